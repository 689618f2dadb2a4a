"""What stands before every request: each guard is one file, an ASGI application round another one."""

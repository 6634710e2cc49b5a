CREATE INDEX CONCURRENTLY innehall_konfidentiellt ON innehall (id) WHERE konfidentiell;

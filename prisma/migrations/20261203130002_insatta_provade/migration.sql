ALTER TABLE innehall VALIDATE CONSTRAINT innehall_insatta;

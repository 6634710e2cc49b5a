-- Nobody let in is an empty list.
ALTER TABLE innehall ADD CONSTRAINT innehall_insatta CHECK (insatta IS NOT NULL) NOT VALID;

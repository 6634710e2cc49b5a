-- What is read is summed by template too.
ALTER TABLE "trafiksumma" DROP CONSTRAINT "trafiksumma_slag",
    ADD CONSTRAINT "trafiksumma_slag" CHECK (slag IN ('alla', 'sprak', 'kalla', 'sektion', 'mall', 'agent', 'artikel', 'stund')) NOT VALID;

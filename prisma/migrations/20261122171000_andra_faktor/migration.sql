-- What some show beside their password: docs/decisions/second-factor.md. Secrets are sealed, recovery codes kept as hashes.
CREATE TABLE "andra_faktor" (
    "person_id" UUID NOT NULL,
    "hemlighet" TEXT,
    "sedan" TIMESTAMPTZ(3),
    "senaste_steg" BIGINT NOT NULL DEFAULT 0,
    "ny_hemlighet" TEXT,

    CONSTRAINT "andra_faktor_pkey" PRIMARY KEY ("person_id")
);

CREATE TABLE "reservkod" (
    "person_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "anvand" TIMESTAMPTZ(3),

    CONSTRAINT "reservkod_pkey" PRIMARY KEY ("person_id","hash")
);

ALTER TABLE "andra_faktor" ADD CONSTRAINT "andra_faktor_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "reservkod" ADD CONSTRAINT "reservkod_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE andra_faktor
    ADD CONSTRAINT andra_faktor_hemlighet CHECK ((hemlighet IS NULL) = (sedan IS NULL)),
    ADD CONSTRAINT andra_faktor_steg CHECK (senaste_steg >= 0);

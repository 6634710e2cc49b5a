-- Passkeys, a second factor beside codes: docs/decisions/passkeys.md. Of one the public key alone is kept, which opens nothing.
CREATE TABLE "passernyckel" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "kredential" TEXT NOT NULL,
    "publik_nyckel" TEXT NOT NULL,
    "namn" TEXT NOT NULL,
    "raknare" BIGINT NOT NULL,
    "transporter" TEXT[],
    "sakerhetskopierad" BOOLEAN NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "senast_anvand" TIMESTAMPTZ(3),

    CONSTRAINT "passernyckel_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "passernyckel_kredential_key" ON "passernyckel"("kredential");
CREATE INDEX "passernyckel_person_id_idx" ON "passernyckel"("person_id");

-- What a passkey is asked to sign: once, within minutes, whichever instance asked. Kept as a hash.
CREATE TABLE "passernyckelfraga" (
    "hash" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "sort" TEXT NOT NULL,
    "utgar" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passernyckelfraga_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "passernyckelfraga_person_id_idx" ON "passernyckelfraga"("person_id");

ALTER TABLE "passernyckel" ADD CONSTRAINT "passernyckel_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passernyckelfraga" ADD CONSTRAINT "passernyckelfraga_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE passernyckel
    ADD CONSTRAINT passernyckel_kredential CHECK (kredential <> ''),
    ADD CONSTRAINT passernyckel_publik_nyckel CHECK (publik_nyckel <> ''),
    ADD CONSTRAINT passernyckel_namn CHECK (namn <> ''),
    ADD CONSTRAINT passernyckel_raknare CHECK (raknare >= 0),
    ADD CONSTRAINT passernyckel_tider CHECK (senast_anvand >= skapad);
ALTER TABLE passernyckelfraga
    ADD CONSTRAINT passernyckelfraga_sort CHECK (sort IN ('ny', 'inloggning'));
ALTER TABLE session
    DROP CONSTRAINT session_inloggad_med,
    ADD CONSTRAINT session_inloggad_med CHECK (inloggad_med IN ('losenord', 'engangskod', 'reservkod', 'passernyckel'));

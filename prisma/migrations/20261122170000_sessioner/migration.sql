-- Logins, from the sign-in until they are ended or out of time: docs/decisions/sessions.md. The cookie names one by a token, of which the hash is kept.
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "session_nr" INTEGER NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "senast_anvand" TIMESTAMPTZ(3) NOT NULL,
    "utgar" TIMESTAMPTZ(3) NOT NULL,
    "klient" TEXT NOT NULL,
    "adress" TEXT NOT NULL,
    "inloggad_med" TEXT NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "session_hash_key" ON "session"("hash");
CREATE INDEX "session_person_id_idx" ON "session"("person_id");
CREATE INDEX "session_utgar_idx" ON "session"("utgar");
CREATE INDEX "session_senast_anvand_idx" ON "session"("senast_anvand");

ALTER TABLE "session" ADD CONSTRAINT "session_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE session
    ADD CONSTRAINT session_inloggad_med CHECK (inloggad_med IN ('losenord', 'engangskod', 'reservkod')),
    ADD CONSTRAINT session_session_nr CHECK (session_nr >= 1),
    ADD CONSTRAINT session_tider CHECK (utgar > skapad);

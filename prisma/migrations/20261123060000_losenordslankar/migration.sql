-- Links by which somebody chooses a password: one who has been invited, or has forgotten theirs. docs/decisions/password-links.md.

-- Of each kind a person has one at most: the latest. Only the hash of what opens it is kept.
CREATE TABLE "losenordslank" (
    "person_id" UUID NOT NULL,
    "art" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "utgar" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "losenordslank_pkey" PRIMARY KEY ("person_id", "art")
);
CREATE UNIQUE INDEX "losenordslank_hash_key" ON "losenordslank"("hash");
CREATE INDEX "losenordslank_utgar_idx" ON "losenordslank"("utgar");
ALTER TABLE "losenordslank" ADD CONSTRAINT "losenordslank_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE losenordslank
    ADD CONSTRAINT losenordslank_art CHECK (art IN ('inbjudan', 'glomt')),
    ADD CONSTRAINT losenordslank_tid CHECK (utgar > skapad);

-- What only the letter itself may hold, sealed: administrators read the outbox, and must not come in as somebody else by it.
ALTER TABLE "utskick" ADD COLUMN "hemlighet" TEXT;

-- What somebody has proposed to change in a language version, as what is another in it than in the revision that it goes on from. Neither it nor
-- what is decided of it is ever changed. The revisions are no keys: they are never removed, and a key to them too would hold two tables at once.
CREATE TABLE "andringsforslag" (
    "id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL CONSTRAINT "andringsforslag_sprak" CHECK (sprak IN ('sv', 'en')),
    "bas" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "kommentar" TEXT NOT NULL,
    "delar" JSONB NOT NULL CONSTRAINT "andringsforslag_delar" CHECK (jsonb_typeof(delar) = 'array' AND jsonb_array_length(delar) = antal),
    "ordning" TEXT[],
    "antal" INTEGER NOT NULL CONSTRAINT "andringsforslag_antal" CHECK (antal > 0),
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "andringsforslag_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "andringsforslag_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "andringsforslag_innehall_id_sprak_skapad_id_idx" ON "andringsforslag"("innehall_id", "sprak", "skapad", "id");

-- What has been decided of each part of a proposal: once.
CREATE TABLE "forslagsbeslut" (
    "forslag_id" UUID NOT NULL,
    "del" TEXT NOT NULL CONSTRAINT "forslagsbeslut_del" CHECK (del <> ''),
    "utfall" TEXT NOT NULL CONSTRAINT "forslagsbeslut_utfall" CHECK (utfall IN ('godtagen', 'avbojd', 'foraldrad')),
    "orsak" TEXT NOT NULL,
    "av" JSONB NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "revision_id" UUID,
    -- The proposal's own.
    "innehall_id" UUID NOT NULL,

    CONSTRAINT "forslagsbeslut_pkey" PRIMARY KEY ("forslag_id", "del"),
    CONSTRAINT "forslagsbeslut_forslag_id_fkey" FOREIGN KEY ("forslag_id") REFERENCES "andringsforslag"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    -- Which revision has it, where it was accepted.
    CONSTRAINT "forslagsbeslut_revision" CHECK (revision_id IS NULL OR utfall = 'godtagen')
);
CREATE INDEX "forslagsbeslut_revision_id_idx" ON "forslagsbeslut"("revision_id");

-- Translations by a language model: what waits, what was made of what, and what every call has used.
CREATE TABLE "oversattningsjobb" (
    "id" UUID NOT NULL,
    "nr" BIGSERIAL NOT NULL,
    "innehall_id" UUID NOT NULL,
    "fran" TEXT NOT NULL,
    "till" TEXT NOT NULL,
    "skriv_over" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'vantar',
    "framsteg" INTEGER NOT NULL DEFAULT 0,
    "kalla" UUID NOT NULL,
    "bas" UUID,
    "av" JSONB NOT NULL,
    "delar" JSONB NOT NULL DEFAULT '{}',
    "bruk" JSONB NOT NULL DEFAULT '{"in": 0, "ut": 0}',
    "resultat" JSONB,
    "fel" JSONB,
    "nasta" TIMESTAMPTZ(3),
    "hallare" UUID,
    "forsok" INTEGER NOT NULL DEFAULT 0,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "utford" TIMESTAMPTZ(3),

    CONSTRAINT "oversattningsjobb_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "oversattning" (
    "revision_id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "nr" INTEGER NOT NULL,
    "delar" JSONB NOT NULL,

    CONSTRAINT "oversattning_pkey" PRIMARY KEY ("revision_id")
);
CREATE TABLE "ai_anrop" (
    "id" UUID NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "dag" DATE NOT NULL,
    "uppgift" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "tjanst" TEXT NOT NULL,
    "modell" TEXT NOT NULL,
    "utfall" TEXT NOT NULL,
    "tokens_in" INTEGER NOT NULL,
    "tokens_ut" INTEGER NOT NULL,
    "kostnad" DOUBLE PRECISION,
    "ms" INTEGER NOT NULL,
    "innehall" UUID,
    "av" JSONB NOT NULL,

    CONSTRAINT "ai_anrop_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "oversattningsjobb_innehall_id_till_idx" ON "oversattningsjobb"("innehall_id", "till");
CREATE INDEX "oversattning_innehall_id_sprak_nr_idx" ON "oversattning"("innehall_id", "sprak", "nr" DESC);
CREATE INDEX "ai_anrop_dag_idx" ON "ai_anrop"("dag");

ALTER TABLE "oversattningsjobb" ADD CONSTRAINT "oversattningsjobb_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "oversattning" ADD CONSTRAINT "oversattning_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One translation at a time of a language version; and what is to be begun next.
CREATE UNIQUE INDEX oversattningsjobb_ett_i_taget ON oversattningsjobb (innehall_id, till) WHERE nasta IS NOT NULL;
CREATE INDEX oversattningsjobb_nasta ON oversattningsjobb (nasta, nr) WHERE nasta IS NOT NULL;

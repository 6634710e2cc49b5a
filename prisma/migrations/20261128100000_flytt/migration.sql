-- What is public moves to another publishing system, or home from one (docs/decisions/moving-between-systems.md): how far it has come.
CREATE TABLE "flytt" (
    "id" UUID NOT NULL,
    "till" TEXT NOT NULL,
    "adress" TEXT NOT NULL,
    "av" JSONB NOT NULL,
    "begard" TIMESTAMPTZ(3) NOT NULL,
    "slut" TIMESTAMPTZ(3),
    "pausad" BOOLEAN NOT NULL DEFAULT false,
    "efter" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
    "antal" INTEGER NOT NULL,

    CONSTRAINT "flytt_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "flytt_till" CHECK (till IN ('inbyggd', 'wordpress')),
    CONSTRAINT "flytt_adress" CHECK (adress <> ''),
    CONSTRAINT "flytt_antal" CHECK (antal >= 0)
);
CREATE INDEX "flytt_begard_idx" ON "flytt"("begard" DESC);
-- One at a time.
CREATE UNIQUE INDEX flytt_en_pagar ON flytt ((true)) WHERE slut IS NULL;

ALTER TABLE "release" DROP CONSTRAINT "release_lage",
    ADD CONSTRAINT "release_lage" CHECK (lage IN ('utkast', 'publicera', 'schemalagd', 'nedtagning', 'avstamning', 'flytt')) NOT VALID;
ALTER TABLE "release" DROP CONSTRAINT "release_fakta",
    ADD CONSTRAINT "release_fakta" CHECK (fakta IS NOT NULL OR lage IN ('nedtagning', 'avstamning', 'flytt')
      OR tillstand IN ('klar', 'avslagen', 'avbruten', 'ersatt', 'nedtagen')) NOT VALID;

-- What an agent has to reach in the proving ground before it publishes, and for how many days that holds; NULL is nothing.
ALTER TABLE "agent"
    ADD COLUMN "prov_minst" DOUBLE PRECISION CONSTRAINT agent_prov_minst CHECK (prov_minst BETWEEN 0.5 AND 1),
    ADD COLUMN "prov_dagar" INTEGER CONSTRAINT agent_prov_dagar CHECK (prov_dagar > 0),
    ADD CONSTRAINT agent_prov CHECK ((prov_minst IS NULL) = (prov_dagar IS NULL));

-- Rounds of tasks, and how agents did in them. The tasks follow from the seed; of answers only how they were judged is kept.
CREATE TABLE "provomgang" (
    "id" UUID NOT NULL,
    "agent_id" UUID NOT NULL,
    "nyckel_prefix" TEXT NOT NULL,
    "ovning" BOOLEAN NOT NULL,
    "fro" INTEGER NOT NULL CONSTRAINT provomgang_fro CHECK (fro >= 0),
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "slutar" TIMESTAMPTZ(3) NOT NULL,
    "klar" TIMESTAMPTZ(3),
    "poang" DOUBLE PRECISION NOT NULL CONSTRAINT provomgang_poang CHECK (poang BETWEEN 0 AND 1),
    "utdelad" TEXT NOT NULL,
    "uppgifter" JSONB NOT NULL CONSTRAINT provomgang_uppgifter CHECK (jsonb_typeof(uppgifter) = 'array'),

    CONSTRAINT "provomgang_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "provomgang_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agent"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "provomgang_agent_id_skapad_idx" ON "provomgang"("agent_id", "skapad" DESC);

-- A new key may be put in place before the old one stops opening.
ALTER TABLE "agent" ADD COLUMN "gammal_nyckel_hash" TEXT;
ALTER TABLE "agent" ADD COLUMN "gammal_nyckel_prefix" TEXT;
ALTER TABLE "agent" ADD COLUMN "gammal_nyckel_utgar" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "agent_gammal_nyckel_hash_key" ON "agent"("gammal_nyckel_hash");

-- What an agent may use of each thing in a day; null is without limit.
ALTER TABLE "agent" ADD COLUMN "kvot_utkast" INTEGER;
ALTER TABLE "agent" ADD COLUMN "kvot_releaser" INTEGER;
ALTER TABLE "agent" ADD COLUMN "kvot_ai_tokens" INTEGER;

-- What each agent has used, by day in Stockholm.
CREATE TABLE "agent_bruk" (
    "agent_id" UUID NOT NULL,
    "dag" DATE NOT NULL,
    "utkast" INTEGER NOT NULL DEFAULT 0,
    "releaser" INTEGER NOT NULL DEFAULT 0,
    "ai_tokens" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "agent_bruk_pkey" PRIMARY KEY ("agent_id","dag")
);
ALTER TABLE "agent_bruk" ADD CONSTRAINT "agent_bruk_agent_id_fkey" FOREIGN KEY ("agent_id") REFERENCES "agent"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What somebody has done, newest first.
CREATE INDEX logg_av ON logg ((principal ->> 'id'), id DESC) WHERE (principal ->> 'id') IS NOT NULL;

-- What an agent may cost in a day by the language model, in the money of the price that is set; NULL is no limit. And what it has.
ALTER TABLE "agent"
    ADD COLUMN "kvot_ai_kostnad" DOUBLE PRECISION CONSTRAINT agent_kvot_ai_kostnad CHECK (kvot_ai_kostnad >= 0);
ALTER TABLE "agent_bruk"
    ADD COLUMN "ai_kostnad" DOUBLE PRECISION NOT NULL DEFAULT 0,
    ADD CONSTRAINT agent_bruk_ai_kostnad CHECK (ai_kostnad >= 0) NOT VALID;

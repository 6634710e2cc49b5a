ALTER TABLE "agent_bruk" VALIDATE CONSTRAINT agent_bruk_ai_kostnad;

-- Where an agent may call from (empty: anywhere), and how often in a minute (NULL: as often as anybody).
ALTER TABLE "agent"
    ADD COLUMN "ip_omraden" TEXT[] DEFAULT ARRAY[]::TEXT[] CONSTRAINT agent_ip_omraden CHECK (ip_omraden IS NOT NULL),
    ADD COLUMN "anrop_per_minut" INTEGER CONSTRAINT agent_anrop_per_minut CHECK (anrop_per_minut > 0);

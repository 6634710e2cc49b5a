-- Which articles an agent reads, beside its own.
ALTER TABLE "agent" ADD COLUMN "laser" TEXT NOT NULL DEFAULT 'allt'
    CONSTRAINT "agent_laser" CHECK ("laser" IN ('allt', 'egna_sektioner', 'eget'));

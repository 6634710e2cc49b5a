-- Whether an agent may save over what somebody else wrote last; where not, it proposes.
ALTER TABLE "agent" ADD COLUMN "skriver_over" BOOLEAN NOT NULL DEFAULT true;

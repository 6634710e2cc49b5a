-- When a program was last told that it lacks what its person could grant, and when it was last sent to ask for it instead of renewing what it had.
ALTER TABLE "anslutning" ADD COLUMN "hojning_begard" TIMESTAMPTZ(3), ADD COLUMN "hojning_nekad" TIMESTAMPTZ(3);

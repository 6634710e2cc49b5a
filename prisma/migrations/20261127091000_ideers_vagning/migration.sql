-- When an idea was last weighed by what the newsroom has decided; until then, when it was found.
ALTER TABLE "ide" ADD COLUMN "vagd" TIMESTAMPTZ(3);

-- The types of a skeleton's blocks, beside them: a list of all would read tens of megabytes to tell them. There are two hundred at most.
ALTER TABLE "stomme" ADD COLUMN "typer" TEXT[] DEFAULT ARRAY[]::TEXT[] CONSTRAINT stomme_typer CHECK (typer IS NOT NULL);
UPDATE "stomme" SET "typer" = ARRAY(SELECT DISTINCT b ->> 'type' FROM jsonb_array_elements("block") b);

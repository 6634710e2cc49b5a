-- A section carries its English name itself, and can be put away without its articles losing their addresses.
ALTER TABLE "sektion" ADD COLUMN "namn_en" TEXT NOT NULL DEFAULT '', ADD COLUMN "arkiverad" BOOLEAN NOT NULL DEFAULT false;

-- The English names that these sections have been shown by until now.
UPDATE "sektion" SET "namn_en" = known.namn
FROM (VALUES ('nyheter', 'News'), ('noje', 'Entertainment'), ('mat', 'Food'), ('resor', 'Travel'), ('stil', 'Style'), ('kultur', 'Culture')) AS known (id, namn)
WHERE "sektion"."id" = known.id;

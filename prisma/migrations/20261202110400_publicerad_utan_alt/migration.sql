-- Which public versions show pictures without an alternative text, how many, and where the first of them stands: one row for each that does.
-- Written behind the releases by who reads what they link to.

CREATE TABLE "publicerad_utan_alt" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "publicering_id" UUID NOT NULL,
    "publicerad" TIMESTAMPTZ(3) NOT NULL,
    "antal" INTEGER NOT NULL,
    "block" TEXT NOT NULL,
    CONSTRAINT "publicerad_utan_alt_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "publicerad_utan_alt_antal" CHECK (antal > 0),
    CONSTRAINT "publicerad_utan_alt_pkey" PRIMARY KEY ("innehall_id", "sprak"),
    CONSTRAINT "publicerad_utan_alt_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "publicerad_utan_alt_publicerad_publicering_id_idx" ON "publicerad_utan_alt"("publicerad" DESC, "publicering_id" DESC);
CREATE INDEX "publicerad_utan_alt_sprak_publicerad_publicering_id_idx" ON "publicerad_utan_alt"("sprak", "publicerad" DESC, "publicering_id" DESC);

-- What is public already is read once more.
DELETE FROM lankfyllning;
INSERT INTO lankfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000');

-- When somebody last saw in the shop the price that readers have had longest: one row for each public version that tells of it.
-- Written behind the releases by who reads what they link to.

CREATE TABLE "publicerad_pris" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "kontrollerad" DATE NOT NULL,
    CONSTRAINT "publicerad_pris_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "publicerad_pris_pkey" PRIMARY KEY ("innehall_id", "sprak"),
    CONSTRAINT "publicerad_pris_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "publicerad_pris_kontrollerad_idx" ON "publicerad_pris"("kontrollerad");

-- What is public already is read once more.
DELETE FROM lankfyllning;
INSERT INTO lankfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000');

-- The words of what readers have, for readers to search: of that publication and no other. Written behind the releases by who reads what they link to.

CREATE TABLE "publicerad_sok" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "publicering_id" UUID NOT NULL,
    "publicerad" TIMESTAMPTZ(3) NOT NULL,
    "vektor" TSVECTOR NOT NULL,
    CONSTRAINT "publicerad_sok_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "publicerad_sok_pkey" PRIMARY KEY ("innehall_id", "sprak"),
    CONSTRAINT "publicerad_sok_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "publicerad_sok_vektor_idx" ON "publicerad_sok" USING GIN ("vektor");
CREATE INDEX "publicerad_sok_sprak_publicerad_innehall_id_idx" ON "publicerad_sok"("sprak", "publicerad" DESC, "innehall_id" DESC);

-- What is public already is read once more.
DELETE FROM lankfyllning;
INSERT INTO lankfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000');

-- The people dictionary (decisions.md §12, `personer`), which `kandis` looks in.
CREATE TABLE "kandis" (
    "id" UUID NOT NULL,
    "namn" TEXT NOT NULL,
    "alias" TEXT[],
    "fodd" TEXT NOT NULL,
    "fodd_iso" TEXT NOT NULL,
    "kand_for" TEXT NOT NULL,
    "vag" TEXT NOT NULL,
    "rader" JSONB NOT NULL,
    "kalla" TEXT NOT NULL,
    "externt_id" TEXT,
    "importerat" JSONB,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kandis_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kandis_namn" (
    "kandis_id" UUID NOT NULL,
    "tat" TEXT NOT NULL,
    "ord" TEXT NOT NULL,

    CONSTRAINT "kandis_namn_pkey" PRIMARY KEY ("kandis_id","tat")
);

-- CreateIndex
CREATE UNIQUE INDEX "kandis_externt_id_key" ON "kandis"("externt_id");

-- CreateIndex
CREATE INDEX "kandis_namn_tat_idx" ON "kandis_namn"("tat");

-- AddForeignKey
ALTER TABLE "kandis_namn" ADD CONSTRAINT "kandis_namn_kandis_id_fkey" FOREIGN KEY ("kandis_id") REFERENCES "kandis"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Names are found in spite of a slip of the finger, and by the beginning of a word.
CREATE INDEX kandis_namn_ord_trgm ON kandis_namn USING gin (ord gin_trgm_ops);

-- The order of the list.
CREATE INDEX kandis_ordning ON kandis (lower(namn), id);

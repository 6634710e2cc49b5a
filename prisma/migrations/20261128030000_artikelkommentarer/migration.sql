-- What is said about articles: about all of one, a block, a field, or words that stand there. A thread is the comment that it begins with and
-- those that answer it.
CREATE TABLE "artikelkommentar" (
    "id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL CONSTRAINT "artikelkommentar_sprak" CHECK (sprak IN ('sv', 'en')),
    "svar_pa" UUID,
    "text" TEXT NOT NULL CONSTRAINT "artikelkommentar_text" CHECK (text <> ''),
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,
    "block" TEXT NOT NULL,
    "falt" TEXT NOT NULL,
    "citat" TEXT,
    "ankare" JSONB,
    "fast" BOOLEAN NOT NULL,
    "galler" TEXT[],
    "lost" TIMESTAMPTZ(3),
    "lost_av" JSONB,

    CONSTRAINT "artikelkommentar_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "artikelkommentar_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "artikelkommentar_citat" CHECK ((citat IS NULL) = (ankare IS NULL)),
    CONSTRAINT "artikelkommentar_lost" CHECK ((lost IS NULL) = (lost_av IS NULL))
);
CREATE INDEX "artikelkommentar_innehall_id_idx" ON "artikelkommentar"("innehall_id");
-- Of threads an article has some hundreds, of answers many more.
CREATE INDEX artikelkommentar_tradar ON artikelkommentar (innehall_id, skapad, id) WHERE svar_pa IS NULL;
CREATE INDEX "artikelkommentar_svar_pa_skapad_id_idx" ON "artikelkommentar"("svar_pa", "skapad", "id");

-- Who was named in one, and whether they were written to.
CREATE TABLE "kommentarnamn" (
    "kommentar_id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "trad_id" UUID NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "brev" BOOLEAN NOT NULL,

    CONSTRAINT "kommentarnamn_pkey" PRIMARY KEY ("kommentar_id", "person_id"),
    CONSTRAINT "kommentarnamn_kommentar_id_fkey" FOREIGN KEY ("kommentar_id") REFERENCES "artikelkommentar"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "kommentarnamn_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "kommentarnamn_trad_id_person_id_tid_idx" ON "kommentarnamn"("trad_id", "person_id", "tid");
CREATE INDEX "kommentarnamn_person_id_idx" ON "kommentarnamn"("person_id");

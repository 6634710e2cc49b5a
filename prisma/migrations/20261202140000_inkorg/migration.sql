-- What concerns a person, until they have read it and for a while after. What it is of is told by "nyckel": of that a person has one line, which
-- comes anew when it happens again.
CREATE TABLE "inkorg" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "nyckel" TEXT NOT NULL,
    "handelse" TEXT NOT NULL CONSTRAINT "inkorg_handelse" CHECK (handelse IN (
      'namnd', 'svar', 'kommentar_tilldelad', 'granskning', 'godkand', 'godkannande_tillbaka', 'text_andrad', 'publicering_misslyckad',
      'uppgift_tilldelad', 'uppgift_kommenterad')),
    "innehall_id" UUID,
    "ko_id" UUID,
    "kommentar_id" UUID,
    "sprak" TEXT CONSTRAINT "inkorg_sprak" CHECK (sprak IN ('sv', 'en')),
    "av" JSONB,
    "antal" INTEGER NOT NULL CONSTRAINT "inkorg_antal" CHECK (antal > 0),
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "last" TIMESTAMPTZ(3),
    "brev" BOOLEAN NOT NULL,

    CONSTRAINT "inkorg_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "inkorg_om" CHECK ((innehall_id IS NULL) <> (ko_id IS NULL)),
    CONSTRAINT "inkorg_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "inkorg_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "inkorg_person_id_nyckel_key" ON "inkorg"("person_id", "nyckel");
CREATE INDEX "inkorg_person_id_tid_id_idx" ON "inkorg"("person_id", "tid", "id");
CREATE INDEX "inkorg_innehall_id_idx" ON "inkorg"("innehall_id");
-- What goes with a comment that is taken away.
CREATE INDEX inkorg_kommentar ON inkorg (kommentar_id) WHERE kommentar_id IS NOT NULL;
-- What is yet to be written of.
CREATE INDEX inkorg_brev ON inkorg (person_id, tid) WHERE brev;

-- What of the work queue a person is yet to be written to about, and how often they want to be.
CREATE TABLE "kobrev" (
    "person_id" UUID NOT NULL,
    "nar" TEXT NOT NULL CONSTRAINT kobrev_nar CHECK (nar IN ('genast', 'dagligen', 'aldrig')),

    CONSTRAINT "kobrev_pkey" PRIMARY KEY ("person_id"),
    CONSTRAINT "kobrev_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE TABLE "koavisering" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "ko_id" UUID NOT NULL,
    "handelse" TEXT NOT NULL CONSTRAINT koavisering_handelse CHECK (handelse IN ('tilldelad', 'kommenterad', 'forsenad')),
    "text" TEXT NOT NULL,
    "av" JSONB,
    "tid" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "koavisering_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "koavisering_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "koavisering_ko_id_fkey" FOREIGN KEY ("ko_id") REFERENCES "ko"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "koavisering_tid_idx" ON "koavisering"("tid");
CREATE INDEX "koavisering_person_id_idx" ON "koavisering"("person_id");
CREATE INDEX "koavisering_ko_id_idx" ON "koavisering"("ko_id");

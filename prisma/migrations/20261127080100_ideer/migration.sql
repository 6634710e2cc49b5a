-- What the watched feeds tell of, folded: an idea is an event, and has a source for each entry that tells of it.
CREATE TABLE "ide" (
    "id" UUID NOT NULL,
    "rubrik" TEXT NOT NULL,
    "ingress" TEXT NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "ord" TEXT[],
    "traffar" TEXT[],
    "relevans" INTEGER NOT NULL,
    "sektion" TEXT,
    "bevakning_id" UUID NOT NULL,
    "tillstand" TEXT NOT NULL DEFAULT 'ny',
    "orsak" TEXT,
    "avgjord" TIMESTAMPTZ(3),
    "avgjord_av" JSONB,
    "ko_id" UUID,
    "egen_id" UUID,
    "sedd" TIMESTAMPTZ(3) NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ide_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ide_rubrik" CHECK (rubrik <> ''),
    CONSTRAINT "ide_relevans" CHECK (relevans BETWEEN 0 AND 100),
    CONSTRAINT "ide_tillstand" CHECK (tillstand IN ('ny', 'bestalld', 'avfardad')),
    CONSTRAINT "ide_orsak" CHECK (orsak IN ('ointressant', 'redan_gjord', 'for_gammal', 'osaker_kalla')),
    CONSTRAINT "ide_avgjord" CHECK ((tillstand = 'ny' OR avgjord IS NOT NULL) AND (avgjord IS NULL) = (avgjord_av IS NULL)),
    CONSTRAINT "ide_avfardad" CHECK (tillstand <> 'avfardad' OR orsak IS NOT NULL),
    CONSTRAINT "ide_bestalld" CHECK (tillstand <> 'bestalld' OR ko_id IS NOT NULL),
    CONSTRAINT "ide_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ide_bevakning_id_fkey" FOREIGN KEY ("bevakning_id") REFERENCES "bevakning"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "ide_ko_id_fkey" FOREIGN KEY ("ko_id") REFERENCES "ko"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- Each filter of the list, in its order.
CREATE INDEX "ide_tid_id_idx" ON "ide"("tid" DESC, "id" DESC);
CREATE INDEX "ide_tillstand_tid_id_idx" ON "ide"("tillstand", "tid" DESC, "id" DESC);
CREATE INDEX "ide_sektion_tid_id_idx" ON "ide"("sektion", "tid" DESC, "id" DESC);
CREATE INDEX "ide_bevakning_id_tid_id_idx" ON "ide"("bevakning_id", "tid" DESC, "id" DESC);
CREATE INDEX ide_relevanta ON ide (tid DESC, id DESC) WHERE relevans >= 55;
CREATE INDEX ide_egna ON ide (tid DESC, id DESC) WHERE egen_id IS NOT NULL;
CREATE INDEX ide_sokord ON ide USING gin ((' ' || lower(rubrik) || ' ' || lower(ingress)) gin_trgm_ops);
-- What has been decided last teaches; what is new is looked over again, the one that has waited longest first.
CREATE INDEX ide_avgjord_ordning ON ide (avgjord DESC) WHERE avgjord IS NOT NULL;
CREATE INDEX ide_sedd ON ide (sedd) WHERE tillstand = 'ny';
CREATE INDEX "ide_skapad_idx" ON "ide"("skapad");
CREATE INDEX "ide_ko_id_idx" ON "ide"("ko_id");

CREATE TABLE "idekalla" (
    "id" UUID NOT NULL,
    "ide_id" UUID NOT NULL,
    "bevakning_id" UUID NOT NULL,
    "nyckel" TEXT NOT NULL,
    "rubrik" TEXT NOT NULL,
    "ingress" TEXT NOT NULL,
    "adress" TEXT NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "tid_osaker" BOOLEAN NOT NULL DEFAULT false,
    "drag" INTEGER[],
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idekalla_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "idekalla_rubrik" CHECK (rubrik <> ''),
    CONSTRAINT "idekalla_adress" CHECK (adress ~ '^https?://'),
    CONSTRAINT "idekalla_ide_id_fkey" FOREIGN KEY ("ide_id") REFERENCES "ide"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "idekalla_bevakning_id_fkey" FOREIGN KEY ("bevakning_id") REFERENCES "bevakning"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- An entry is taken once, however often its feed is read.
CREATE UNIQUE INDEX "idekalla_bevakning_id_nyckel_key" ON "idekalla"("bevakning_id", "nyckel");
CREATE INDEX "idekalla_ide_id_tid_id_idx" ON "idekalla"("ide_id", "tid", "id");
-- What two entries about the same event have some of in common (lib/ideas/common-traits.ts).
CREATE INDEX "idekalla_drag_idx" ON "idekalla" USING GIN ("drag");

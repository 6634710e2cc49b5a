-- Whether history is whole can be shown: docs/decisions/tamper-evidence.md. What is written waits in `oforseglad` for its seal, which
-- is set behind the writes; what has been sealed is never changed, as history itself.
CREATE TABLE "oforseglad" (
    "lopnr" BIGSERIAL NOT NULL,
    "tabell" TEXT NOT NULL,
    "rad" TEXT NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- What was there before is sealed behind the scenes, each language of an article in the order of its revisions. Only their ids are
-- put here, and the indexes are made afterwards, so that no start waits for it.
INSERT INTO oforseglad (tabell, rad) SELECT 'revision', id::text FROM revision ORDER BY innehall_id, sprak, nr;
INSERT INTO oforseglad (tabell, rad) SELECT 'logg', id::text FROM logg ORDER BY id;
ALTER TABLE "oforseglad" ADD CONSTRAINT "oforseglad_pkey" PRIMARY KEY ("lopnr");
CREATE INDEX "oforseglad_tabell_rad_idx" ON "oforseglad"("tabell", "rad");

CREATE TABLE "sigill" (
    "nr" BIGINT NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL,
    "antal" INTEGER NOT NULL,
    "foregaende" TEXT NOT NULL,
    "rot" TEXT NOT NULL,

    CONSTRAINT "sigill_pkey" PRIMARY KEY ("nr")
);
CREATE INDEX "sigill_rot_idx" ON "sigill"("rot");

CREATE TABLE "sigillrad" (
    "nr" BIGINT NOT NULL,
    "plats" INTEGER NOT NULL,
    "tabell" TEXT NOT NULL,
    "rad" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "innehall_id" UUID,
    "sprak" TEXT,
    "version" INTEGER,
    "kedja" TEXT,

    CONSTRAINT "sigillrad_pkey" PRIMARY KEY ("nr","plats")
);
CREATE INDEX "sigillrad_tabell_rad_idx" ON "sigillrad"("tabell", "rad");
CREATE INDEX sigillrad_kedja ON sigillrad (tabell, innehall_id, sprak, nr, plats) WHERE kedja IS NOT NULL;

-- One look at all of it: asked for by somebody, or every night.
CREATE TABLE "historikkontroll" (
    "id" UUID NOT NULL,
    "natt" DATE,
    "begard" TIMESTAMPTZ(3) NOT NULL,
    "av" JSONB,
    "nasta" TIMESTAMPTZ(3),
    "hallare" UUID,
    "kontrollerade" INTEGER NOT NULL DEFAULT 0,
    "klar" TIMESTAMPTZ(3),
    "rot" TEXT,
    "antal_fynd" INTEGER NOT NULL DEFAULT 0,
    "fynd" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "historikkontroll_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "historikkontroll_natt_key" ON "historikkontroll"("natt");
-- Whoever asks while one that was asked for is underway is told of that one.
CREATE UNIQUE INDEX historikkontroll_en_begard ON historikkontroll ((nasta IS NOT NULL)) WHERE nasta IS NOT NULL AND natt IS NULL;
CREATE INDEX "historikkontroll_begard_idx" ON "historikkontroll"("begard" DESC);

ALTER TABLE "sigillrad" ADD CONSTRAINT "sigillrad_nr_fkey" FOREIGN KEY ("nr") REFERENCES "sigill"("nr") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE sigill
    ADD CONSTRAINT sigill_nr CHECK (nr >= 1),
    ADD CONSTRAINT sigill_antal CHECK (antal >= 1),
    ADD CONSTRAINT sigill_rot CHECK (rot ~ '^[0-9a-f]{64}$'),
    ADD CONSTRAINT sigill_foregaende CHECK (foregaende ~ '^([0-9a-f]{64})?$' AND (foregaende = '') = (nr = 1));
ALTER TABLE sigillrad
    ADD CONSTRAINT sigillrad_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT sigillrad_plats CHECK (plats >= 0),
    ADD CONSTRAINT sigillrad_hash CHECK (hash ~ '^([0-9a-f]{64})?$'),
    ADD CONSTRAINT sigillrad_kedja CHECK (kedja ~ '^[0-9a-f]{64}$');
ALTER TABLE historikkontroll
    ADD CONSTRAINT historikkontroll_klar CHECK (klar IS NULL OR nasta IS NULL),
    ADD CONSTRAINT historikkontroll_hallare CHECK (hallare IS NULL OR nasta IS NOT NULL),
    ADD CONSTRAINT historikkontroll_rot CHECK (rot ~ '^([0-9a-f]{64})?$'),
    ADD CONSTRAINT historikkontroll_antal CHECK (kontrollerade >= 0 AND antal_fynd >= 0);

CREATE TRIGGER sigill_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON sigill
    FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();
CREATE TRIGGER sigillrad_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON sigillrad
    FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();

-- A row that commits late comes late into the queue, with its own transaction: none can be missed.
CREATE FUNCTION forseglas_senare() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO oforseglad (tabell, rad) VALUES (TG_TABLE_NAME, NEW.id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER revision_forseglas AFTER INSERT ON revision FOR EACH ROW EXECUTE FUNCTION forseglas_senare();
CREATE TRIGGER logg_forseglas AFTER INSERT ON logg FOR EACH ROW EXECUTE FUNCTION forseglas_senare();

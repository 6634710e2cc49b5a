-- Old addresses of the site and where they lead, and how often readers have come by them.

CREATE TABLE "omdirigering" (
    "id" UUID NOT NULL,
    "fran" TEXT NOT NULL,
    "till" TEXT,
    "status" INTEGER NOT NULL,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "omdirigering_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "omdirigering_fran" CHECK (fran ~ '^/' AND length(fran) <= 2000),
    CONSTRAINT "omdirigering_till" CHECK (till ~ '^(/|https?://)'),
    CONSTRAINT "omdirigering_status" CHECK (status IN (301, 302, 410)),
    CONSTRAINT "omdirigering_borta" CHECK ((status = 410) = (till IS NULL))
);

CREATE UNIQUE INDEX "omdirigering_fran_key" ON "omdirigering"("fran");
CREATE INDEX "omdirigering_skapad_id_idx" ON "omdirigering"("skapad" DESC, "id" DESC);
CREATE INDEX "omdirigering_status_skapad_id_idx" ON "omdirigering"("status", "skapad" DESC, "id" DESC);
-- What is searched: both addresses, each with a space before it.
CREATE INDEX omdirigering_ord ON omdirigering USING gin ((' ' || lower(fran) || ' ' || lower(coalesce(till, ''))) gin_trgm_ops);

-- One row for each that has been followed: no reader is in it.
CREATE TABLE "omdirigeringsbruk" (
    "omdirigering_id" UUID NOT NULL,
    "antal" BIGINT NOT NULL,
    "senast" DATE NOT NULL,
    CONSTRAINT "omdirigeringsbruk_pkey" PRIMARY KEY ("omdirigering_id"),
    CONSTRAINT "omdirigeringsbruk_antal" CHECK (antal > 0),
    CONSTRAINT "omdirigeringsbruk_omdirigering_id_fkey" FOREIGN KEY ("omdirigering_id") REFERENCES "omdirigering"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

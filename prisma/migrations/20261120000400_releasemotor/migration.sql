-- Releases become durable orders: scheduled, leased while they are carried out, tried again, in order within an item.
ALTER TABLE "release"
    ADD COLUMN "nr" BIGSERIAL NOT NULL,
    ADD COLUMN "tur" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "nasta" TIMESTAMPTZ(3),
    ADD COLUMN "hallare" UUID,
    ADD COLUMN "stopp" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "forsok" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "utford" TIMESTAMPTZ(3),
    ADD COLUMN "larmad" TIMESTAMPTZ(3),
    ADD COLUMN "nyckel" TEXT,
    ADD COLUMN "begaran" TEXT;

-- Until now nothing sent a release that was left waiting, and a new one took its place: those are over.
UPDATE "release" SET "tillstand" = 'misslyckad' WHERE "tillstand" IN ('pagar', 'koad');
UPDATE "release" SET "tur" = "skapad", "forsok" = 1, "utford" = CASE WHEN "tillstand" IN ('klar', 'nedtagen') THEN "andrad" END;

-- CreateIndex
CREATE INDEX "release_tur_nr_idx" ON "release"("tur" DESC, "nr" DESC);

-- Those that wait are few among all there ever were.
CREATE INDEX release_vantar ON release (nasta) WHERE nasta IS NOT NULL;
CREATE INDEX release_vantar_innehall ON release (innehall_id) WHERE nasta IS NOT NULL;

-- Whatever goes wrong elsewhere, two releases of one item are never carried out at once.
CREATE UNIQUE INDEX release_en_pagar ON release (innehall_id) WHERE tillstand = 'pagar';

CREATE INDEX release_nyckel ON release (nyckel) WHERE nyckel IS NOT NULL;

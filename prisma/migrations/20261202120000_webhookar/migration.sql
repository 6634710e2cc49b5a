-- Receivers elsewhere that are sent what happens, and what has been sent to each. The secret is sealed; `efter` is the event that came last.
CREATE TABLE "webhook" (
    "id" UUID NOT NULL,
    "namn" TEXT NOT NULL CONSTRAINT webhook_namn CHECK (namn <> ''),
    "adress" TEXT NOT NULL CONSTRAINT webhook_adress CHECK (adress ~ '^https://'),
    "typer" TEXT[],
    "hemlighet" TEXT NOT NULL,
    "agare_id" UUID NOT NULL,
    "lage" TEXT NOT NULL DEFAULT 'aktiv' CONSTRAINT webhook_lage CHECK (lage IN ('aktiv', 'pausad')),
    "fel" JSONB,
    "efter" TEXT CONSTRAINT webhook_efter CHECK (efter ~ '^[1-9][0-9]{0,17}[.][0-9]{1,9}[.][0-9a-f]{8}$'),
    "forsok" INTEGER NOT NULL DEFAULT 0 CONSTRAINT webhook_forsok CHECK (forsok >= 0),
    "sedan" TIMESTAMPTZ(3),
    "nasta" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "hallare" UUID,
    "levererad" TIMESTAMPTZ(3),
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_sedan" CHECK ((sedan IS NULL) = (forsok = 0)),
    CONSTRAINT "webhook_agare_id_fkey" FOREIGN KEY ("agare_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "webhookleverans" (
    "id" UUID NOT NULL,
    "webhook_id" UUID NOT NULL,
    "slag" TEXT NOT NULL CONSTRAINT webhookleverans_slag CHECK (slag IN ('handelser', 'prov')),
    "typer" TEXT[],
    "fran" TEXT,
    "till" TEXT,
    "antal" INTEGER NOT NULL CONSTRAINT webhookleverans_antal CHECK (antal >= 0),
    "lage" TEXT NOT NULL CONSTRAINT webhookleverans_lage CHECK (lage IN ('vantar', 'levererad', 'misslyckad')),
    "forsok" INTEGER NOT NULL DEFAULT 0 CONSTRAINT webhookleverans_forsok CHECK (forsok >= 0),
    "status" INTEGER,
    "ms" INTEGER,
    "fel" JSONB,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "senast" TIMESTAMPTZ(3),

    CONSTRAINT "webhookleverans_pkey" PRIMARY KEY ("id"),
    -- Where the events end that are in it; a try has none.
    CONSTRAINT "webhookleverans_till" CHECK (slag = 'handelser' OR till IS NULL),
    CONSTRAINT "webhookleverans_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What comes later waits for what comes before it: one at a time is sent to each.
CREATE UNIQUE INDEX webhookleverans_vantar ON webhookleverans (webhook_id) WHERE lage = 'vantar';
CREATE INDEX "webhookleverans_webhook_id_skapad_id_idx" ON "webhookleverans"("webhook_id", "skapad", "id");

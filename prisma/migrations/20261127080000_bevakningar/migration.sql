-- Feeds that are watched for ideas: what is asked of each, and how it went the last time.
CREATE TABLE "bevakning" (
    "id" UUID NOT NULL,
    "adress" TEXT NOT NULL,
    "namn" TEXT NOT NULL,
    "sektion" TEXT,
    "ord" TEXT[],
    "intervall" INTEGER NOT NULL,
    "vilande" BOOLEAN NOT NULL DEFAULT false,
    "borttagen" BOOLEAN NOT NULL DEFAULT false,
    "hamtad" TIMESTAMPTZ(3),
    "lyckad" TIMESTAMPTZ(3),
    "fel" JSONB,
    "misslyckanden" INTEGER NOT NULL DEFAULT 0,
    "etag" TEXT,
    "senast_andrad" TEXT,
    "nasta" TIMESTAMPTZ(3),
    "hallare" UUID,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "bevakning_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bevakning_adress" CHECK (adress ~ '^https?://'),
    CONSTRAINT "bevakning_namn" CHECK (namn <> ''),
    CONSTRAINT "bevakning_intervall" CHECK (intervall BETWEEN 5 AND 10080),
    CONSTRAINT "bevakning_misslyckanden" CHECK (misslyckanden >= 0),
    CONSTRAINT "bevakning_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- An address may be longer than an index holds. What has been removed stays until nothing that came from it is left.
CREATE UNIQUE INDEX bevakning_adress_md5 ON bevakning (md5(adress)) WHERE NOT borttagen;
CREATE INDEX bevakning_namn_ordning ON bevakning (svensk_ordning(namn), id) WHERE NOT borttagen;
CREATE INDEX bevakning_nasta ON bevakning (nasta) WHERE NOT vilande AND NOT borttagen;

-- Assistants that act in a person's name: docs/decisions/oauth.md.
CREATE TABLE "anslutning" (
    "id" UUID NOT NULL,
    "person_id" UUID NOT NULL,
    "session_nr" INTEGER NOT NULL,
    "klient" TEXT NOT NULL,
    "klient_namn" TEXT NOT NULL,
    "klient_vard" TEXT NOT NULL,
    "omdirigering" TEXT NOT NULL,
    "resurs" TEXT NOT NULL,
    "omfang" TEXT[],
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "senast_anvand" TIMESTAMPTZ(3),
    "aterkallad" TIMESTAMPTZ(3),

    CONSTRAINT "anslutning_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "anslutningskod" (
    "hash" TEXT NOT NULL,
    "anslutning_id" UUID NOT NULL,
    "utmaning" TEXT NOT NULL,
    "utgar" TIMESTAMPTZ(3) NOT NULL,
    "inlost" TIMESTAMPTZ(3),

    CONSTRAINT "anslutningskod_pkey" PRIMARY KEY ("hash")
);

CREATE TABLE "anslutningsnyckel" (
    "hash" TEXT NOT NULL,
    "anslutning_id" UUID NOT NULL,
    "sort" TEXT NOT NULL,
    "omfang" TEXT[],
    "utgar" TIMESTAMPTZ(3) NOT NULL,
    "forbrukad" TIMESTAMPTZ(3),

    CONSTRAINT "anslutningsnyckel_pkey" PRIMARY KEY ("hash")
);
CREATE INDEX "anslutning_person_id_idx" ON "anslutning"("person_id");
CREATE INDEX "anslutningskod_anslutning_id_idx" ON "anslutningskod"("anslutning_id");
CREATE INDEX "anslutningsnyckel_anslutning_id_idx" ON "anslutningsnyckel"("anslutning_id");
CREATE INDEX "anslutningsnyckel_utgar_idx" ON "anslutningsnyckel"("utgar");

ALTER TABLE "anslutning" ADD CONSTRAINT "anslutning_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "anslutningskod" ADD CONSTRAINT "anslutningskod_anslutning_id_fkey" FOREIGN KEY ("anslutning_id") REFERENCES "anslutning"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "anslutningsnyckel" ADD CONSTRAINT "anslutningsnyckel_anslutning_id_fkey" FOREIGN KEY ("anslutning_id") REFERENCES "anslutning"("id") ON DELETE CASCADE ON UPDATE CASCADE;

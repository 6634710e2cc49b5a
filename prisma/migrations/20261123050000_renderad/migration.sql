-- What readers get of a current publication, rendered and compressed: docs/decisions/kept-pages.md. Lost with a crash and left out of
-- archives, since it is made again of the publications; gone with what is taken down.
CREATE UNLOGGED TABLE "renderad" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "publicering_id" UUID NOT NULL,
    "renderare" INTEGER NOT NULL,
    "underlag" TEXT NOT NULL,
    "bilder" UUID[],
    "taggar" TEXT[],
    "delar" BYTEA NOT NULL,

    CONSTRAINT "renderad_pkey" PRIMARY KEY ("innehall_id","sprak")
);
ALTER TABLE "renderad" ADD CONSTRAINT "renderad_innehall_id_sprak_fkey" FOREIGN KEY ("innehall_id", "sprak") REFERENCES "publicerad_version"("innehall_id", "sprak") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE renderad
    ADD CONSTRAINT renderad_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT renderad_renderare CHECK (renderare >= 1);

-- It is compressed already.
ALTER TABLE renderad ALTER COLUMN delar SET STORAGE EXTERNAL;

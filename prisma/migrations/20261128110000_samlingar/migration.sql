-- Named collections of pictures; a picture may lie in several.

CREATE TABLE "samling" (
    "id" UUID NOT NULL,
    "namn" TEXT NOT NULL,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "samling_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "samling_namn" CHECK (namn <> '')
);

CREATE TABLE "samlingsbild" (
    "samling_id" UUID NOT NULL,
    "media_id" UUID NOT NULL,
    CONSTRAINT "samlingsbild_pkey" PRIMARY KEY ("samling_id", "media_id"),
    CONSTRAINT "samlingsbild_samling_id_fkey" FOREIGN KEY ("samling_id") REFERENCES "samling"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "samlingsbild_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- In which collections a picture lies.
CREATE INDEX "samlingsbild_media_id_idx" ON "samlingsbild"("media_id");

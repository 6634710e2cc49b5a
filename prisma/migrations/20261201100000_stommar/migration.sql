-- What articles are begun with, and blocks that are put into them together: made of an article by whoever writes, for the whole newsroom.
CREATE TABLE "stomme" (
    "id" UUID NOT NULL,
    "slag" TEXT NOT NULL CONSTRAINT stomme_slag CHECK (slag IN ('artikel', 'monster')),
    "namn" TEXT NOT NULL CONSTRAINT stomme_namn CHECK (namn <> ''),
    "beskrivning" TEXT NOT NULL,
    "sektion" TEXT,
    "mall" TEXT,
    "block" JSONB NOT NULL CONSTRAINT stomme_block CHECK (jsonb_typeof(block) = 'array'),
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stomme_pkey" PRIMARY KEY ("id"),
    -- A pattern is for every template that takes its blocks.
    CONSTRAINT stomme_mall CHECK (slag = 'artikel' OR mall IS NULL),
    CONSTRAINT "stomme_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

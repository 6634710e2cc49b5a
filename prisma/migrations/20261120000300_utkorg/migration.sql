-- The outbox: letters are written in the transaction that causes them and sent behind it.
CREATE TABLE "utskick" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "till" TEXT NOT NULL,
    "amne" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lage" TEXT NOT NULL DEFAULT 'vantar',
    "forsok" INTEGER NOT NULL DEFAULT 0,
    "nasta" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fel" TEXT,
    "innehall_id" UUID,
    "skickat" TIMESTAMPTZ(3),

    CONSTRAINT "utskick_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "utskick_skapad_idx" ON "utskick"("skapad" DESC);

-- CreateIndex
CREATE INDEX "utskick_lage_skapad_idx" ON "utskick"("lage", "skapad" DESC);

-- Those that wait are few among all that were ever sent.
CREATE INDEX utskick_vantar ON utskick (nasta) WHERE lage = 'vantar';

-- The shared work queue. A claim is a time, so that what a dead process or a forgetful person has taken is free again.
CREATE TABLE "ko" (
    "id" UUID NOT NULL,
    "rubrik" TEXT NOT NULL,
    "beskrivning" TEXT NOT NULL DEFAULT '',
    "sektion" TEXT,
    "innehall_id" UUID,
    "senast" TIMESTAMPTZ(3),
    "tagen_av" JSONB,
    "tagen_till" TIMESTAMPTZ(3),
    "klar_av" JSONB,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ko_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ko_senast_skapad_idx" ON "ko"("senast", "skapad");

-- AddForeignKey
ALTER TABLE "ko" ADD CONSTRAINT "ko_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE SET NULL ON UPDATE CASCADE;

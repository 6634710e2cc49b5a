-- Tags that have been merged with another: whatever names one goes on with the one it was merged into.
CREATE TABLE "tagg_tidigare" (
    "id" UUID NOT NULL,
    "tagg_id" UUID NOT NULL,

    CONSTRAINT "tagg_tidigare_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tagg_tidigare_tagg_id_fkey" FOREIGN KEY ("tagg_id") REFERENCES "tagg"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "tagg_tidigare_tagg_id_idx" ON "tagg_tidigare"("tagg_id");

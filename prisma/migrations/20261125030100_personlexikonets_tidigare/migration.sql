-- People who turned out to be somebody who was there already: who asks for them is led to that one.
CREATE TABLE "kandis_tidigare" (
    "id" UUID NOT NULL,
    "kandis_id" UUID NOT NULL,
    "externt_id" TEXT,

    CONSTRAINT "kandis_tidigare_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "kandis_tidigare_kandis_id_fkey" FOREIGN KEY ("kandis_id") REFERENCES "kandis"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE UNIQUE INDEX "kandis_tidigare_externt_id_key" ON "kandis_tidigare"("externt_id");
CREATE INDEX "kandis_tidigare_kandis_id_idx" ON "kandis_tidigare"("kandis_id");

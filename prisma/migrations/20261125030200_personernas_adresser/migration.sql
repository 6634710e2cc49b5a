-- Where readers find what is written of somebody of the people dictionary; an address that somebody had leads on.
CREATE TABLE "kandisadress" (
    "slug" TEXT NOT NULL,
    "kandis_id" UUID NOT NULL,
    "aktuell" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "kandisadress_pkey" PRIMARY KEY ("slug"),
    CONSTRAINT "kandisadress_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
    CONSTRAINT "kandisadress_kandis_id_fkey" FOREIGN KEY ("kandis_id") REFERENCES "kandis"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "kandisadress_kandis_id_idx" ON "kandisadress"("kandis_id");
CREATE UNIQUE INDEX kandisadress_aktuell ON kandisadress (kandis_id) WHERE aktuell;

-- What is said about a task. What will be said about an article is to stand in the same table: then a comment is of the one or of the other.
CREATE TABLE "kommentar" (
    "id" UUID NOT NULL,
    "ko_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "av" JSONB NOT NULL,
    "skapad" TIMESTAMPTZ(3) NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kommentar_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "kommentar_ko_id_fkey" FOREIGN KEY ("ko_id") REFERENCES "ko"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "kommentar_ko_id_skapad_id_idx" ON "kommentar"("ko_id", "skapad", "id");

-- What the newsroom calls a revision, which itself is never changed. One that has no row has no name.
CREATE TABLE "revisionsnamn" (
    "revision_id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "namn" TEXT NOT NULL,

    CONSTRAINT "revisionsnamn_pkey" PRIMARY KEY ("revision_id"),
    CONSTRAINT "revisionsnamn_namn" CHECK (namn <> ''),
    CONSTRAINT "revisionsnamn_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "revisionsnamn_innehall_id_idx" ON "revisionsnamn"("innehall_id");

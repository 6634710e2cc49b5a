-- The revisions that somebody has approved who has not written them; of one that has no row nobody has. The article is the revision's own:
-- a key to both would hold the two at once, which who writes holds in another order.
CREATE TABLE "godkand_revision" (
    "revision_id" UUID NOT NULL,
    "innehall_id" UUID NOT NULL,
    "av" JSONB NOT NULL,

    CONSTRAINT "godkand_revision_pkey" PRIMARY KEY ("revision_id"),
    CONSTRAINT "godkand_revision_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE INDEX "godkand_revision_innehall_id_idx" ON "godkand_revision"("innehall_id");

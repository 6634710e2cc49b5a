-- Tags that a publishing system elsewhere has not yet been told the name of, and how far the articles with a former one have been gone through.
CREATE TABLE "taggterm" (
    "tagg_id" UUID NOT NULL,
    "nr" INTEGER NOT NULL DEFAULT 1,
    "efter" UUID NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
    "av" JSONB NOT NULL,

    CONSTRAINT "taggterm_pkey" PRIMARY KEY ("tagg_id"),
    CONSTRAINT "taggterm_tagg_id_fkey" FOREIGN KEY ("tagg_id") REFERENCES "tagg"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- Tags (docs/decisions/tags.md). An article keeps names; a name belongs to a key, and a key to a tag, so that two tags become one by what
-- their keys point at. No name, key or address is ever taken away.
CREATE TABLE "tagg" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "namn" TEXT NOT NULL,
    "namn_en" TEXT NOT NULL DEFAULT '',
    "beskrivning" TEXT NOT NULL DEFAULT '',
    "beskrivning_en" TEXT NOT NULL DEFAULT '',
    "skapad" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tagg_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "tagg_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
    CONSTRAINT "tagg_namn" CHECK (namn <> '')
);
CREATE UNIQUE INDEX "tagg_slug_key" ON "tagg"("slug");
CREATE INDEX tagg_namn_ordning ON tagg (lower(namn), id);

CREATE TABLE "taggnyckel" (
    "nyckel" TEXT NOT NULL,
    "grov" TEXT NOT NULL,
    "tagg_id" UUID NOT NULL,

    CONSTRAINT "taggnyckel_pkey" PRIMARY KEY ("nyckel"),
    CONSTRAINT "taggnyckel_tagg_id_fkey" FOREIGN KEY ("tagg_id") REFERENCES "tagg"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "taggnyckel_tagg_id_idx" ON "taggnyckel"("tagg_id");
CREATE INDEX "taggnyckel_grov_idx" ON "taggnyckel"("grov");
CREATE INDEX taggnyckel_delar ON taggnyckel USING gin (nyckel gin_trgm_ops);

CREATE TABLE "taggnamn" (
    "namn" TEXT NOT NULL,
    "nyckel" TEXT NOT NULL,

    CONSTRAINT "taggnamn_pkey" PRIMARY KEY ("namn"),
    CONSTRAINT "taggnamn_nyckel_fkey" FOREIGN KEY ("nyckel") REFERENCES "taggnyckel"("nyckel") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "taggnamn_nyckel_idx" ON "taggnamn"("nyckel");

CREATE TABLE "taggadress" (
    "slug" TEXT NOT NULL,
    "tagg_id" UUID NOT NULL,

    CONSTRAINT "taggadress_pkey" PRIMARY KEY ("slug"),
    CONSTRAINT "taggadress_tagg_id_fkey" FOREIGN KEY ("tagg_id") REFERENCES "tagg"("id") ON DELETE RESTRICT ON UPDATE RESTRICT
);
CREATE INDEX "taggadress_tagg_id_idx" ON "taggadress"("tagg_id");

-- Names that articles still have to be rid of, when there are more of them than one call sees to.
CREATE TABLE "taggfoljd" (
    "namn" TEXT NOT NULL,

    CONSTRAINT "taggfoljd_pkey" PRIMARY KEY ("namn"),
    CONSTRAINT "taggfoljd_namn_fkey" FOREIGN KEY ("namn") REFERENCES "taggnamn"("namn") ON DELETE RESTRICT ON UPDATE RESTRICT
);

-- Which public articles stand in the list of a tag, newest first.
CREATE TABLE "publicerad_tagg" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "namn" TEXT NOT NULL,
    "publicerad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publicerad_tagg_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "publicerad_tagg_pkey" PRIMARY KEY ("innehall_id", "sprak", "namn"),
    CONSTRAINT "publicerad_tagg_innehall_id_sprak_fkey" FOREIGN KEY ("innehall_id", "sprak")
        REFERENCES "publicerad_version"("innehall_id", "sprak") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "publicerad_tagg_sprak_namn_publicerad_innehall_id_idx"
    ON "publicerad_tagg"("sprak", "namn", "publicerad" DESC, "innehall_id" DESC);

-- How far what was there before has been gone through; a row for as long as it has not been all of it.
CREATE TABLE "taggfyllning" (
    "id" INTEGER NOT NULL,
    "efter" UUID NOT NULL,

    CONSTRAINT "taggfyllning_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "taggfyllning_en" CHECK (id = 1)
);
INSERT INTO taggfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000');

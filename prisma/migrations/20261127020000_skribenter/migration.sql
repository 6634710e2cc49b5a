-- What readers are told of those who write (docs/decisions/authors.md), beside the name they have as staff.
CREATE TABLE "skribent" (
    "person_id" UUID NOT NULL,
    "byline" TEXT NOT NULL DEFAULT '',
    "byline_en" TEXT NOT NULL DEFAULT '',
    "om" TEXT NOT NULL DEFAULT '',
    "om_en" TEXT NOT NULL DEFAULT '',
    "bild" UUID,
    "lankar" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "skribent_pkey" PRIMARY KEY ("person_id"),
    CONSTRAINT "skribent_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);

-- Where readers find what somebody has written; an address that somebody had leads on.
CREATE TABLE "skribentadress" (
    "slug" TEXT NOT NULL,
    "person_id" UUID NOT NULL,
    "aktuell" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "skribentadress_pkey" PRIMARY KEY ("slug"),
    CONSTRAINT "skribentadress_slug" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
    CONSTRAINT "skribentadress_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "skribentadress_person_id_idx" ON "skribentadress"("person_id");
CREATE UNIQUE INDEX skribentadress_aktuell ON skribentadress (person_id) WHERE aktuell;

-- The keys of the names that somebody has, and has had: of what is signed by name alone.
CREATE TABLE "skribentnamn" (
    "person_id" UUID NOT NULL,
    "nyckel" TEXT NOT NULL,

    CONSTRAINT "skribentnamn_pkey" PRIMARY KEY ("person_id", "nyckel"),
    CONSTRAINT "skribentnamn_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "skribentnamn_nyckel_idx" ON "skribentnamn"("nyckel");

-- Who signs what readers have: a person's id where it is known, else the key of the name.
CREATE TABLE "publicerad_skribent" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "nyckel" TEXT NOT NULL,
    "publicerad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publicerad_skribent_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "publicerad_skribent_pkey" PRIMARY KEY ("innehall_id", "sprak", "nyckel"),
    CONSTRAINT "publicerad_skribent_innehall_id_sprak_fkey" FOREIGN KEY ("innehall_id", "sprak")
        REFERENCES "publicerad_version"("innehall_id", "sprak") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "publicerad_skribent_sprak_nyckel_publicerad_innehall_id_idx"
    ON "publicerad_skribent"("sprak", "nyckel", "publicerad" DESC, "innehall_id" DESC);

-- What is public already is read once more, behind the calls: this time for who signs it, too.
INSERT INTO personfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000')
    ON CONFLICT (id) DO UPDATE SET efter = excluded.efter;

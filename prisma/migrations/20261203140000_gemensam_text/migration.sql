-- What several people write in one language version at the same time and have not saved yet: one text for all of them. It rests on a revision, and
-- on none where the language has never been saved. `bas_nr` is its number when it last came to rest on another; `person_id` wrote last of what is not
-- saved, and `skrivare` says, by window, who has written and which of their writings was taken last.
CREATE TABLE "gemensam_text" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL CONSTRAINT "gemensam_text_sprak" CHECK (sprak IN ('sv', 'en')),
    "bas" UUID,
    "nr" INTEGER NOT NULL CONSTRAINT "gemensam_text_nr" CHECK (nr > 0),
    "bas_nr" INTEGER NOT NULL DEFAULT 0 CONSTRAINT "gemensam_text_bas_nr" CHECK (bas_nr BETWEEN 0 AND nr),
    "person_id" UUID NOT NULL,
    "andrad" TIMESTAMPTZ(3) NOT NULL,
    "skrivare" JSONB NOT NULL DEFAULT '{}' CONSTRAINT "gemensam_text_skrivare" CHECK (jsonb_typeof(skrivare) = 'object'),

    CONSTRAINT "gemensam_text_pkey" PRIMARY KEY ("innehall_id", "sprak"),
    CONSTRAINT "gemensam_text_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "gemensam_text_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "gemensam_text_person_id_idx" ON "gemensam_text"("person_id");

-- Its parts that have been written since: a field, the order of the blocks, or one block, `null` where it has been taken out.
CREATE TABLE "gemensam_text_del" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL CONSTRAINT "gemensam_text_del_sprak" CHECK (sprak IN ('sv', 'en')),
    "del" TEXT NOT NULL CONSTRAINT "gemensam_text_del_del" CHECK (del <> ''),
    "nr" INTEGER NOT NULL CONSTRAINT "gemensam_text_del_nr" CHECK (nr > 0),
    "varde" JSON NOT NULL,

    CONSTRAINT "gemensam_text_del_pkey" PRIMARY KEY ("innehall_id", "sprak", "del"),
    CONSTRAINT "gemensam_text_del_innehall_id_sprak_fkey" FOREIGN KEY ("innehall_id", "sprak")
        REFERENCES "gemensam_text"("innehall_id", "sprak") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What a person has written of a language version and not saved yet: there on every computer, and gone when it is saved. It rests on a
-- revision, and on none where the language has never been saved.
CREATE TABLE "arbetskopia" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL CONSTRAINT "arbetskopia_sprak" CHECK (sprak IN ('sv', 'en')),
    "person_id" UUID NOT NULL,
    "bas" UUID,
    "nr" INTEGER NOT NULL CONSTRAINT "arbetskopia_nr" CHECK (nr > 0),
    "andrad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "arbetskopia_pkey" PRIMARY KEY ("innehall_id", "sprak", "person_id"),
    CONSTRAINT "arbetskopia_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "arbetskopia_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "arbetskopia_person_id_idx" ON "arbetskopia"("person_id");

-- What of it is another than in the revision it rests on: a field, the order of the blocks, or one block. `nr` is that of the copy when it was written.
CREATE TABLE "arbetskopia_del" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL CONSTRAINT "arbetskopia_del_sprak" CHECK (sprak IN ('sv', 'en')),
    "person_id" UUID NOT NULL,
    "del" TEXT NOT NULL CONSTRAINT "arbetskopia_del_del" CHECK (del <> ''),
    "nr" INTEGER NOT NULL CONSTRAINT "arbetskopia_del_nr" CHECK (nr > 0),
    "varde" JSON NOT NULL,

    CONSTRAINT "arbetskopia_del_pkey" PRIMARY KEY ("innehall_id", "sprak", "person_id", "del"),
    CONSTRAINT "arbetskopia_del_innehall_id_sprak_person_id_fkey" FOREIGN KEY ("innehall_id", "sprak", "person_id")
        REFERENCES "arbetskopia"("innehall_id", "sprak", "person_id") ON DELETE CASCADE ON UPDATE CASCADE
);

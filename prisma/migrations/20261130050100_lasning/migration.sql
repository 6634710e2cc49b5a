-- Which version of a text a person has opened to review it, and which before that one, so that they can be shown what has changed since. No more
-- is kept of what anybody has read.
CREATE TABLE "lasning" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL CONSTRAINT "lasning_sprak" CHECK (sprak IN ('sv', 'en')),
    "person_id" UUID NOT NULL,
    "nr" INTEGER NOT NULL CONSTRAINT "lasning_nr" CHECK (nr > 0),
    "fore" INTEGER CONSTRAINT "lasning_fore" CHECK (fore > 0 AND fore < nr),

    CONSTRAINT "lasning_pkey" PRIMARY KEY ("innehall_id", "sprak", "person_id"),
    CONSTRAINT "lasning_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "lasning_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "lasning_person_id_idx" ON "lasning"("person_id");

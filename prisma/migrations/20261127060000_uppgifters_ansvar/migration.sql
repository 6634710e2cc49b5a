-- Who is to see to it that a task is done, how urgent it is, when what comes of it is to be public, and what sort of work it is.
ALTER TABLE "ko"
    ADD COLUMN "ansvarig" JSONB,
    ADD COLUMN "prioritet" TEXT NOT NULL DEFAULT 'normal',
    ADD COLUMN "planerad" TIMESTAMPTZ(3),
    ADD COLUMN "typ" TEXT NOT NULL DEFAULT 'uppgift';
ALTER TABLE ko
    ADD CONSTRAINT ko_prioritet CHECK (prioritet IN ('akut', 'hog', 'normal', 'lag')) NOT VALID,
    ADD CONSTRAINT ko_typ CHECK (typ IN ('uppgift', 'artikel', 'granskning', 'oversattning', 'bild', 'ide', 'lank', 'utlank', 'publicering')) NOT VALID;

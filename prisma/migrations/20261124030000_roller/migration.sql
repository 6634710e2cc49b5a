-- Roles: those of Studio, whose rights stand in the program, and those that a newsroom makes of the same rights.
CREATE TABLE "roll" (
    "id" TEXT NOT NULL,
    "namn" TEXT NOT NULL DEFAULT '',
    "ratter" TEXT[],
    "sektioner" TEXT[],
    "sprak" TEXT[],
    "arkiverad" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "roll_pkey" PRIMARY KEY ("id")
);
ALTER TABLE roll
    ADD CONSTRAINT roll_id CHECK (id ~ '^[a-z][a-z0-9_-]{1,39}$' AND id <> 'agent'),
    ADD CONSTRAINT roll_ratter CHECK (ratter IS NOT NULL AND ratter <@ ARRAY['skriva', 'radera_utkast', 'godkanna', 'publicera', 'overstyra', 'ta_ned',
        'radera_publicerat', 'lexikon', 'handbok', 'logg', 'administrera']),
    ADD CONSTRAINT roll_sektioner CHECK (sektioner IS NOT NULL),
    ADD CONSTRAINT roll_sprak CHECK (sprak IS NOT NULL AND sprak <@ ARRAY['sv', 'en']),
    -- Nobody gives a role of Studio's own other rights by writing here; what the newsroom has made has a name.
    ADD CONSTRAINT roll_inbyggd CHECK (CASE WHEN id IN ('superadmin', 'admin', 'chefredaktor', 'publicist', 'granskare', 'skribent', 'lasare')
        THEN namn = '' AND ratter = '{}' AND sektioner = '{}' AND sprak = '{}' AND NOT arkiverad ELSE namn <> '' END);
CREATE TRIGGER roll_kvar BEFORE DELETE OR TRUNCATE ON roll FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();

INSERT INTO roll (id, ratter, sektioner, sprak)
    SELECT id, '{}', '{}', '{}' FROM unnest(ARRAY['superadmin', 'admin', 'chefredaktor', 'publicist', 'granskare', 'skribent', 'lasare']) AS id;

ALTER TABLE person DROP CONSTRAINT person_roll;
ALTER TABLE "person" ADD CONSTRAINT "person_roll_fkey" FOREIGN KEY ("roll") REFERENCES "roll"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;
CREATE INDEX "person_roll_idx" ON "person"("roll");

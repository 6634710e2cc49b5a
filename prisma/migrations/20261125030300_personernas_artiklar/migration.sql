-- Whom public articles name as what they are about (docs/decisions/people.md): the keys of names, as kandis_namn has them.
CREATE TABLE "publicerad_person" (
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "tat" TEXT NOT NULL,
    "publicerad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publicerad_person_sprak" CHECK (sprak IN ('sv', 'en')),
    CONSTRAINT "publicerad_person_pkey" PRIMARY KEY ("innehall_id", "sprak", "tat"),
    CONSTRAINT "publicerad_person_innehall_id_sprak_fkey" FOREIGN KEY ("innehall_id", "sprak")
        REFERENCES "publicerad_version"("innehall_id", "sprak") ON DELETE CASCADE ON UPDATE RESTRICT
);
CREATE INDEX "publicerad_person_sprak_tat_publicerad_innehall_id_idx"
    ON "publicerad_person"("sprak", "tat", "publicerad" DESC, "innehall_id" DESC);

-- Public versions of which it has to be read whom they name. A row for each change, so that no release waits for who reads another,
-- and none that points at its version: to take that down waits for nobody either.
CREATE TABLE "personko" (
    "lopnr" BIGSERIAL NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,

    CONSTRAINT "personko_pkey" PRIMARY KEY ("lopnr"),
    CONSTRAINT "personko_sprak" CHECK (sprak IN ('sv', 'en'))
);

-- How far what was there before has been put into the queue; a row for as long as it has not been all of it.
CREATE TABLE "personfyllning" (
    "id" INTEGER NOT NULL,
    "efter" UUID NOT NULL,

    CONSTRAINT "personfyllning_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "personfyllning_en" CHECK (id = 1)
);
INSERT INTO personfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000');

CREATE FUNCTION lasarnas_personer() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND (OLD.publicering_id, OLD.publicerad, OLD.listad) IS NOT DISTINCT FROM (NEW.publicering_id, NEW.publicerad, NEW.listad) THEN
        RETURN NULL;
    END IF;
    INSERT INTO public.personko (innehall_id, sprak) VALUES (NEW.innehall_id, NEW.sprak);
    RETURN NULL;
END $$;
CREATE TRIGGER publicerad_version_personer AFTER INSERT OR UPDATE OF publicering_id, publicerad, listad ON publicerad_version
    FOR EACH ROW EXECUTE FUNCTION lasarnas_personer();

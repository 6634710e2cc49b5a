-- The lists of tags follow what readers have in the statement that changes it.
CREATE FUNCTION lasarnas_taggar() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
    IF TG_OP = 'UPDATE' THEN
        IF (OLD.taggar, OLD.publicerad, OLD.listad) IS NOT DISTINCT FROM (NEW.taggar, NEW.publicerad, NEW.listad) THEN
            RETURN NULL;
        END IF;
        DELETE FROM public.publicerad_tagg WHERE innehall_id = NEW.innehall_id AND sprak = NEW.sprak;
    END IF;
    IF NEW.listad THEN
        INSERT INTO public.publicerad_tagg (innehall_id, sprak, namn, publicerad)
            SELECT DISTINCT NEW.innehall_id, NEW.sprak, namn, NEW.publicerad FROM unnest(NEW.taggar) AS namn WHERE namn <> ''
            ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER publicerad_version_taggar AFTER INSERT OR UPDATE OF taggar, publicerad, listad ON publicerad_version
    FOR EACH ROW EXECUTE FUNCTION lasarnas_taggar();

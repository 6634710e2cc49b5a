-- Whatever readers get, and get no longer, is read for its links.
CREATE FUNCTION lasarnas_lankar() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        INSERT INTO public.lankko (innehall_id, sprak) VALUES (OLD.innehall_id, OLD.sprak);
    ELSIF TG_OP = 'INSERT' OR OLD.publicering_id <> NEW.publicering_id THEN
        INSERT INTO public.lankko (innehall_id, sprak) VALUES (NEW.innehall_id, NEW.sprak);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER publicerad_version_lankar AFTER INSERT OR DELETE OR UPDATE OF publicering_id ON publicerad_version
    FOR EACH ROW EXECUTE FUNCTION lasarnas_lankar();

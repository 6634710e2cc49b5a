-- What leads through an outbound link is judged anew when that is made, changed or removed.
CREATE FUNCTION utlankens_lankar() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
    koden text := CASE WHEN TG_OP = 'DELETE' THEN OLD.kod ELSE NEW.kod END;
BEGIN
    UPDATE public.lank SET nasta = now() WHERE nyckel = encode(sha256(convert_to('/ut/' || koden, 'UTF8')), 'hex');
    RETURN NULL;
END $$;
CREATE TRIGGER utlank_lankar AFTER INSERT OR DELETE OR UPDATE OF adress, slut ON utlank FOR EACH ROW EXECUTE FUNCTION utlankens_lankar();

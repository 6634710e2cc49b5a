-- What leads to a page of the site that is no article's is judged anew when sections or old addresses change: soon, once every instance has heard
-- of it. Articles have a queue of their own, and whatever else there are pages of is looked at by the hour.
CREATE FUNCTION sidornas_lankar() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
    -- In one order, as whoever judges them holds them.
    WITH h AS MATERIALIZED (SELECT id FROM public.lank WHERE vard = '' AND nasta > now() + interval '2 seconds' ORDER BY id FOR NO KEY UPDATE)
    UPDATE public.lank SET nasta = now() + interval '2 seconds' FROM h WHERE lank.id = h.id;
    RETURN NULL;
END $$;
CREATE TRIGGER omdirigering_lankar AFTER INSERT OR UPDATE OR DELETE ON omdirigering FOR EACH STATEMENT EXECUTE FUNCTION sidornas_lankar();
CREATE TRIGGER sektion_lankar AFTER INSERT OR UPDATE OR DELETE ON sektion FOR EACH STATEMENT EXECUTE FUNCTION sidornas_lankar();
-- What is public is read for its links once more, behind the scenes: of such pages nothing was said before.
INSERT INTO lankfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000') ON CONFLICT DO NOTHING;

-- How long the log is kept is the newsroom's to say: docs/decisions/log-retention.md. Lines go in whole seals, from the beginning of the log,
-- each piece with a line that tells which they were. Their hashes stay in the seals, so that what is left can still be shown to be whole.

-- Nobody removes lines of the log but as the newest such line says, to the letter: that the owner asks for it makes no difference.
CREATE FUNCTION vagra_gallring() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_sagt jsonb;
  v_antal bigint;
  v_hash text;
  v_utanfor boolean;
BEGIN
  SELECT l.detalj INTO v_sagt FROM public.logg l WHERE l.operation = 'gallraLogg' ORDER BY l.id DESC LIMIT 1;
  SELECT count(*), encode(sha256(convert_to(coalesce(string_agg(r.rad || ' ' || r.hash, E'\n' ORDER BY r.nr, r.plats), ''), 'UTF8')), 'hex'),
      coalesce(bool_or(g.operation = 'gallraLogg' OR r.nr IS NULL OR r.nr < (v_sagt ->> 'forsta_sigill')::bigint OR r.nr > (v_sagt ->> 'sista_sigill')::bigint
        OR s.tid >= (v_sagt ->> 'fore')::timestamptz OR g.tid >= (v_sagt ->> 'fore')::timestamptz), false)
    INTO v_antal, v_hash, v_utanfor
    FROM gallrade g LEFT JOIN public.sigillrad r ON r.tabell = 'logg' AND r.rad = g.id::text LEFT JOIN public.sigill s ON s.nr = r.nr;
  IF v_sagt IS NULL OR v_utanfor OR v_antal <> (v_sagt ->> 'antal')::bigint OR v_hash <> v_sagt ->> 'hash'
      OR (v_sagt ->> 'fore')::timestamptz > (now() AT TIME ZONE 'Europe/Stockholm' - interval '6 months') AT TIME ZONE 'Europe/Stockholm' THEN
    RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER logg_oforanderlig BEFORE UPDATE OR TRUNCATE ON logg FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();
CREATE TRIGGER logg_gallras AFTER DELETE ON logg REFERENCING OLD TABLE AS gallrade FOR EACH STATEMENT EXECUTE FUNCTION vagra_gallring();

-- Removes the oldest lines that are older than the newest settings say, of whole seals, about that many at most, and says how many it was; NULL while somebody
-- else does. The time is the database's own, and whole months of Stockholm's: nobody can have more removed by another clock. Whoever may call it
-- can have no more done than the settings say, which are history themselves.
CREATE FUNCTION gallra_logg(p_mest integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  v_version integer;
  v_manader integer;
  v_fore timestamptz;
  v_forsta bigint;
  v_sista bigint;
  v_antal integer := 0;
  v_sigill record;
  v_rader integer;
  v_nyare boolean;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended('gallring', 1)) THEN
    RETURN NULL;
  END IF;
  SELECT i.version, (i.varde #>> '{varden,logg,sparas_manader}')::integer INTO v_version, v_manader
    FROM public.installning i WHERE i.nyckel = 'installningar' ORDER BY i.version DESC LIMIT 1;
  IF coalesce(v_manader, 0) < 6 THEN
    RETURN 0;
  END IF;
  v_fore := (date_trunc('month', now() AT TIME ZONE 'Europe/Stockholm') - make_interval(months => v_manader)) AT TIME ZONE 'Europe/Stockholm';
  SELECT coalesce((SELECT (l.detalj ->> 'sista_sigill')::bigint FROM public.logg l WHERE l.operation = 'gallraLogg' ORDER BY l.id DESC LIMIT 1), 0) + 1
    INTO v_forsta;
  FOR v_sigill IN SELECT s.nr, s.tid FROM public.sigill s WHERE s.nr >= v_forsta ORDER BY s.nr LOOP
    EXIT WHEN v_sigill.tid >= v_fore;
    SELECT count(*), coalesce(bool_or(l.tid >= v_fore), false) INTO v_rader, v_nyare
      FROM public.sigillrad r JOIN public.logg l ON l.id = r.rad::bigint
      WHERE r.nr = v_sigill.nr AND r.tabell = 'logg' AND l.operation <> 'gallraLogg';
    EXIT WHEN v_nyare OR (v_antal > 0 AND v_antal + v_rader > p_mest);
    v_antal := v_antal + v_rader;
    v_sista := v_sigill.nr;
  END LOOP;
  IF v_antal = 0 THEN
    RETURN 0;
  END IF;
  INSERT INTO public.logg (tid, operation, principal, order_av, innehall_id, detalj, korrelation)
    SELECT now(), 'gallraLogg', '{"typ": "system", "id": "studio", "namn": "Studio"}', NULL, NULL, jsonb_build_object(
        'antal', count(*), 'fran', to_char(min(l.tid) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'till', to_char(max(l.tid) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'fore', to_char(v_fore AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'manader', v_manader, 'version', v_version, 'forsta_sigill', v_forsta, 'sista_sigill', v_sista,
        'hash', encode(sha256(convert_to(string_agg(r.rad || ' ' || r.hash, E'\n' ORDER BY r.nr, r.plats), 'UTF8')), 'hex')),
      gen_random_uuid()::text
    FROM public.sigillrad r JOIN public.logg l ON l.id = r.rad::bigint
    WHERE r.nr BETWEEN v_forsta AND v_sista AND r.tabell = 'logg' AND l.operation <> 'gallraLogg';
  DELETE FROM public.logg l USING public.sigillrad r
    WHERE r.nr BETWEEN v_forsta AND v_sista AND r.tabell = 'logg' AND l.id = r.rad::bigint AND l.operation <> 'gallraLogg';
  RETURN v_antal;
END $$;

-- Whoever was there while the lines that are gone were written may have been named by them, and stays.
CREATE OR REPLACE FUNCTION vagra_radering_av_nagon() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR EXISTS (SELECT FROM logg WHERE principal ->> 'id' = OLD.id::text)
      OR EXISTS (SELECT FROM logg WHERE order_av ->> 'id' = OLD.id::text) OR EXISTS (SELECT FROM innehall WHERE agare ->> 'id' = OLD.id::text)
      OR EXISTS (SELECT FROM logg WHERE operation = 'gallraLogg' AND (detalj ->> 'till')::timestamptz >= OLD.skapad) THEN
    RAISE EXCEPTION 'a row of table % that history names is never removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;

-- Revisions and the audit log are never changed or removed: the database itself refuses it (decisions.md §4, §12).
CREATE FUNCTION vagra_andring() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER revision_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON revision
  FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();
CREATE TRIGGER logg_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON logg
  FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();

-- One address serves one item; older addresses of the same item stay behind as redirects.
CREATE UNIQUE INDEX adress_en_aktuell ON adress (innehall_id, sprak) WHERE aktuell;

-- Headlines are found in spite of a slip of the finger, and without their å, ä and ö, which the slug does not have.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX sokpost_rubrik_trgm ON sokpost USING gin (rubrik gin_trgm_ops);
CREATE INDEX sokpost_slug_trgm ON sokpost USING gin (slug gin_trgm_ops);

-- The order of the list, and its count, without what has been deleted.
CREATE INDEX innehall_andrad ON innehall (andrad DESC, id DESC) WHERE NOT raderad;

-- Claims an idempotent call inside the caller's transaction. 'ny': go on; 'pagar': the same call runs elsewhere at this
-- moment; 'klar': it has been answered, and how. The advisory lock ends with the transaction, so a killed process leaves no claim.
CREATE FUNCTION idempotens_borja(p_principal text, p_nyckel text)
RETURNS TABLE (lage text, kropp text, status int, svar text) LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtextextended(p_principal || chr(31) || p_nyckel, 0)) THEN
    RETURN QUERY SELECT 'pagar'::text, NULL::text, NULL::int, NULL::text;
    RETURN;
  END IF;
  RETURN QUERY SELECT 'klar'::text, i.kropp, i.status, i.svar FROM idempotens i
    WHERE i.principal = p_principal AND i.nyckel = p_nyckel AND i.paborjad > now() - interval '7 days';
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'ny'::text, NULL::text, NULL::int, NULL::text;
  END IF;
END $$;

-- As idempotens_borja, but held by the session instead of the transaction: for a call that waits for other systems between
-- its transactions. Both kinds shut each other out. The session that took the key lets go of it, or ends.
CREATE FUNCTION idempotens_hall(p_principal text, p_nyckel text)
RETURNS TABLE (lage text, kropp text, status int, svar text) LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_lock(hashtextextended(p_principal || chr(31) || p_nyckel, 0)) THEN
    RETURN QUERY SELECT 'pagar'::text, NULL::text, NULL::int, NULL::text;
    RETURN;
  END IF;
  RETURN QUERY SELECT 'klar'::text, i.kropp, i.status, i.svar FROM idempotens i
    WHERE i.principal = p_principal AND i.nyckel = p_nyckel AND i.paborjad > now() - interval '7 days';
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'ny'::text, NULL::text, NULL::int, NULL::text;
  ELSE
    PERFORM pg_advisory_unlock(hashtextextended(p_principal || chr(31) || p_nyckel, 0));
  END IF;
END $$;

-- Limits that are one, however many instances share the database: docs/decisions/shared-limits.md.

-- Tries to log in, by the fingerprint of an account or a network: when the latest began that have not been a login.
CREATE TABLE "inloggningsforsok" (
    "nyckel" TEXT NOT NULL,
    "tider" TIMESTAMPTZ(3)[],
    "sagt" TIMESTAMPTZ(3),

    CONSTRAINT "inloggningsforsok_pkey" PRIMARY KEY ("nyckel")
);
ALTER TABLE inloggningsforsok ADD CONSTRAINT inloggningsforsok_nyckel CHECK (nyckel ~ '^[0-9a-f]{64}$');

-- Begins a try of all these keys, or of none: until when it has to wait, where one of them has had as many as may be in that time.
-- Of many at once each sees those before it, for it waits for their rows. What is closed is not written to.
CREATE FUNCTION inloggning_borja(p_nycklar text[], p_nu timestamptz, p_antal int, p_tid interval)
RETURNS timestamptz LANGUAGE plpgsql AS $$
DECLARE
  till timestamptz;
BEGIN
  SELECT max(f.tider[cardinality(f.tider) - p_antal + 1]) + p_tid INTO till FROM inloggningsforsok f WHERE f.nyckel = ANY (p_nycklar);
  IF till > p_nu THEN
    RETURN till;
  END IF;
  -- In one order, so that two tries never wait for each other.
  INSERT INTO inloggningsforsok AS f (nyckel, tider) SELECT n, '{}' FROM unnest(p_nycklar) n ORDER BY n
    ON CONFLICT (nyckel) DO UPDATE SET tider = f.tider;
  SELECT max(f.tider[cardinality(f.tider) - p_antal + 1]) + p_tid INTO till FROM inloggningsforsok f WHERE f.nyckel = ANY (p_nycklar);
  IF till > p_nu THEN
    RETURN till;
  END IF;
  UPDATE inloggningsforsok f SET tider = (f.tider || p_nu)[greatest(1, cardinality(f.tider) + 2 - p_antal):]
    WHERE f.nyckel = ANY (p_nycklar);
  RETURN NULL;
END $$;

-- What each caller has called in its minute, as far as the instances have told. Lost with a crash, and worth no more.
CREATE UNLOGGED TABLE "anropsfonster" (
    "principal" TEXT NOT NULL,
    "borjad" TIMESTAMPTZ(3) NOT NULL,
    "lasning" INTEGER NOT NULL,
    "skrivning" INTEGER NOT NULL,

    CONSTRAINT "anropsfonster_pkey" PRIMARY KEY ("principal")
);
ALTER TABLE anropsfonster
    ADD CONSTRAINT anropsfonster_lasning CHECK (lasning >= 0),
    ADD CONSTRAINT anropsfonster_skrivning CHECK (skrivning >= 0);

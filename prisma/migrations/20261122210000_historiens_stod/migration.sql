-- What history leans on is not removed either, whoever asks: docs/decisions/database-roles.md. The steps of a release, the versions of a
-- setting, what was translated from what and what the language model was asked are history themselves.
CREATE TRIGGER release_steg_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON release_steg
  FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();
CREATE TRIGGER installning_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON installning
  FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();
CREATE TRIGGER oversattning_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON oversattning
  FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();
CREATE TRIGGER ai_anrop_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON ai_anrop
  FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();

CREATE FUNCTION vagra_radering() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of table % are never removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Revisions, releases and addresses belong to articles; revisions show pictures; log and releases name all of them.
CREATE TRIGGER innehall_kvar BEFORE DELETE OR TRUNCATE ON innehall FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();
CREATE TRIGGER sprakversion_kvar BEFORE DELETE OR TRUNCATE ON sprakversion FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();
CREATE TRIGGER release_kvar BEFORE DELETE OR TRUNCATE ON release FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();
CREATE TRIGGER adress_kvar BEFORE DELETE OR TRUNCATE ON adress FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();
CREATE TRIGGER media_kvar BEFORE DELETE OR TRUNCATE ON media FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();
CREATE TRIGGER sektion_kvar BEFORE DELETE OR TRUNCATE ON sektion FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();
CREATE TRIGGER delning_kvar BEFORE DELETE OR TRUNCATE ON delning FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();
CREATE TRIGGER oversattningsjobb_kvar BEFORE DELETE OR TRUNCATE ON oversattningsjobb FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering();

-- Whoever has done something, or had it done, stays; only who has done nothing can be removed.
CREATE FUNCTION vagra_radering_av_nagon() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' OR EXISTS (SELECT FROM logg WHERE principal ->> 'id' = OLD.id::text)
      OR EXISTS (SELECT FROM logg WHERE order_av ->> 'id' = OLD.id::text) OR EXISTS (SELECT FROM innehall WHERE agare ->> 'id' = OLD.id::text) THEN
    RAISE EXCEPTION 'a row of table % that history names is never removed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER person_kvar BEFORE DELETE ON person FOR EACH ROW EXECUTE FUNCTION vagra_radering_av_nagon();
CREATE TRIGGER person_kvar_alla BEFORE TRUNCATE ON person FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering_av_nagon();
CREATE TRIGGER agent_kvar BEFORE DELETE ON agent FOR EACH ROW EXECUTE FUNCTION vagra_radering_av_nagon();
CREATE TRIGGER agent_kvar_alla BEFORE TRUNCATE ON agent FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering_av_nagon();

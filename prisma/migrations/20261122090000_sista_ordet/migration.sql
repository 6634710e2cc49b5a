-- The schema has the last word: a closed set holds only its members, a pointer only what exists, whoever writes it.
-- Sections, items and revisions are never removed, so that no pointer needs an index of its own.

-- A language is one of those that lib/contract/languages.ts names; a third one changes this function and no constraint.
CREATE FUNCTION ar_sprak(kod text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT kod IN ('sv', 'en') $$;

ALTER TABLE person
    ADD CONSTRAINT person_roll CHECK (roll IN ('superadmin', 'admin', 'chefredaktor', 'publicist', 'granskare', 'skribent', 'lasare')),
    ADD CONSTRAINT person_sprak CHECK (sprak <@ ARRAY['sv', 'en']),
    ADD CONSTRAINT person_epost CHECK (epost = lower(epost) AND epost <> ''),
    ADD CONSTRAINT person_session_nr CHECK (session_nr >= 1);
ALTER TABLE agent
    ADD CONSTRAINT agent_sprak CHECK (sprak <@ ARRAY['*', 'sv', 'en']),
    ADD CONSTRAINT agent_kvoter CHECK (kvot_utkast >= 0 AND kvot_releaser >= 0 AND kvot_ai_tokens >= 0);
ALTER TABLE agent_bruk
    ADD CONSTRAINT agent_bruk_antal CHECK (utkast >= 0 AND releaser >= 0 AND ai_tokens >= 0);
ALTER TABLE sektion
    ADD CONSTRAINT sektion_sprak CHECK (sprak <@ ARRAY['sv', 'en']);

ALTER TABLE innehall
    ADD CONSTRAINT innehall_status CHECK (status IN ('utkast', 'granskning', 'schemalagd', 'publicerad', 'nedtagen')),
    ADD CONSTRAINT innehall_kallsprak CHECK (ar_sprak(kallsprak)),
    ADD CONSTRAINT innehall_mall_version CHECK (mall_version >= 1);
ALTER TABLE sprakversion
    ADD CONSTRAINT sprakversion_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT sprakversion_status CHECK (status IN ('utkast', 'granskning', 'godkand', 'behover_uppdateras')),
    ADD CONSTRAINT sprakversion_arbetsrevision_nr CHECK (arbetsrevision_nr >= 1),
    ADD CONSTRAINT sprakversion_publicerad_revision CHECK
      ((publicerad_revision_id IS NULL) = (publicerad_revision_nr IS NULL) AND publicerad_revision_nr >= 1);
ALTER TABLE revision
    ADD CONSTRAINT revision_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT revision_typ CHECK (typ IN ('manuell', 'auto', 'ai', 'aterstalld', 'kopia', 'live', 'tvingad')),
    ADD CONSTRAINT revision_nr CHECK (nr >= 1),
    ADD CONSTRAINT revision_live CHECK ((live_grund IS NULL) = (live_steg IS NULL) AND live_steg >= 1);
ALTER TABLE sokpost ADD CONSTRAINT sokpost_sprak CHECK (ar_sprak(sprak));
ALTER TABLE adress ADD CONSTRAINT adress_sprak CHECK (ar_sprak(sprak));
ALTER TABLE publicerad_version ADD CONSTRAINT publicerad_version_sprak CHECK (ar_sprak(sprak));
ALTER TABLE delning
    ADD CONSTRAINT delning_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT delning_visningar CHECK (visningar >= 0);

ALTER TABLE release
    ADD CONSTRAINT release_lage CHECK (lage IN ('utkast', 'publicera', 'schemalagd', 'nedtagning', 'avstamning')),
    ADD CONSTRAINT release_tillstand CHECK (tillstand IN ('vantar_pa_godkannande', 'schemalagd', 'pagar', 'koad', 'klar', 'misslyckad',
      'avslagen', 'avbruten', 'ersatt', 'nedtagen')),
    ADD CONSTRAINT release_forsok CHECK (forsok >= 0);
ALTER TABLE ko ADD CONSTRAINT ko_tagen CHECK ((tagen_av IS NULL) = (tagen_till IS NULL));
ALTER TABLE utskick
    ADD CONSTRAINT utskick_lage CHECK (lage IN ('vantar', 'skickat', 'misslyckat', 'bara_utkorg')),
    ADD CONSTRAINT utskick_forsok CHECK (forsok >= 0);
ALTER TABLE oversattningsjobb
    ADD CONSTRAINT oversattningsjobb_sprak CHECK (ar_sprak(fran) AND ar_sprak(till) AND fran <> till),
    ADD CONSTRAINT oversattningsjobb_status CHECK (status IN ('vantar', 'pagar', 'klar', 'misslyckad', 'avbruten')),
    ADD CONSTRAINT oversattningsjobb_framsteg CHECK (framsteg BETWEEN 0 AND 100);
ALTER TABLE oversattning ADD CONSTRAINT oversattning_sprak CHECK (ar_sprak(sprak));
ALTER TABLE ai_anrop ADD CONSTRAINT ai_anrop_antal CHECK (tokens_in >= 0 AND tokens_ut >= 0 AND ms >= 0);

ALTER TABLE media
    ADD CONSTRAINT media_typ CHECK (typ LIKE 'image/%'),
    ADD CONSTRAINT media_matt CHECK (bredd >= 1 AND hojd >= 1 AND byte >= 1);
ALTER TABLE idempotens ADD CONSTRAINT idempotens_svar CHECK ((status IS NULL) = (svar IS NULL) AND status BETWEEN 200 AND 599);
ALTER TABLE installning ADD CONSTRAINT installning_version CHECK (version >= 1);
ALTER TABLE anslutning
    ADD CONSTRAINT anslutning_omfang CHECK
      (omfang <@ ARRAY['innehall:las', 'innehall:skriv', 'innehall:publicera', 'trafik:las', 'ko:skriv', 'offline_access']);
ALTER TABLE anslutningsnyckel
    ADD CONSTRAINT anslutningsnyckel_sort CHECK (sort IN ('atkomst', 'fornyelse')),
    ADD CONSTRAINT anslutningsnyckel_omfang CHECK
      (omfang <@ ARRAY['innehall:las', 'innehall:skriv', 'innehall:publicera', 'trafik:las', 'ko:skriv', 'offline_access']);

-- An entry of the index whose words are out of date points at no revision any more, where it pointed at its item.
ALTER TABLE "sokpost" ALTER COLUMN "revision_id" DROP NOT NULL;
UPDATE sokpost SET revision_id = NULL WHERE NOT EXISTS (SELECT 1 FROM revision r WHERE r.id = sokpost.revision_id);

-- AddForeignKey
ALTER TABLE "innehall" ADD CONSTRAINT "innehall_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sprakversion" ADD CONSTRAINT "sprakversion_arbetsrevision_id_fkey" FOREIGN KEY ("arbetsrevision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sprakversion" ADD CONSTRAINT "sprakversion_publicerad_revision_id_fkey" FOREIGN KEY ("publicerad_revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sprakversion" ADD CONSTRAINT "sprakversion_kall_revision_id_fkey" FOREIGN KEY ("kall_revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "revision" ADD CONSTRAINT "revision_kall_revision_fkey" FOREIGN KEY ("kall_revision") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "revision" ADD CONSTRAINT "revision_live_grund_fkey" FOREIGN KEY ("live_grund") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sokpost" ADD CONSTRAINT "sokpost_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sokpost" ADD CONSTRAINT "sokpost_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "adress" ADD CONSTRAINT "adress_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "adress" ADD CONSTRAINT "adress_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "publicerad_version" ADD CONSTRAINT "publicerad_version_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "publicerad_version" ADD CONSTRAINT "publicerad_version_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "publicerad_version" ADD CONSTRAINT "publicerad_version_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "delning" ADD CONSTRAINT "delning_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ko" ADD CONSTRAINT "ko_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "utskick" ADD CONSTRAINT "utskick_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "oversattningsjobb" ADD CONSTRAINT "oversattningsjobb_kalla_fkey" FOREIGN KEY ("kalla") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "oversattningsjobb" ADD CONSTRAINT "oversattningsjobb_bas_fkey" FOREIGN KEY ("bas") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "oversattning" ADD CONSTRAINT "oversattning_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ai_anrop" ADD CONSTRAINT "ai_anrop_innehall_fkey" FOREIGN KEY ("innehall") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- A revision saved by force may name a base that never was; history is not altered, so only new ones are held to it.
ALTER TABLE "revision" ADD CONSTRAINT "revision_bas_fkey" FOREIGN KEY ("bas") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- Each filter of the list has its index, in the order of the list.
CREATE INDEX "innehall_mall_andrad_idx" ON "innehall"("mall", "andrad" DESC);
CREATE INDEX "innehall_ansvarig_andrad_idx" ON "innehall"("ansvarig", "andrad" DESC);
CREATE INDEX innehall_agare ON innehall ((agare ->> 'id'), andrad DESC);

-- A publication is a value: the revision that readers got of a language version, and every fact of the article that they saw
-- with it. What the article is working on since, readers do not see (docs/decisions/publications.md).
CREATE TABLE "publicering" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "nr" BIGSERIAL NOT NULL,
    "innehall_id" UUID NOT NULL,
    "sprak" TEXT NOT NULL,
    "revision_id" UUID NOT NULL,
    "release_id" UUID,
    "sektion" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "mall" TEXT NOT NULL,
    "mall_version" INTEGER NOT NULL,
    "taggar" TEXT[],
    "kategorier" INTEGER[],
    "sponsrad" JSONB,
    "kallor" JSONB NOT NULL,
    "ansvarig" TEXT,
    "agare" JSONB NOT NULL,
    "publicerad" TIMESTAMPTZ(3) NOT NULL,
    "uppdaterad" TIMESTAMPTZ(3),
    "skapad" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publicering_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "publicering_innehall_id_sprak_nr_idx" ON "publicering"("innehall_id", "sprak", "nr" DESC);
ALTER TABLE "publicering" ADD CONSTRAINT "publicering_innehall_id_fkey" FOREIGN KEY ("innehall_id") REFERENCES "innehall"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "publicering" ADD CONSTRAINT "publicering_revision_id_fkey" FOREIGN KEY ("revision_id") REFERENCES "revision"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "publicering" ADD CONSTRAINT "publicering_release_id_fkey" FOREIGN KEY ("release_id") REFERENCES "release"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "publicering" ADD CONSTRAINT "publicering_sektion_fkey" FOREIGN KEY ("sektion") REFERENCES "sektion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE publicering
    ADD CONSTRAINT publicering_sprak CHECK (ar_sprak(sprak)),
    ADD CONSTRAINT publicering_mall_version CHECK (mall_version >= 1);

-- What is public now is a publication with the facts of today; which release made it is not known any more.
INSERT INTO publicering (innehall_id, sprak, revision_id, sektion, slug, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig,
    agare, publicerad, uppdaterad, skapad)
  SELECT p.innehall_id, p.sprak, p.revision_id, p.sektion, p.slug, i.mall, i.mall_version, i.taggar, i.kategorier, i.sponsrad, i.kallor,
    i.ansvarig, i.agare, p.publicerad, p.uppdaterad, coalesce(p.uppdaterad, p.publicerad)
  FROM publicerad_version p JOIN innehall i ON i.id = p.innehall_id ORDER BY p.publicerad, p.innehall_id, p.sprak;

CREATE TRIGGER publicering_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON publicering
  FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();

-- The current publication of each language version, with what its lists are found by.
ALTER TABLE "publicerad_version" ADD COLUMN "publicering_id" UUID, ADD COLUMN "mall" TEXT, ADD COLUMN "taggar" TEXT[];
UPDATE publicerad_version p SET publicering_id = f.id, mall = f.mall, taggar = f.taggar
  FROM publicering f WHERE f.innehall_id = p.innehall_id AND f.sprak = p.sprak;
ALTER TABLE "publicerad_version" ALTER COLUMN "publicering_id" SET NOT NULL, ALTER COLUMN "mall" SET NOT NULL;
CREATE INDEX "publicerad_version_mall_idx" ON "publicerad_version"("mall");
CREATE INDEX "publicerad_version_taggar_idx" ON "publicerad_version" USING GIN ("taggar");
ALTER TABLE "publicerad_version" ADD CONSTRAINT "publicerad_version_publicering_id_fkey" FOREIGN KEY ("publicering_id") REFERENCES "publicering"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What a release is of, beside its revisions: the facts of the moment it was ordered. Those that wait get the facts of today.
ALTER TABLE "release" ADD COLUMN "fakta" JSONB;
UPDATE release r SET fakta = jsonb_build_object('sektion', i.sektion, 'mall', i.mall, 'mall_version', i.mall_version, 'taggar', to_jsonb(i.taggar),
    'kategorier', to_jsonb(i.kategorier), 'sponsrad', i.sponsrad, 'kallor', i.kallor, 'ansvarig', i.ansvarig, 'agare', i.agare)
  FROM innehall i WHERE i.id = r.innehall_id AND r.lage IN ('utkast', 'publicera', 'schemalagd')
    AND r.tillstand IN ('vantar_pa_godkannande', 'schemalagd', 'pagar', 'koad', 'misslyckad');
ALTER TABLE release ADD CONSTRAINT release_fakta CHECK (fakta IS NOT NULL OR lage IN ('nedtagning', 'avstamning')
  OR tillstand IN ('klar', 'avslagen', 'avbruten', 'ersatt', 'nedtagen'));

-- What was ordered to be published in test mode, and so was handed over as a draft.
ALTER TABLE "release" ADD COLUMN "prov" BOOLEAN NOT NULL DEFAULT false;

-- When each field that is patched was last changed: what a PATCH may not overwrite unread.
ALTER TABLE "innehall" ADD COLUMN "falt_andrade" JSONB NOT NULL DEFAULT '{}';

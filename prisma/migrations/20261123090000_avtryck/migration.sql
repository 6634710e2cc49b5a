-- What readers see besides revisions and publications, as Studio wrote it: docs/decisions/tamper-evidence.md. Each legitimate change of
-- a picture, a section, a person's name or a setting leaves an imprint of the row, in the statement that makes it; so do takedowns.
-- What is in the database and has another imprint, or none, was not put there by Studio.
CREATE TABLE "avtryck" (
    "id" BIGSERIAL NOT NULL,
    "tabell" TEXT NOT NULL,
    "rad" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "tid" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "avtryck_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "avtryck_tabell_rad_id_idx" ON "avtryck"("tabell", "rad", "id" DESC);
ALTER TABLE avtryck ADD CONSTRAINT avtryck_hash CHECK (hash ~ '^([0-9a-f]{64})?$');
CREATE TRIGGER avtryck_oforanderlig BEFORE UPDATE OR DELETE OR TRUNCATE ON avtryck
    FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring();
CREATE TRIGGER avtryck_forseglas AFTER INSERT ON avtryck FOR EACH ROW EXECUTE FUNCTION forseglas_senare();

-- The address that readers were led to by it, and whether it stands in lists; null for what was public before.
ALTER TABLE "publicering" ADD COLUMN "lank" TEXT, ADD COLUMN "listad" BOOLEAN;
-- Whose an address is: the latest that was published there.
CREATE INDEX "publicering_sprak_sektion_slug_nr_idx" ON "publicering"("sprak", "sektion", "slug", "nr" DESC);
-- SHA-256 of each file of a picture by its name; null until the files of one from before have been looked at.
ALTER TABLE "media" ADD COLUMN "filer" JSONB;
-- What tells that Studio rendered it. What is from before has nothing and is rendered anew.
ALTER TABLE "renderad" ADD COLUMN "akthet" TEXT;
ALTER TABLE "historikkontroll" ADD COLUMN "totalt" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE historikkontroll ADD CONSTRAINT historikkontroll_totalt CHECK (totalt >= 0);

-- What was there before is taken as it is now.
INSERT INTO avtryck (tabell, rad, hash) SELECT 'media', m.id::text, encode(sha256(convert_to(concat_ws(',', '"id":' || to_json(m.id::text)::text, '"typ":' || to_json(m.typ::text)::text, '"bredd":' || to_json(m.bredd::text)::text, '"hojd":' || to_json(m.hojd::text)::text, '"byte":' || to_json(m.byte::text)::text, '"hash":' || to_json(m.hash::text)::text, '"bredder":' || to_json(m.bredder::text)::text, '"filer":' || to_json(m.filer::text)::text, '"alt":' || to_json(m.alt::text)::text, '"caption":' || to_json(m.caption::text)::text, '"kredit":' || to_json(m.kredit::text)::text, '"fokus":' || to_json(m.fokus::text)::text, '"raderad":' || to_json(m.raderad::text)::text, '"fil":' || to_json(m.fil::text)::text, '"rorlig":' || to_json(m.rorlig::text)::text), 'UTF8')), 'hex') FROM media m ORDER BY m.id;
INSERT INTO avtryck (tabell, rad, hash) SELECT 'sektion', s.id, encode(sha256(convert_to(concat_ws(',', '"id":' || to_json(s.id::text)::text, '"namn":' || to_json(s.namn::text)::text, '"namn_en":' || to_json(s.namn_en::text)::text, '"mallar":' || to_json(s.mallar::text)::text, '"kategori":' || to_json(s.kategori::text)::text, '"sprak":' || to_json(s.sprak::text)::text, '"ordning":' || to_json(s.ordning::text)::text, '"arkiverad":' || to_json(s.arkiverad::text)::text), 'UTF8')), 'hex') FROM sektion s ORDER BY s.id;
INSERT INTO avtryck (tabell, rad, hash) SELECT 'person', p.id::text, encode(sha256(convert_to(concat_ws(',', '"id":' || to_json(p.id::text)::text, '"namn":' || to_json(p.namn::text)::text), 'UTF8')), 'hex') FROM person p ORDER BY p.id;
INSERT INTO avtryck (tabell, rad, hash) SELECT 'installning', i.nyckel || ' ' || i.version, encode(sha256(convert_to(concat_ws(',', '"nyckel":' || to_json(i.nyckel::text)::text, '"version":' || to_json(i.version::text)::text, '"varde":' || to_json(i.varde::text)::text), 'UTF8')), 'hex') FROM installning i ORDER BY i.nyckel, i.version;
-- Whether what is public stands in lists, its address, and where a publishing system elsewhere has it.
INSERT INTO avtryck (tabell, rad, hash) SELECT 'lank', p.publicering_id::text, encode(sha256(convert_to(v.lank, 'UTF8')), 'hex')
    FROM publicerad_version p JOIN sprakversion v ON v.innehall_id = p.innehall_id AND v.sprak = p.sprak WHERE v.lank IS NOT NULL ORDER BY 2;
INSERT INTO avtryck (tabell, rad, hash) SELECT 'listad', p.publicering_id::text, encode(sha256(convert_to(p.listad::text, 'UTF8')), 'hex')
    FROM publicerad_version p ORDER BY 2;
INSERT INTO avtryck (tabell, rad, hash) SELECT 'cms', i.id::text, encode(sha256(convert_to(i.cms ->> 'lank', 'UTF8')), 'hex')
    FROM innehall i WHERE i.cms ->> 'lank' IS NOT NULL ORDER BY i.id;
-- Addresses of articles from before there were publications.
INSERT INTO avtryck (tabell, rad, hash) SELECT 'adress', a.sprak || ' ' || a.sektion || ' ' || a.slug, encode(sha256(convert_to(a.innehall_id::text, 'UTF8')), 'hex')
    FROM adress a WHERE NOT EXISTS (SELECT FROM publicering f
      WHERE f.innehall_id = a.innehall_id AND f.sprak = a.sprak AND f.sektion = a.sektion AND f.slug = a.slug) ORDER BY 2;
-- What has been taken down: the latest publication of a language version that readers do not have.
INSERT INTO avtryck (tabell, rad, hash) SELECT 'nedtagen', f.id::text, ''
    FROM (SELECT DISTINCT ON (innehall_id, sprak) id, innehall_id, sprak FROM publicering ORDER BY innehall_id, sprak, nr DESC) f
    WHERE NOT EXISTS (SELECT FROM publicerad_version p WHERE p.innehall_id = f.innehall_id AND p.sprak = f.sprak) ORDER BY 2;

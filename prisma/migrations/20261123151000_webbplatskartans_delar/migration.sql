-- Every public version has a number of its own on the sitemap, for as long as it is public, and the sitemap has a part for each stretch of
-- numbers: what is in a part is known without what came before it.
-- AlterTable
ALTER TABLE "publicerad_version" ADD COLUMN "kartnr" BIGINT;
CREATE SEQUENCE "publicerad_version_kartnr_seq" OWNED BY "publicerad_version"."kartnr";
-- In the order in which the parts have had them.
UPDATE "publicerad_version" p SET "kartnr" = o."nr"
  FROM (SELECT "innehall_id", "sprak", row_number() OVER (ORDER BY "publicerad", "innehall_id", "sprak") AS "nr" FROM "publicerad_version") o
  WHERE o."innehall_id" = p."innehall_id" AND o."sprak" = p."sprak";
SELECT setval('publicerad_version_kartnr_seq', (SELECT max("kartnr") FROM "publicerad_version")) WHERE EXISTS (SELECT FROM "publicerad_version");
ALTER TABLE "publicerad_version"
    ALTER COLUMN "kartnr" SET DEFAULT nextval('publicerad_version_kartnr_seq'),
    ALTER COLUMN "kartnr" SET NOT NULL;

CREATE FUNCTION kartans_del(kartnr bigint) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ((kartnr - 1) / 2000)::int + 1;
CREATE INDEX publicerad_version_kartdel ON publicerad_version (kartans_del(kartnr), coalesce(uppdaterad, publicerad), sprak);
-- DropIndex
DROP INDEX "publicerad_version_publicerad_innehall_id_sprak_uppdaterad_idx";

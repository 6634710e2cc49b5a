-- Whether a public article stands in the lists of articles. A page that stands by itself (about the newsroom, a contact) does not.
ALTER TABLE "publicerad_version" ADD COLUMN "listad" BOOLEAN NOT NULL DEFAULT true;

UPDATE "publicerad_version" p SET "listad" = false FROM "innehall" i WHERE i."id" = p."innehall_id" AND i."mall" = 'sida';

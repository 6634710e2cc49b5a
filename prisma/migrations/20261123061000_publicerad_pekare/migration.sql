-- What readers have of an article is a publication of that article in that language: nothing else can be pointed at.
CREATE UNIQUE INDEX "publicering_id_innehall_id_sprak_key" ON "publicering"("id", "innehall_id", "sprak");
ALTER TABLE "publicerad_version" DROP CONSTRAINT "publicerad_version_publicering_id_fkey";
ALTER TABLE "publicerad_version" ADD CONSTRAINT "publicerad_version_publicering_id_innehall_id_sprak_fkey"
  FOREIGN KEY ("publicering_id", "innehall_id", "sprak") REFERENCES "publicering"("id", "innehall_id", "sprak") ON DELETE RESTRICT ON UPDATE CASCADE;

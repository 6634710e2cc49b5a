-- A text that several write does not go with whoever wrote in it last.
ALTER TABLE "gemensam_text" ALTER COLUMN "person_id" DROP NOT NULL;
ALTER TABLE "gemensam_text" DROP CONSTRAINT "gemensam_text_person_id_fkey",
    ADD CONSTRAINT "gemensam_text_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "person"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

ALTER TABLE "gemensam_text" VALIDATE CONSTRAINT "gemensam_text_person_id_fkey";

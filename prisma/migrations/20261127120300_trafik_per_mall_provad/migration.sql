ALTER TABLE "trafiksumma" VALIDATE CONSTRAINT "trafiksumma_slag";

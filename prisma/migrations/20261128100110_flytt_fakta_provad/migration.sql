ALTER TABLE "release" VALIDATE CONSTRAINT "release_fakta";

ALTER TABLE "release" VALIDATE CONSTRAINT "release_lage";

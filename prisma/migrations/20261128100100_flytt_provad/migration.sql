ALTER TABLE "release" VALIDATE CONSTRAINT "release_lage";
ALTER TABLE "release" VALIDATE CONSTRAINT "release_fakta";

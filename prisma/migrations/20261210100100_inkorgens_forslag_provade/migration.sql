ALTER TABLE "inkorg" VALIDATE CONSTRAINT "inkorg_handelse";

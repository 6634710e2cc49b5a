-- Whether somebody else has chosen the password that a person has: it is theirs alone when they have chosen another.
ALTER TABLE "person" ADD COLUMN "byta_inloggning" BOOLEAN NOT NULL DEFAULT false;

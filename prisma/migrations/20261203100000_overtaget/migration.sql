-- What somebody has taken over into Studio of what others have changed in the publishing system: how it was there, and from which revision of the Swedish text on it is here.
ALTER TABLE "innehall" ADD COLUMN "overtaget" JSONB;

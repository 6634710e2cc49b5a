-- Whether the name that stands as responsible was entered by a key, and by no person since: docs/decisions/authors.md. Names from before this was
-- kept count as people's.
ALTER TABLE "innehall" ADD COLUMN "ansvarig_av_agent" BOOLEAN NOT NULL DEFAULT false;

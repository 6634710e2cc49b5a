-- Documents are packed by the application from here on (docs/decisions/packed-documents.md). Those that are kept stay as they are: a
-- revision is not changed, and sealed as it stands. Each has its document in one of the two columns.
ALTER TABLE "revision"
    ADD COLUMN "dokument" BYTEA,
    ALTER COLUMN "dokument" SET STORAGE EXTERNAL,
    ALTER COLUMN "block" DROP NOT NULL,
    ADD CONSTRAINT "revision_dokument" CHECK (("block" IS NULL) <> ("dokument" IS NULL));

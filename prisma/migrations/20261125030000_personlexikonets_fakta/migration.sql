-- Where each fact of a person comes from, where the person is found elsewhere, and the picture of the library. That one is looked up and not
-- held: an archive brings people in before pictures, and a picture that is taken away is a person's no longer.
ALTER TABLE "kandis"
    ADD COLUMN "kallor" JSONB NOT NULL DEFAULT '{}',
    ADD COLUMN "lankar" JSONB NOT NULL DEFAULT '[]',
    ADD COLUMN "bild" UUID;

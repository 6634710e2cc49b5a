-- Whether only its owner, chiefs and those let in know of an article; and who is let in: people and agents.
ALTER TABLE "innehall"
    ADD COLUMN "konfidentiell" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "insatta" UUID[] DEFAULT ARRAY[]::UUID[];

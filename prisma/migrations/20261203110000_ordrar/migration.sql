-- Whose orders an agent acts on without the person named confirming them.
ALTER TABLE "agent" ADD COLUMN "order" TEXT NOT NULL DEFAULT 'alla_med_ratt'
    CONSTRAINT "agent_order" CHECK ("order" IN ('fraga_alltid', 'endast_agare', 'alla_med_ratt'));

-- What the person named is to confirm: the hash of all that was asked for, and until when.
ALTER TABLE "release"
    ADD COLUMN "order_hash" TEXT,
    ADD COLUMN "order_fore" TIMESTAMPTZ(3),
    ADD CONSTRAINT "release_order" CHECK ((order_hash IS NULL) = (order_fore IS NULL)) NOT VALID;

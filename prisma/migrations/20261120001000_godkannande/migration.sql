-- What an agent publishes may be a request, which a person confirms or declines.
ALTER TABLE "agent" ADD COLUMN "godkannande" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "release" ADD COLUMN "godkand_av" JSONB;
ALTER TABLE "release" ADD COLUMN "godkand" TIMESTAMPTZ(3);

-- Requests are few among all there ever were.
CREATE INDEX release_begard ON release (innehall_id) WHERE tillstand = 'vantar_pa_godkannande';

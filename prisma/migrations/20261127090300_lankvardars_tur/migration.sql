-- From when a host may be asked again, by any instance.
ALTER TABLE "lankvard" ADD COLUMN "fri" TIMESTAMPTZ(3);

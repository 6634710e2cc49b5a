-- The list of articles has filters that can be kept, too.
ALTER TABLE "sparad_vy" DROP CONSTRAINT "sparad_vy_skarm",
    ADD CONSTRAINT "sparad_vy_skarm" CHECK (skarm IN ('ko', 'artiklar')) NOT VALID;

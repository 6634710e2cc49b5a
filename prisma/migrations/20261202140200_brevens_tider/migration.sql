-- When a person is written to, by the hours of Stockholm's clocks, and how often about what comes to their inbox.
ALTER TABLE "kobrev"
  ADD COLUMN "inkorg" TEXT NOT NULL DEFAULT 'genast' CONSTRAINT kobrev_inkorg CHECK (inkorg IN ('genast', 'dagligen', 'aldrig')),
  ADD COLUMN "klockslag" SMALLINT[] DEFAULT ARRAY[7::smallint],
  ADD COLUMN "tyst_fran" SMALLINT CONSTRAINT kobrev_tyst_fran CHECK (tyst_fran BETWEEN 0 AND 23),
  ADD COLUMN "tyst_till" SMALLINT CONSTRAINT kobrev_tyst_till CHECK (tyst_till BETWEEN 0 AND 23),
  ADD CONSTRAINT kobrev_tysta CHECK ((tyst_fran IS NULL) = (tyst_till IS NULL));

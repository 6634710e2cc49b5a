-- The sitemap is read in this order, and its index of parts needs nothing else of a row.
CREATE INDEX publicerad_version_karta ON publicerad_version (publicerad, innehall_id, sprak) INCLUDE (uppdaterad);

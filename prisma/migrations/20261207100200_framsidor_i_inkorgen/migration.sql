-- Whoever may save fronts is told that one is proposed: a line about a front, which is that of a section, or empty for that of the site.
ALTER TABLE "inkorg" ADD COLUMN "framsida" TEXT,
    DROP CONSTRAINT "inkorg_om",
    ADD CONSTRAINT "inkorg_om" CHECK (num_nonnulls(innehall_id, ko_id, framsida) = 1) NOT VALID,
    ADD CONSTRAINT "inkorg_framsida" CHECK (framsida IS NULL OR sprak IS NOT NULL) NOT VALID,
    DROP CONSTRAINT "inkorg_handelse",
    ADD CONSTRAINT "inkorg_handelse" CHECK (handelse IN (
      'namnd', 'svar', 'kommentar_tilldelad', 'granskning', 'godkand', 'godkannande_tillbaka', 'text_andrad', 'publicering_misslyckad',
      'order', 'uppgift_tilldelad', 'uppgift_kommenterad', 'framsida_foreslagen')) NOT VALID;

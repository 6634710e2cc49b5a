-- Whoever an article belongs to is told that changes are proposed in it, and whoever has proposed them of what was decided.
ALTER TABLE "inkorg" DROP CONSTRAINT "inkorg_handelse",
    ADD CONSTRAINT "inkorg_handelse" CHECK (handelse IN (
      'namnd', 'svar', 'kommentar_tilldelad', 'granskning', 'godkand', 'godkannande_tillbaka', 'text_andrad', 'publicering_misslyckad',
      'order', 'uppgift_tilldelad', 'uppgift_kommenterad', 'framsida_foreslagen', 'andring_foreslagen', 'forslag_godtaget',
      'forslag_delvis_godtaget', 'forslag_avbojt', 'forslag_delvis_avbojt')) NOT VALID;

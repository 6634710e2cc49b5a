-- Whoever an agent names as having given an order is told of it.
ALTER TABLE "inkorg" DROP CONSTRAINT "inkorg_handelse",
    ADD CONSTRAINT "inkorg_handelse" CHECK (handelse IN (
      'namnd', 'svar', 'kommentar_tilldelad', 'granskning', 'godkand', 'godkannande_tillbaka', 'text_andrad', 'publicering_misslyckad',
      'order', 'uppgift_tilldelad', 'uppgift_kommenterad')) NOT VALID;

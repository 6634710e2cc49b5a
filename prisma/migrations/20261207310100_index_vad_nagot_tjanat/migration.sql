-- What one thing has earned on many days, likewise.
CREATE INDEX CONCURRENTLY intaktsumma_varde ON intaktsumma (slag, varde, dag) INCLUDE (valuta, kalla, belopp);

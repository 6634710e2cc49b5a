CREATE INDEX CONCURRENTLY intaktsumma_topp_av_kalla ON intaktsumma (valuta, kalla, dag, belopp DESC, varde) WHERE slag = 'artikel';

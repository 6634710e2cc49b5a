-- How often one thing was read on many days, from the index alone: its rows lie on as many pages of the table as there are days.
CREATE INDEX CONCURRENTLY trafiksumma_varde ON trafiksumma (slag, varde, dag) INCLUDE (visningar);

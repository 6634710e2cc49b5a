ALTER TABLE sigillrad VALIDATE CONSTRAINT sigillrad_tabell;

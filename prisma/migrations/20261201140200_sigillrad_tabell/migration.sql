-- The tables that are sealed (lib/store/sealed-tables.ts).
ALTER TABLE sigillrad ADD CONSTRAINT sigillrad_tabell CHECK (tabell IN ('revision', 'publicering', 'release_steg', 'logg', 'avtryck')) NOT VALID;

-- The tables that are sealed (lib/store/sealed-tables.ts).
ALTER TABLE oforseglad ADD CONSTRAINT oforseglad_tabell CHECK (tabell IN ('revision', 'publicering', 'release_steg', 'logg', 'avtryck')) NOT VALID;

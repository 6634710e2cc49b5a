ALTER TABLE oforseglad VALIDATE CONSTRAINT oforseglad_tabell;

ALTER TABLE ai_anrop VALIDATE CONSTRAINT ai_anrop_utfall;

-- What came of asking the language model: an answer, or one of the failures there are (lib/adapters/ai/failure.ts).
ALTER TABLE ai_anrop ADD CONSTRAINT ai_anrop_utfall
    CHECK (utfall IN ('svar', 'saknas', 'borta', 'installning', 'nekat', 'form', 'avbrutet')) NOT VALID;

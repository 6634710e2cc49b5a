-- Whom the organisation’s own service has vouched for may show a passkey as well as a code.
ALTER TABLE session DROP CONSTRAINT session_inloggad_med;
ALTER TABLE session
    ADD CONSTRAINT session_inloggad_med
    CHECK (inloggad_med IN ('losenord', 'engangskod', 'reservkod', 'passernyckel', 'oidc', 'oidc_kod', 'oidc_passernyckel'));

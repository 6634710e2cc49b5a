-- A login may also have been vouched for by the organisation’s own service, with a code of ours beside it or without: all the ways there are, passkeys too.
ALTER TABLE session DROP CONSTRAINT session_inloggad_med;
ALTER TABLE session
    ADD CONSTRAINT session_inloggad_med CHECK (inloggad_med IN ('losenord', 'engangskod', 'reservkod', 'passernyckel', 'oidc', 'oidc_kod'));

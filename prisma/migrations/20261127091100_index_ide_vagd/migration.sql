CREATE INDEX CONCURRENTLY ide_vagd ON ide (coalesce(vagd, skapad)) WHERE tillstand = 'ny' AND sedd < 'infinity';

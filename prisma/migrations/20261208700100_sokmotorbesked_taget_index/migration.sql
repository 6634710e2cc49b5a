CREATE INDEX CONCURRENTLY sokmotorbesked_taget ON sokmotorbesked (taget) WHERE taget IS NOT NULL;

CREATE INDEX CONCURRENTLY ko_trasiga_lankar ON ko (innehall_id, andrad) WHERE typ = 'lank' AND av ->> 'typ' = 'system';

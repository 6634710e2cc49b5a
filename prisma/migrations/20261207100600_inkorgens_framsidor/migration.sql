CREATE INDEX CONCURRENTLY inkorg_framsida ON inkorg (nyckel) WHERE framsida IS NOT NULL;

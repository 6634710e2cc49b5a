-- Every word that a name in the people dictionary has, once: one that is misspelt is looked for among these, and the names by the words found.
CREATE TABLE "kandis_ord" (
    "ord" TEXT NOT NULL,

    CONSTRAINT "kandis_ord_pkey" PRIMARY KEY ("ord")
);

-- Names that several people have.
CREATE TABLE "kandis_delat" (
    "tat" TEXT NOT NULL,
    "kandis_id" UUID NOT NULL,

    CONSTRAINT "kandis_delat_pkey" PRIMARY KEY ("tat", "kandis_id"),
    CONSTRAINT "kandis_delat_kandis_id_tat_fkey" FOREIGN KEY ("kandis_id", "tat")
        REFERENCES "kandis_namn"("kandis_id", "tat") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "kandis_delat_kandis_id_tat_idx" ON "kandis_delat"("kandis_id", "tat");

CREATE FUNCTION personlexikonets_namn() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
    INSERT INTO public.kandis_ord (ord) SELECT DISTINCT w FROM unnest(string_to_array(NEW.ord, ' ')) AS w WHERE w <> '' ORDER BY 1 ON CONFLICT DO NOTHING;
    IF TG_OP = 'INSERT' AND EXISTS (SELECT FROM public.kandis_namn n WHERE n.tat = NEW.tat AND n.kandis_id <> NEW.kandis_id) THEN
        INSERT INTO public.kandis_delat (tat, kandis_id) SELECT n.tat, n.kandis_id FROM public.kandis_namn n WHERE n.tat = NEW.tat ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER kandis_namn_ord AFTER INSERT OR UPDATE OF ord ON kandis_namn FOR EACH ROW EXECUTE FUNCTION personlexikonets_namn();

-- A hundred thousand people are a second; whoever writes in the dictionary waits for it, and nobody else.
INSERT INTO kandis_ord (ord) SELECT DISTINCT w FROM kandis_namn n, unnest(string_to_array(n.ord, ' ')) AS w WHERE w <> '';
INSERT INTO kandis_delat (tat, kandis_id)
    SELECT tat, kandis_id FROM kandis_namn WHERE tat IN (SELECT tat FROM kandis_namn GROUP BY tat HAVING count(*) > 1);
CREATE INDEX kandis_ord_delar ON kandis_ord USING gin (ord gin_trgm_ops) WITH (fastupdate = off);

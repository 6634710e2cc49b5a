-- The pictures of the library that blocks show, by their addresses or their ids. Asked of skeletons and patterns, of which there are few: what
-- is read is never behind, wherever the row came from.
CREATE FUNCTION stommens_bilder(block jsonb) RETURNS uuid[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT array_agg(DISTINCT f.del[1]::uuid)
    FROM regexp_matches(lower(block::text), '(?:/media/|"mediaid": ")([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') AS f(del));

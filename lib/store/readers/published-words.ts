import { UUID } from '#lib/store/names.ts';

const REVIEWERS = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'namn', n.namn) ORDER BY g.nr), '[]')
      FROM jsonb_array_elements_text(f.ord -> 'granskare') WITH ORDINALITY AS g(id, nr)
        JOIN person n ON n.id = CASE WHEN g.id ~ ${UUID} THEN g.id::uuid END WHERE n.avidentifierad IS NULL)`;

/**
 * SQL of whose the words of the publication `f` are, with those who have approved them by the names they have today; without who has been made anonymous. NULL
 * where readers are told nothing of it, and of what no release can have written: what somebody has meddled with is no fault of whoever reads.
 */
export const PUBLISHED_WORDS = `CASE WHEN jsonb_typeof(f.ord -> 'granskare') = 'array' THEN f.ord || jsonb_build_object('granskare', ${REVIEWERS}) END`;

import { SEARCH_DICTIONARY } from '#lib/content/search-dictionary.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { RelatedReading } from '#lib/contract/suggestion.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** What is looked for: articles about the same thing as this one. */
export interface RelatedTo {
  innehall: string;
  sprak: Language;
  taggar: string[];
  rubrik: string;
  ingress: string;
  text: string;
}

export interface FoundRelated extends RelatedReading {
  kategorier: number[];
}

/** What an article is about stands early in it. */
const TEXT_LOOKED_AT = 3_000;
const MOST_TERMS = 8;
/** Words in so few articles tell, however large a part of a small newsroom those are: eight such words bring in fewer than are compared. */
const FEW_ARTICLES = 25;

/*
 * The words that tell the article from others: often or early in it, and seldom in the rest. How seldom is what the
 * database's own statistics say of the index; a word that they do not know is rare. One that a hundredth of all articles
 * have would bring in too many to be compared.
 */
const TERMS: Statement = {
  name: 'related_terms',
  text: `WITH vanliga AS MATERIALIZED (
      SELECT jsonb_object_agg(e.ord, e.andel) AS andelar
      FROM pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) AS e(ord, andel)
      WHERE s.schemaname = current_schema() AND s.tablename = 'sokpost' AND s.attname = 'vektor' AND e.ord IS NOT NULL),
    alla AS MATERIALIZED (SELECT greatest(reltuples, 1) AS antal FROM pg_class WHERE oid = 'sokpost'::regclass),
    eget AS MATERIALIZED (
      SELECT o.lexeme AS ord, coalesce(((SELECT andelar FROM vanliga)->>o.lexeme)::float8, 0) AS andel, cardinality(o.positions)
        + CASE WHEN 'A' = ANY(o.weights) THEN 4 ELSE 0 END + CASE WHEN 'B' = ANY(o.weights) THEN 2 ELSE 0 END AS vikt
      FROM unnest(setweight(to_tsvector($1::regconfig, $2), 'A') || setweight(to_tsvector($1::regconfig, $3), 'B')
        || setweight(to_tsvector($1::regconfig, $4), 'D')) AS o
      WHERE length(o.lexeme) BETWEEN 3 AND 60 AND o.lexeme !~ '[[:space:][:punct:]0-9]')
    SELECT ord FROM eget, alla WHERE andel < greatest(0.01, ${FEW_ARTICLES} / antal) ORDER BY vikt * -ln(greatest(andel, 0.0005)) DESC, ord LIMIT $5`,
};

// Each way of finding brings in a bounded number, so that what is compared costs the same however many articles there are.
const RELATED: Statement = {
  name: 'related_find',
  text: `WITH fraga AS (SELECT coalesce((SELECT string_agg('''' || ord || '''', ' | ') FROM unnest($3::text[]) AS ord), '')::tsquery AS q),
    kandidat AS (
      (SELECT s.innehall_id AS id FROM sokpost s WHERE s.sprak = $2 AND s.vektor @@ (SELECT q FROM fraga) LIMIT 250)
      UNION (SELECT p.innehall_id FROM publicerad_version p WHERE p.sprak = $2 AND p.taggar && $4::text[] ORDER BY p.publicerad DESC LIMIT 100))
    SELECT k.id, r.rubrik, v.lank, p.sektion, p.publicerad, f.kategorier,
      ARRAY(SELECT t FROM unnest(p.taggar) AS t WHERE t = ANY($4::text[])) AS taggar
    FROM kandidat k JOIN publicerad_version p ON p.innehall_id = k.id AND p.sprak = $2 AND p.listad JOIN publicering f ON f.id = p.publicering_id
      JOIN sprakversion v ON v.innehall_id = k.id AND v.sprak = $2 JOIN revision r ON r.id = p.revision_id
      LEFT JOIN sokpost s ON s.innehall_id = k.id AND s.sprak = $2
    WHERE k.id <> $1 AND v.lank IS NOT NULL
    ORDER BY coalesce(ts_rank('{0.1, 0.2, 0.6, 1}', s.vektor, (SELECT q FROM fraga), 1), 0)
      + 0.1 * cardinality(ARRAY(SELECT t FROM unnest(p.taggar) AS t WHERE t = ANY($4::text[]))) DESC, p.publicerad DESC, k.id LIMIT $5`,
};

/** What the site's own articles say of an article: what else there is to read. */
export class RelatedArticles extends Aggregate {
  /** Public articles in the language that share telling words or tags with this one, closest first, never itself. */
  async find({ innehall, sprak, taggar, rubrik, ingress, text }: RelatedTo, limit: number): Promise<FoundRelated[]> {
    const words = [
      SEARCH_DICTIONARY[sprak],
      `${rubrik} ${taggar.join(' ')}`,
      ingress.slice(0, TEXT_LOOKED_AT),
      text.slice(0, TEXT_LOOKED_AT),
    ];
    const terms = await this.db.query<{ ord: string }>(TERMS, [...words, MOST_TERMS]);
    return this.db.query<FoundRelated>(RELATED, [innehall, sprak, terms.map(({ ord }) => ord), taggar, limit]);
  }
}

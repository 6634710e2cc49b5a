import { LANGUAGES } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** What a section has published in a stretch of time. */
export interface PublishedFigures {
  sektion: string;
  /** Articles that came out. */
  publicerade: number;
  /** Articles that were out already, and came out again with changes. */
  uppdaterade: number;
  /** Of those that came out, the ones somebody pays for. */
  sponsrade: number;
}

// Two stretches of two indexes, with nothing in both.
const BY_SECTION: Statement = {
  name: 'published_figures',
  text: `SELECT p.sektion, count(*) FILTER (WHERE p.publicerad >= $1)::int AS publicerade,
      count(*) FILTER (WHERE p.publicerad < $1)::int AS uppdaterade,
      count(*) FILTER (WHERE p.publicerad >= $1 AND f.sponsrad IS NOT NULL)::int AS sponsrade
    FROM (SELECT * FROM publicerad_version WHERE sprak = ANY($3) AND publicerad >= $1 AND publicerad <= $2
        UNION ALL SELECT * FROM publicerad_version WHERE uppdaterad >= $1 AND uppdaterad <= $2 AND publicerad < $1) p
      JOIN publicering f ON f.id = p.publicering_id JOIN innehall i ON i.id = p.innehall_id AND i.kallsprak = p.sprak
    GROUP BY p.sektion ORDER BY p.sektion`,
};

/** Counts of what is public now; each article once, by its source language. */
export class PublishedFiguresReader extends Aggregate {
  bySection(from: string, to: string): Promise<PublishedFigures[]> {
    return this.db.query<PublishedFigures>(BY_SECTION, [from, to, [...LANGUAGES]]);
  }
}

import type { PicturePlace } from '#lib/access/pictures-readers-see.ts';
import type { PictureUse } from '#lib/blocks/article-pictures.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PictureRole, PictureUsage } from '#lib/contract/media.ts';
import { Aggregate, type Queryable, type Statement } from '#lib/store/database.ts';

/** Which version of a language is meant: the one that is worked on, or the one that readers have. */
type Version = 'arbets' | 'publik';

/**
 * SQL that makes the uses of some language versions of the item ($1) those that are given: as members of a WITH, for the statement that
 * makes another revision the current one. `versions` selects sprak and lage; none, and nothing is touched. `given` is the value that
 * `usesValue` makes. Of a picture that there is not there is no use.
 */
export function usesInto(versions: string, given: string): string {
  return `bv AS (${versions}),
    bu AS (SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS u(sprak text, lage text, roll text, block text, media uuid)),
    bort AS (DELETE FROM bildbruk b USING bv WHERE b.innehall_id = $1 AND b.sprak = bv.sprak AND b.lage = bv.lage AND NOT EXISTS (
      SELECT FROM bu WHERE (bu.sprak, bu.lage, bu.roll, bu.block, bu.media) = (b.sprak, b.lage, b.roll, b.block, b.media_id))),
    till AS (INSERT INTO bildbruk (innehall_id, sprak, lage, roll, block, media_id)
      SELECT $1, bu.sprak, bu.lage, bu.roll, bu.block, m.id FROM bu JOIN bv USING (sprak, lage) JOIN media m ON m.id = bu.media
      ORDER BY m.id ON CONFLICT DO NOTHING)`;
}

/** The uses of a version as `usesInto` is given them. */
export function usesValue(...versions: ReadonlyArray<{ sprak: Language; lage: Version; bilder: readonly PictureUse[] }>): string {
  return JSON.stringify(versions.flatMap(({ sprak, lage, bilder }) => bilder.map((use) => ({ ...use, sprak, lage }))));
}

// An article in the bin has no readers, and nobody finds it: it keeps no picture.
const ofPicture = (name: string, having: string): Statement => ({
  name,
  text: `SELECT b.innehall_id AS innehall, v.rubrik, b.sprak, nullif(b.block, '') AS block, b.roll,
      bool_or(b.lage = 'publik') AS publicerad, bool_or(b.lage = 'arbets') AS arbetsversion
    FROM bildbruk b JOIN innehall i ON i.id = b.innehall_id JOIN sprakversion v ON v.innehall_id = b.innehall_id AND v.sprak = b.sprak
    WHERE b.media_id = $1 AND NOT i.raderad GROUP BY b.innehall_id, v.rubrik, b.sprak, b.block, b.roll, i.andrad ${having}
    ORDER BY i.andrad DESC, b.innehall_id, b.sprak DESC, b.roll = 'block', b.roll, b.block LIMIT $2`,
});
const OF_PICTURE = ofPicture('picture_uses', '');
const WORKED_ON_WITH = ofPicture('picture_uses_worked_on', `HAVING bool_or(b.lage = 'arbets')`);
const SHOWN: Statement = {
  name: 'picture_shown_to_readers',
  text: `SELECT DISTINCT ON (i.andrad, b.innehall_id, b.sprak) b.innehall_id AS innehall, v.rubrik, b.sprak, i.konfidentiell
    FROM bildbruk b JOIN innehall i ON i.id = b.innehall_id JOIN sprakversion v ON v.innehall_id = b.innehall_id AND v.sprak = b.sprak
    WHERE b.media_id = $1 AND b.lage = 'publik' AND NOT i.raderad ORDER BY i.andrad DESC, b.innehall_id, b.sprak DESC LIMIT $2`,
};
const PUBLIC_ITEMS: Statement = {
  name: 'picture_public_items',
  text: `SELECT DISTINCT b.innehall_id AS innehall, b.sprak, p.mall FROM bildbruk b
    JOIN publicerad_version p ON p.innehall_id = b.innehall_id AND p.sprak = b.sprak
    WHERE b.media_id = $1 AND b.lage = 'publik' AND b.roll = ANY($2) ORDER BY 1, 2`,
};

// As a release is decided: where the article is worked on, and where its readers have it.
const SEEN_IN: Statement = {
  name: 'picture_seen_in',
  text: `SELECT DISTINCT s.sektion, s.mall, b.sprak FROM bildbruk b
    JOIN publicerad_version p ON p.innehall_id = b.innehall_id AND p.sprak = b.sprak JOIN innehall i ON i.id = b.innehall_id
    CROSS JOIN LATERAL (VALUES (p.sektion, p.mall), (i.sektion, i.mall)) AS s (sektion, mall)
    WHERE b.media_id = $1 AND b.lage = 'publik' ORDER BY 1, 2, 3`,
};

/** A language version whose readers see a picture. */
export interface ShownPicture {
  innehall: string;
  rubrik: string;
  sprak: Language;
  konfidentiell: boolean;
}

/** So many places of one picture are told; a picture of more is a logotype. */
const MOST_TOLD = 1_000;

const USERS: Statement = {
  name: 'picture_users',
  text: `SELECT count(DISTINCT b.innehall_id)::int AS antal FROM bildbruk b JOIN innehall i ON i.id = b.innehall_id WHERE b.media_id = $1 AND NOT i.raderad`,
};

/** Where articles show pictures. Written by whatever makes a revision the current one; here it is read. */
export class PictureUses extends Aggregate {
  /** What readers see, and what keeps a picture, is asked of everything there is. */
  private readonly whole: Queryable;

  constructor(db: Queryable, whole: Queryable) {
    super(db);
    this.whole = whole;
  }

  /** How many articles show the picture that whoever asks does not see. */
  async unseen(media: string): Promise<number> {
    if (this.whole === this.db) return 0;
    const [all, seen] = await Promise.all([this.whole, this.db].map((db) => db.query<{ antal: number }>(USERS, [media])));
    return (all?.[0]?.antal ?? 0) - (seen?.[0]?.antal ?? 0);
  }

  /** Where the picture is shown, of articles that are not deleted; the latest changed first, at most a thousand places. */
  of(media: string): Promise<PictureUsage[]> {
    return this.db.query<PictureUsage>(OF_PICTURE, [media, MOST_TOLD]);
  }

  /** The same, of versions that are worked on with it. */
  workedOnWith(media: string): Promise<PictureUsage[]> {
    return this.db.query<PictureUsage>(WORKED_ON_WITH, [media, MOST_TOLD]);
  }

  /** The language versions that show it to readers, of all articles that are not deleted; the latest changed first, at most a thousand. */
  shownToReaders(media: string): Promise<ShownPicture[]> {
    return this.whole.query<ShownPicture>(SHOWN, [media, MOST_TOLD]);
  }

  /** What decides who may change what readers see of it: the places of the public articles that show it, each once. */
  seenIn(media: string): Promise<PicturePlace[]> {
    return this.whole.query<PicturePlace>(SEEN_IN, [media]);
  }

  /** The language versions whose readers see it as one of those parts. */
  publicVersions(media: string, roles: readonly PictureRole[]): Promise<Array<{ innehall: string; sprak: Language; mall: string }>> {
    return this.whole.query<{ innehall: string; sprak: Language; mall: string }>(PUBLIC_ITEMS, [media, roles]);
  }
}

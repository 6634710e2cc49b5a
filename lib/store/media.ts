import type { Author } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Counted, Page } from '#lib/contract/page.ts';
import { boundedCount, countedOf, windowOf } from '#lib/store/bounded-count.ts';
import { containingByIndex } from '#lib/store/containing.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

export interface NewMedia {
  id: string;
  filnamn: string;
  typ: string;
  bredd: number;
  hojd: number;
  byte: number;
  hash: string;
  bredder: number[];
  alt: Media['alt'];
  caption: string;
  kredit: string;
  fokus: Media['fokus'];
  av: Author;
  skapad: string;
}

interface MediaRow extends Omit<Media, 'src' | 'varianter'> {
  bredder: number[];
}

const COLUMNS = 'id, filnamn, typ, bredd, hojd, byte, bredder, alt, caption, kredit, fokus, av, skapad';

const CREATE: Statement = {
  name: 'media_create',
  text: `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, alt, caption, kredit, fokus, av, skapad)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12::jsonb, $13::jsonb, $14)`,
};
const BY_IDS: Statement = { name: 'media_by_ids', text: `SELECT ${COLUMNS} FROM media WHERE id = ANY($1::uuid[]) AND NOT raderad` };
const HOLD: Statement = { name: 'media_hold', text: 'SELECT id FROM media WHERE id = $1 FOR NO KEY UPDATE' };
const CHANGE: Statement = {
  name: 'media_change',
  text: 'UPDATE media SET alt = $2::jsonb, caption = $3, kredit = $4, fokus = $5::jsonb WHERE id = $1',
};
const MATCHES = 'NOT raderad AND bildens_ord(filnamn, caption, kredit, alt) LIKE $1';
const LIST: Statement = {
  name: 'media_list',
  text: `SELECT ${COLUMNS} FROM media WHERE NOT raderad ORDER BY skapad DESC, id DESC LIMIT $1 OFFSET $2`,
};
const COUNT: Statement = { name: 'media_count', text: boundedCount('FROM media WHERE NOT raderad') };
const SEARCH: Statement = {
  name: 'media_search',
  text: `SELECT ${COLUMNS} FROM media WHERE ${MATCHES} ORDER BY skapad DESC, id DESC LIMIT $2 OFFSET $3`,
};
// Few are looked up by what they have; of many the newest are soon found by looking at one after the other.
const SEARCH_FEW: Statement = {
  name: 'media_search_few',
  text: `WITH funna AS MATERIALIZED (SELECT ${COLUMNS} FROM media WHERE ${MATCHES})
    SELECT * FROM funna ORDER BY skapad DESC, id DESC LIMIT $2 OFFSET $3`,
};
const COUNT_FOUND: Statement = { name: 'media_count_found', text: boundedCount(`FROM media WHERE ${MATCHES}`) };

/** Pictures: what is known of them. Their bytes are the media port's. */
export class MediaItems extends Aggregate {
  async create(media: NewMedia): Promise<void> {
    await this.db.query(CREATE, [
      media.id,
      media.filnamn,
      media.typ,
      media.bredd,
      media.hojd,
      media.byte,
      media.hash,
      media.bredder,
      JSON.stringify(media.alt),
      media.caption,
      media.kredit,
      media.fokus === null ? null : JSON.stringify(media.fokus),
      JSON.stringify(media.av),
      media.skapad,
    ]);
  }

  async byId(id: string): Promise<Media | undefined> {
    const [media] = await this.byIds([id]);
    return media;
  }

  /** The picture, held against every other change until the transaction ends. */
  async forWriting(id: string): Promise<Media | undefined> {
    const [, media] = await Promise.all([this.db.query(HOLD, [id]), this.byId(id)]);
    return media;
  }

  /** Those of the ids that exist and are not deleted. */
  async byIds(ids: string[]): Promise<Media[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.query<MediaRow>(BY_IDS, [ids]);
    return rows.map(mediaOf);
  }

  async change(media: Media): Promise<void> {
    const fokus = media.fokus === null ? null : JSON.stringify(media.fokus);
    await this.db.query(CHANGE, [media.id, JSON.stringify(media.alt), media.caption, media.kredit, fokus]);
  }

  /** Newest first; `sok` is looked for in name, caption, credit and alternative texts: as a part of them or, when it is short, as the beginning of a word. */
  async list(sok: string, page: Page): Promise<{ media: Media[] } & Counted> {
    const { limit, offset } = windowOf(page);
    if (sok === '') {
      const [rows, [row]] = await Promise.all([
        this.db.query<MediaRow>(LIST, [limit, offset]),
        this.db.query<{ antal: number }>(COUNT, []),
      ]);
      return { media: rows.map(mediaOf), ...countedOf(row) };
    }
    const wanted = containingByIndex(sok);
    const [row] = await this.db.query<{ antal: number }>(COUNT_FOUND, [wanted]);
    const counted = countedOf(row);
    const rows = await this.db.query<MediaRow>(counted.minst ? SEARCH : SEARCH_FEW, [wanted, limit, offset]);
    return { media: rows.map(mediaOf), ...counted };
  }
}

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Where one width of a picture is served: `/media/<id>/<bredd>.<ext>`. */
export function pictureAddress(id: string, bredd: number, typ: string): string {
  return `/media/${id}/${bredd}.${EXTENSIONS[typ] ?? 'bin'}`;
}

function mediaOf({ bredder, ...row }: MediaRow): Media {
  return {
    ...row,
    src: pictureAddress(row.id, row.bredd, row.typ),
    varianter: bredder.map((bredd) => ({ bredd, src: pictureAddress(row.id, bredd, row.typ) })),
  };
}

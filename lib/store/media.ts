import { rightsEnd } from '#lib/content/picture-rights.ts';
import type { Author } from '#lib/contract/article.ts';
import { NO_RIGHTS } from '#lib/contract/closed/media.ts';
import type { Media } from '#lib/contract/media.ts';
import { boundedCount, countedOf, MOST_COUNTED } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { imprinted } from '#lib/store/imprints.ts';
import { named } from '#lib/store/names.ts';
import { DEEPEST, type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';
import { questionOf, type WantedMedia } from '#lib/store/wanted-media.ts';

export interface NewMedia {
  id: string;
  filnamn: string;
  typ: string;
  bredd: number;
  hojd: number;
  byte: number;
  hash: string;
  /** As `#rrggbb`; empty for one that has none. */
  farg: string;
  bredder: number[];
  rorlig: boolean;
  /** SHA-256 of each of its files. */
  filer: Readonly<Record<string, string>>;
  alt: Media['alt'];
  caption: string;
  caption_en: string;
  kredit: string;
  nyckelord: readonly string[];
  fokus: Media['fokus'];
  rattigheter: Media['rattigheter'];
  av: Author;
  skapad: string;
  /** By what the upload is known when it comes again. */
  uppladdning: string | null;
  /** SHA-256 of the file as it was sent; null where nobody sent one. */
  ursprung: string | null;
  /** What it looks like; null where nobody has looked. */
  likhet: bigint | null;
}

/** What other files make of a picture. */
export type NewFile = Pick<
  NewMedia,
  'filnamn' | 'typ' | 'bredd' | 'hojd' | 'byte' | 'hash' | 'farg' | 'bredder' | 'rorlig' | 'filer' | 'likhet' | 'ursprung'
>;

interface MediaRow extends Omit<Media, 'src' | 'varianter' | 'stilla'> {
  bredder: number[];
  fil: string | null;
  rorlig: boolean;
}

const COLUMNS = `id, filnamn, typ, bredd, hojd, byte, bredder, alt, caption, coalesce(caption_en, '') AS caption_en, kredit, nyckelord, fokus, rattigheter, fil, rorlig, nullif(farg, '') AS farg, ${named('av')} AS av, skapad`;

const CREATE = imprinted('media', {
  name: 'media_create',
  text: `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, alt, caption, kredit, fokus, av, skapad, rattigheter, galler_till,
      rorlig, uppladdning, filer, nyckelord, likhet, farg, caption_en, ursprung)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10, $11, $12::jsonb, $13::jsonb, $14, $15::jsonb, $16, $17, $18, $19::jsonb, $20::jsonb, $21, $22, nullif($23, ''), $24)`,
});
const BY_IDS: Statement = { name: 'media_by_ids', text: `SELECT ${COLUMNS} FROM media WHERE id = ANY($1::uuid[]) AND NOT raderad` };
// Against whoever begins to use it too: a use holds its picture by its key.
const HOLD: Statement = { name: 'media_hold', text: 'SELECT id FROM media WHERE id = $1 FOR UPDATE' };
// Where somebody is removing one of them it waits for that, and then finds it no more.
const HOLD_FOR_USE: Statement = {
  name: 'media_hold_for_use',
  text: 'SELECT id FROM media WHERE id = ANY($1::uuid[]) AND NOT raderad ORDER BY id FOR KEY SHARE',
};
const CHANGE = imprinted('media', {
  name: 'media_change',
  text: `UPDATE media SET alt = $2::jsonb, caption = $3, kredit = $4, fokus = $5::jsonb, rattigheter = $6::jsonb, galler_till = $7, nyckelord = $8::jsonb,
      caption_en = nullif($9, ''), uppladdning = NULL
    WHERE id = $1`,
});
const REPLACE = imprinted('media', {
  name: 'media_replace',
  text: `UPDATE media SET fil = $2, filnamn = $3, typ = $4, bredd = $5, hojd = $6, byte = $7, hash = $8, bredder = $9, rorlig = $10, filer = $11::jsonb,
      likhet = $12, farg = $13, ursprung = $14, uppladdning = NULL
    WHERE id = $1`,
});
const LOOKED_AT = imprinted('media', {
  name: 'media_looked_at',
  text: 'UPDATE media SET filer = $3::jsonb WHERE id = $1 AND filer IS NULL AND coalesce(fil, id) = $2',
});
// As text: what lies in a folder may be called anything. Those that were removed keep their files.
const KNOWN_FILES: Statement = {
  name: 'media_known_files',
  text: `SELECT DISTINCT unnest(ARRAY[id, coalesce(fil, id)])::text AS fil FROM media
    WHERE id = ANY(coalesce($1::uuid[], '{}')) OR fil = ANY(coalesce($1::uuid[], '{}'))`,
};
const WITHOUT_COLOUR: Statement = {
  name: 'media_without_colour',
  text: 'SELECT id, coalesce(fil, id) AS fil, bredder[1] AS bredd FROM media WHERE farg IS NULL ORDER BY id LIMIT $1',
};
const COLOUR: Statement = {
  name: 'media_colour',
  text: 'UPDATE media SET farg = $3 WHERE id = $1 AND farg IS NULL AND coalesce(fil, id) = $2',
};
// From one to the next in the index of whom they come from: as many steps as there are people, however many pictures they have sent. What
// came by somebody's assistant is theirs.
const UPLOADERS: Statement = {
  name: 'media_uploaders',
  text: `WITH RECURSIVE u AS (
      (SELECT m.av ->> 'id' AS id FROM media m WHERE NOT m.raderad ORDER BY m.av ->> 'id' LIMIT 1)
      UNION ALL
      SELECT (SELECT m.av ->> 'id' FROM media m WHERE NOT m.raderad AND m.av ->> 'id' > u.id ORDER BY m.av ->> 'id' LIMIT 1) FROM u WHERE u.id IS NOT NULL)
    SELECT ${named('f.av')} AS av FROM u CROSS JOIN LATERAL (
      SELECT CASE m.av ->> 'typ' WHEN 'assistent' THEN m.av || '{"typ": "person"}' ELSE m.av END AS av
        FROM media m WHERE NOT m.raderad AND m.av ->> 'id' = u.id ORDER BY m.skapad DESC, m.id DESC LIMIT 1) f`,
};
const REMOVE = imprinted('media', { name: 'media_remove', text: 'UPDATE media SET raderad = true WHERE id = $1' });
// Only of one that nobody has done anything with since: whoever sends it again has not heard that it came.
const UPLOADED_AS: Statement = {
  name: 'media_uploaded_as',
  text: `SELECT ${COLUMNS} FROM media m WHERE uppladdning = $1 AND NOT raderad AND NOT EXISTS (SELECT FROM bildbruk b WHERE b.media_id = m.id) LIMIT 1`,
};
const LARGEST_OF_LATE: Statement = {
  name: 'media_largest_of_late',
  text: 'SELECT coalesce(max(byte), 0)::int AS storst FROM (SELECT byte FROM media WHERE NOT raderad ORDER BY skapad DESC LIMIT 500) nyast',
};
const OF_SAME_FILE: Statement = {
  name: 'media_of_same_file',
  text: `SELECT ${COLUMNS} FROM media WHERE ursprung = $1 AND NOT raderad AND id <> $2 ORDER BY skapad DESC, id DESC LIMIT 12`,
};
const HOLD_UPLOAD: Statement = { name: 'media_hold_upload', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text' };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Newest first. */
const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'skapad', type: 'timestamptz' },
    { sql: 'id', type: 'uuid' },
  ],
};

/**
 * The newest, in which words that many have are looked for first. An index of parts of words may tell of ten times as many as have
 * them: it is asked when these have too few.
 */
const newest = (further: string) => `SELECT * FROM media m WHERE NOT raderad ${further} ORDER BY ${orderOf(ORDER)} LIMIT 2000`;

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
      json(media.fokus),
      JSON.stringify(media.av),
      media.skapad,
      ...rightsValues(media),
      media.rorlig,
      media.uppladdning,
      JSON.stringify(media.filer),
      JSON.stringify(media.nyckelord),
      bigint(media.likhet),
      media.farg,
      media.caption_en,
      media.ursprung,
    ]);
  }

  async byId(id: string): Promise<Media | undefined> {
    const [media] = await this.byIds([id]);
    return media;
  }

  /** The picture, held against every other change, and against being used in more places, until the transaction ends. */
  async forWriting(id: string): Promise<Media | undefined> {
    const [, media] = await Promise.all([this.db.query(HOLD, [id]), this.byId(id)]);
    return media;
  }

  /** Those of the ids that exist and are not deleted, held against being removed until the transaction ends. */
  async holdForUse(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db.query<{ id: string }>(HOLD_FOR_USE, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Those of the ids that exist and are not deleted. */
  async byIds(ids: string[]): Promise<Media[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.query<MediaRow>(BY_IDS, [ids]);
    return rows.map(mediaOf);
  }

  /** The picture of that upload, when there is one that nobody has changed or used. */
  async uploadedAs(uppladdning: string): Promise<Media | undefined> {
    const [row] = await this.db.query<MediaRow>(UPLOADED_AS, [uppladdning]);
    return row && mediaOf(row);
  }

  /** The same, held against others that come with it until the transaction ends. */
  async holdUpload(uppladdning: string): Promise<Media | undefined> {
    const [, media] = await Promise.all([this.db.query(HOLD_UPLOAD, [uppladdning]), this.uploadedAs(uppladdning)]);
    return media;
  }

  /** Those that came as the very same file, the newest first; not `but`. At most a dozen. */
  async ofSameFile(ursprung: string, but: string): Promise<Media[]> {
    const rows = await this.db.query<MediaRow>(OF_SAME_FILE, [ursprung, but]);
    return rows.map(mediaOf);
  }

  async change(media: Media): Promise<void> {
    const { id, alt, caption, caption_en, kredit, fokus, nyckelord } = media;
    const words = [JSON.stringify(alt), caption, kredit, json(fokus), ...rightsValues(media), JSON.stringify(nyckelord), caption_en];
    await this.db.query(CHANGE, [id, ...words]);
  }

  /** Gives the picture other files, which are called `fil`. */
  async replace(id: string, fil: string, file: NewFile): Promise<void> {
    const { filnamn, typ, bredd, hojd, byte, hash, farg, bredder, rorlig, filer, likhet, ursprung } = file;
    const told = [filnamn, typ, bredd, hojd, byte, hash, bredder, rorlig, JSON.stringify(filer), bigint(likhet), farg, ursprung];
    await this.db.query(REPLACE, [id, fil, ...told]);
  }

  /** Keeps what the files under `fil` of a picture from before are, unless that is known. */
  async lookedAt(id: string, fil: string, filer: Readonly<Record<string, string>>): Promise<void> {
    await this.db.query(LOOKED_AT, [id, fil, JSON.stringify(filer)]);
  }

  /** Those of the names under which files lie that a picture has or has had. */
  async knownFiles(names: readonly string[]): Promise<Set<string>> {
    const ids = names.filter((name) => UUID.test(name));
    if (ids.length === 0) return new Set();
    const rows = await this.db.query<{ fil: string }>(KNOWN_FILES, [ids]);
    return new Set(rows.map(({ fil }) => fil));
  }

  /** Pictures from before their colour was kept: what their files are called, and the narrowest of them. */
  async withoutColour(limit: number): Promise<Array<{ id: string; fil: string; bredd: number }>> {
    return this.db.query(WITHOUT_COLOUR, [limit]);
  }

  /** Keeps the colour of the files under `fil` of such a picture, empty where it has none. */
  async coloured(id: string, fil: string, farg: string): Promise<void> {
    await this.db.query(COLOUR, [id, fil, farg]);
  }

  /** Who has sent one that is in the library, each once, by the name they have today. */
  async uploaders(): Promise<Author[]> {
    const rows = await this.db.query<{ av: Author }>(UPLOADERS, []);
    return rows.map(({ av }) => av);
  }

  /** How many bytes the largest of the pictures has that were added last; 0 where there is none. */
  async largestOfLate(): Promise<number> {
    const [row] = await this.db.query<{ storst: number }>(LARGEST_OF_LATE, []);
    return row?.storst ?? 0;
  }

  /** Takes it out of the library. */
  async remove(id: string): Promise<void> {
    await this.db.query(REMOVE, [id]);
  }

  /** Newest first. */
  async list(wanted: WantedMedia, window: Window): Promise<Stretch<Media>> {
    // Each that is gone past is looked up.
    const djupast = wanted.anvand === undefined ? DEEPEST : MOST_COUNTED;
    const { name, where, values } = questionOf(wanted);
    // How many have some words, or lie in a collection, can be told of those alone.
    const anew = wanted.sok !== undefined || wanted.samling !== undefined;
    const count = { name: `media_count_${name}`, text: boundedCount(`FROM media m WHERE ${where}`), anew };
    const [row] = await this.db.query<{ antal: number }>(count, values);
    const counted = countedOf(row);
    const { name: kind, further, place, values: given } = windowText(ORDER, window, values, djupast);
    // What is told of a picture is asked for those of the page alone.
    const page = (way: string, found: string) => {
      const text = `SELECT ${COLUMNS} FROM (${found} ${place}) m ORDER BY ${orderOf(ORDER)}`;
      return this.db.query<MediaRow>({ name: `media_${way}_${kind}_${name}`, text, anew }, given);
    };
    const found = `SELECT m.* FROM media m WHERE ${where} ${further}`;
    // Few are looked up by what they have; of many the newest are soon found by looking at one after the other.
    const few = name !== 'alla' && !counted.minst;
    let rows = few || wanted.sok === undefined ? [] : await page('newest', `SELECT m.* FROM (${newest(further)}) m WHERE ${where}`);
    if (rows.length <= window.per_sida) {
      rows = await (few ? page('few', `WITH funna AS MATERIALIZED (${found}) SELECT * FROM funna`) : page('list', found));
    }
    return stretchOf(rows.map(mediaOf), counted, window, ({ skapad, id }) => [skapad, id], djupast);
  }
}

/** As the database is told of it: the driver makes no number of it. */
function bigint(value: bigint | null): string | null {
  return value === null ? null : String(value);
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

function rightsValues({ rattigheter }: Pick<Media, 'rattigheter'>): [string | null, string | null] {
  const till = rattigheter?.giltig_till ?? null;
  return [json(rattigheter), till === null ? null : (rightsEnd(till) ?? null)];
}

const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/**
 * Where one width of a picture is served: `/media/<id>/<bredd>.<ext>`; of a picture whose files were replaced
 * `/media/<id>/<fil>/<bredd>.<ext>`, an address that nobody has kept.
 */
export function pictureAddress(id: string, bredd: number, typ: string, fil: string | null = null): string {
  return `${folderAddress(id, fil)}/${bredd}.${EXTENSIONS[typ] ?? 'bin'}`;
}

function folderAddress(id: string, fil: string | null): string {
  return fil === null ? `/media/${id}` : `/media/${id}/${fil}`;
}

/** What decides where a picture's files are served. */
export interface PictureFiles {
  typ: string;
  fil: string | null;
  rorlig: boolean;
  bredder: readonly number[];
}

export type PictureAddresses = Pick<Media, 'src' | 'varianter' | 'stilla'>;

/** Where a picture is served: as it is, in each width, and still where it moves. */
export function pictureAddresses(id: string, bredd: number, { typ, fil, rorlig, bredder }: PictureFiles): PictureAddresses {
  return {
    src: pictureAddress(id, bredd, typ, fil),
    varianter: bredder.map((width) => ({ bredd: width, src: pictureAddress(id, width, typ, fil) })),
    stilla: rorlig ? `${folderAddress(id, fil)}/stilla.webp` : null,
  };
}

function mediaOf({ bredder, fil, rorlig, rattigheter, ...row }: MediaRow): Media {
  // What was told of rights before there was more to tell of them has not all of it.
  const rights = rattigheter === null ? null : { ...NO_RIGHTS, ...rattigheter };
  return { ...row, rattigheter: rights, ...pictureAddresses(row.id, row.bredd, { typ: row.typ, fil, rorlig, bredder }) };
}

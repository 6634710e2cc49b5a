import type { Language } from '#lib/contract/languages.ts';
import { recordOf } from '#lib/contract/record-of.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { imprintOf, imprintOfText, latestImprint, SHOWN_NAMES, SHOWN_TABLES, type ShownName } from '#lib/store/imprints.ts';

/** Names of what differs: `name` where `differs` holds. */
const differing = (columns: ReadonlyArray<readonly [name: string, differs: string]>) =>
  `array_remove(ARRAY[${columns.map(([name, differs]) => `CASE WHEN ${differs} THEN '${name}' END`).join(', ')}], NULL)`;

const OF_PUBLICATION = ['revision_id', 'sektion', 'slug', 'mall', 'taggar', 'publicerad', 'uppdaterad'];
// What an older Studio published while it ran beside a newer one has neither `listad` nor `lank` in its
// publication, and no imprint of them.
const DIFFERS = differing([
  ['publicering_id', 'p.publicering_id <> f.id'],
  ...OF_PUBLICATION.map((column) => [column, `p.${column} IS DISTINCT FROM f.${column}`] as const),
  [
    'listad',
    `CASE WHEN f.listad IS NOT NULL THEN p.listad <> f.listad
      ELSE ${imprintOfText('p.listad::text')} <> ${latestImprint("'listad'", 'f.id::text')} END`,
  ],
  [
    'lank',
    // Or where it has moved since: that is held against what was said there, below.
    `(f.sprak <> 'sv' OR v.lank IS DISTINCT FROM i.cms ->> 'lank') AND CASE WHEN f.lank IS NOT NULL THEN v.lank IS DISTINCT FROM f.lank
      ELSE coalesce(${imprintOfText('v.lank')}, '') <> ${latestImprint("'lank'", 'f.id::text')} END`,
  ],
  [
    'cms',
    `f.sprak = 'sv' AND coalesce(${imprintOfText(`i.cms ->> 'lank'`)}, '') <> coalesce(${latestImprint("'cms'", 'f.innehall_id::text')}, '')`,
  ],
]);
// Of each language version the latest publication, and whether it has been taken down.
const PUBLICATIONS: Statement = {
  name: 'shown_publications',
  text: `SELECT f.id::text AS rad, f.innehall_id AS innehall, f.sprak, f.nr::int AS nr, p.innehall_id IS NOT NULL AS visas,
      EXISTS (SELECT FROM public.avtryck a WHERE a.tabell = 'nedtagen' AND a.rad = f.id::text) AS nedtagen,
      CASE WHEN p.innehall_id IS NULL THEN '{}' ELSE ${DIFFERS} END AS skiljer
    FROM (SELECT DISTINCT ON (n.innehall_id, n.sprak) n.* FROM public.publicering n WHERE (n.innehall_id, n.sprak) > ($1::uuid, $2)
        ORDER BY n.innehall_id, n.sprak, n.nr DESC LIMIT $3) f
      LEFT JOIN public.publicerad_version p ON p.innehall_id = f.innehall_id AND p.sprak = f.sprak
      LEFT JOIN public.sprakversion v ON v.innehall_id = f.innehall_id AND v.sprak = f.sprak LEFT JOIN public.innehall i ON i.id = f.innehall_id
    ORDER BY f.innehall_id, f.sprak`,
};
const SHOWN: Statement = {
  name: 'shown_versions',
  text: `SELECT p.innehall_id AS innehall, p.sprak, NOT EXISTS (SELECT FROM public.publicering f WHERE f.innehall_id = p.innehall_id AND f.sprak = p.sprak) AS okand
    FROM public.publicerad_version p WHERE (p.innehall_id, p.sprak) > ($1::uuid, $2) ORDER BY p.innehall_id, p.sprak LIMIT $3`,
};
// Whose an address is: the latest that was published there; of one from before there were publications, whose it was then.
const ADDRESSES: Statement = {
  name: 'shown_addresses',
  text: `WITH a AS MATERIALIZED (SELECT * FROM public.adress WHERE (sprak, sektion, slug) > ($1, $2, $3) ORDER BY sprak, sektion, slug LIMIT $4)
    SELECT a.innehall_id AS innehall, a.sprak, a.sektion, a.slug, k.hash IS NULL AS okand,
      k.hash <> ${imprintOfText('a.innehall_id::text')} OR a.aktuell <> EXISTS (SELECT FROM public.publicerad_version p
        WHERE p.innehall_id = a.innehall_id AND p.sprak = a.sprak AND p.sektion = a.sektion AND p.slug = a.slug) AS fel
    FROM a CROSS JOIN LATERAL (SELECT coalesce(
        (SELECT ${imprintOfText('f.innehall_id::text')} FROM public.publicering f
          WHERE f.sprak = a.sprak AND f.sektion = a.sektion AND f.slug = a.slug ORDER BY f.nr DESC LIMIT 1),
        ${latestImprint("'adress'", `a.sprak || ' ' || a.sektion || ' ' || a.slug`)}) AS hash) k
    ORDER BY a.sprak, a.sektion, a.slug`,
};
const LOST_ADDRESSES: Statement = {
  name: 'shown_lost_addresses',
  text: `SELECT f.id::text AS rad, f.innehall_id AS innehall, f.sprak, f.sektion, f.slug,
      NOT EXISTS (SELECT FROM public.adress a WHERE a.sprak = f.sprak AND a.sektion = f.sektion AND a.slug = f.slug) AS borta
    FROM public.publicering f WHERE $1::uuid IS NULL OR f.id > $1 ORDER BY f.id LIMIT $2`,
};
const byTable = (name: string, text: (table: ShownName) => string) =>
  recordOf(SHOWN_NAMES, (table): Statement => ({ name: `shown_${name}_${table}`, text: text(table) }));
const ROWS = byTable('rows', (table) => {
  const { rad, ordning } = SHOWN_TABLES[table];
  return `SELECT n.rad, n.ordning, n.senast IS NULL AS okand, n.senast <> n.hash AS fel
    FROM (SELECT r.rad, r.ordning, r.hash, ${latestImprint(`'${table}'`, 'r.rad')} AS senast
      FROM (SELECT ${rad} AS rad, (${ordning.av})::text AS ordning, ${imprintOf(table)} AS hash FROM public.${table} r
        WHERE $1::text IS NULL OR ${ordning.av} > $1::${ordning.typ} ORDER BY ${ordning.av} LIMIT $2) r) n
    ORDER BY n.ordning`;
});
const GONE = byTable('gone', (table) => {
  const { rad, ordning } = SHOWN_TABLES[table];
  const same = ordning.typ === 'uuid' ? `${ordning.av} = a.rad::uuid` : `${rad} = a.rad`;
  return `SELECT a.rad, a.hash <> '' AND NOT EXISTS (SELECT FROM public.${table} r WHERE ${same}) AS borta
    FROM (SELECT DISTINCT ON (k.rad) k.rad, k.hash FROM public.avtryck k WHERE k.tabell = '${table}' AND k.rad > $1 ORDER BY k.rad, k.id DESC LIMIT $2) a
    ORDER BY a.rad`;
});
const RENDERINGS: Statement = {
  name: 'shown_renderings',
  text: `SELECT k.innehall_id AS innehall, k.sprak, k.publicering_id AS publicering, k.renderare, k.underlag, k.bilder, k.taggar, k.akthet,
      pg_catalog.encode(pg_catalog.sha256(k.delar), 'hex') AS delar
    FROM public.renderad k WHERE (k.innehall_id, k.sprak) > ($1::uuid, $2) ORDER BY k.innehall_id, k.sprak LIMIT $3`,
};
const PICTURE_COLUMNS = 'm.id, coalesce(m.fil, m.id) AS plats, m.bredd, m.hash, m.bredder, m.rorlig, m.filer';
const PICTURES: Statement = {
  name: 'shown_pictures',
  text: `SELECT ${PICTURE_COLUMNS} FROM public.media m WHERE $1::uuid IS NULL OR m.id > $1 ORDER BY m.id LIMIT $2`,
};
const PICTURE: Statement = { name: 'shown_picture', text: `SELECT ${PICTURE_COLUMNS} FROM public.media m WHERE m.id = $1` };
const TOTAL: Statement = {
  name: 'shown_total',
  text: `SELECT ((SELECT count(*) FROM public.publicerad_version) + (SELECT count(*) FROM public.adress) + (SELECT count(*) FROM public.renderad)
    + 2 * (SELECT count(*) FROM public.media) + (SELECT count(*) FROM public.sektion) + (SELECT count(*) FROM public.person) + (SELECT count(*) FROM public.installning))::int AS antal`,
};

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** A language version of an article, by which several tables are leafed through. */
export interface VersionKey {
  innehall: string;
  sprak: Language;
}

export interface ShownPublication extends VersionKey {
  rad: string;
  nr: number;
  /** Whether readers have something of the language version, and whether it was taken from them. */
  visas: boolean;
  nedtagen: boolean;
  /** What readers have otherwise than the publication says. */
  skiljer: string[];
}

/** Something that readers have, and whether there is no publication of it. */
export interface ShownVersion extends VersionKey {
  okand: boolean;
}

/** The address of a publication, and whether it is known no more. */
export interface LostAddress extends VersionKey {
  rad: string;
  sektion: string;
  slug: string;
  borta: boolean;
}

export interface ShownAddress extends VersionKey {
  sektion: string;
  slug: string;
  okand: boolean;
  fel: boolean;
}

/** A row of a table of which imprints are left. */
export interface ShownRow {
  rad: string;
  ordning: string;
  okand: boolean;
  /** Whether it is not as its imprint says; null of one that has none. */
  fel: boolean | null;
}

/** What is kept of a page: its bytes by their SHA-256. */
export interface ShownRendering extends VersionKey {
  publicering: string;
  renderare: number;
  underlag: string;
  bilder: string[];
  taggar: string[];
  delar: string;
  akthet: string | null;
}

/** The files that a picture is to have. */
export interface ShownPicture {
  id: string;
  /** What its files are kept under. */
  plats: string;
  bredd: number;
  hash: string;
  bredder: number[];
  rorlig: boolean;
  /** SHA-256 by name; null of a picture from before, whose files nobody has looked at yet. */
  filer: Record<string, string> | null;
}

/** What readers are shown that is no history, for whoever holds it against history: a piece at a time, and nothing is written. */
export class ShownRows extends Aggregate {
  /** How many rows and files there are to look at. */
  async total(): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(TOTAL, []);
    return row?.antal ?? 0;
  }

  /** The latest publication of each language version after that one. */
  publications(after: VersionKey | undefined, most: number): Promise<ShownPublication[]> {
    return this.db.query<ShownPublication>(PUBLICATIONS, [after?.innehall ?? BEFORE_ALL, after?.sprak ?? '', most]);
  }

  /** What readers have, and whether there is any publication of it. */
  versions(after: VersionKey | undefined, most: number): Promise<ShownVersion[]> {
    return this.db.query(SHOWN, [after?.innehall ?? BEFORE_ALL, after?.sprak ?? '', most]);
  }

  addresses(after: ShownAddress | undefined, most: number): Promise<ShownAddress[]> {
    return this.db.query<ShownAddress>(ADDRESSES, [after?.sprak ?? '', after?.sektion ?? '', after?.slug ?? '', most]);
  }

  /** Publications by their ids, and whether the address of each is known. */
  lostAddresses(after: string | null, most: number): Promise<LostAddress[]> {
    return this.db.query(LOST_ADDRESSES, [after, most]);
  }

  /** Rows of the table, held against their imprints. */
  rows(table: ShownName, after: string | null, most: number): Promise<ShownRow[]> {
    return this.db.query<ShownRow>(ROWS[table], [after, most]);
  }

  /** What there are imprints of, and whether it is gone. */
  imprinted(table: ShownName, after: string, most: number): Promise<Array<{ rad: string; borta: boolean }>> {
    return this.db.query(GONE[table], [after, most]);
  }

  renderings(after: VersionKey | undefined, most: number): Promise<ShownRendering[]> {
    return this.db.query<ShownRendering>(RENDERINGS, [after?.innehall ?? BEFORE_ALL, after?.sprak ?? '', most]);
  }

  pictures(after: string | null, most: number): Promise<ShownPicture[]> {
    return this.db.query<ShownPicture>(PICTURES, [after, most]);
  }

  /** The picture as it is now. */
  async picture(id: string): Promise<ShownPicture | undefined> {
    const [row] = await this.db.query<ShownPicture>(PICTURE, [id]);
    return row;
  }
}

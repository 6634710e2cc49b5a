import { hash } from 'node:crypto';
import pg from 'pg';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { imprinted, imprintOfText, SHOWN_TABLES } from '#lib/store/imprints.ts';
import { ARTICLE_PARTS, IN_ARCHIVE, REGISTERS, type RegisterName, WITHHELD } from '#lib/store/newsroom-tables.ts';
import { RevenueRows } from '#lib/store/revenue-rows.ts';
import { nameOf } from '#lib/store/snapshot.ts';
import { Tags } from '#lib/store/tags.ts';
import { TakenTraffic } from '#lib/store/taken-traffic.ts';

type Rows = ReadonlyArray<Readonly<Record<string, unknown>>>;

/** Which columns the records of each table have. */
export type Columns = Readonly<Record<string, readonly string[]>>;

/** Whether a row of a register is here already, and as it is in the archive. */
export interface KnownRow {
  nyckel: string;
  finns: boolean;
  lika: boolean;
}

/** An article as it is here. */
export interface ArticleHere {
  andrad: string;
  /** Whether something of it waits to be released. */
  vantar: boolean;
  revisioner: ReadonlyMap<string, string>;
  publiceringar: ReadonlySet<string>;
}

export interface ArchivedAddress {
  sprak: string;
  sektion: string;
  slug: string;
  innehall_id: string;
}

const CARRIED_TABLES = Object.keys(IN_ARCHIVE).filter((table) => IN_ARCHIVE[table] !== 'own');
const COLUMNS: Statement = {
  name: 'taken_columns',
  text: `SELECT table_name AS tabell, array_agg(column_name::text) AS kolumner FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ANY($1) GROUP BY 1`,
};
const KNOWN = {
  artiklar: { name: 'taken_known_articles', text: 'SELECT id::text AS id FROM public.innehall WHERE id = ANY($1::uuid[])' },
  bilder: { name: 'taken_known_pictures', text: 'SELECT id::text AS id FROM public.media WHERE id = ANY($1::uuid[])' },
  annonsprogram: { name: 'taken_known_programs', text: 'SELECT id::text AS id FROM public.annonsprogram WHERE id = ANY($1::uuid[])' },
  roller: { name: 'taken_known_roles', text: 'SELECT id FROM public.roll WHERE id = ANY($1)' },
  personer: { name: 'taken_known_people', text: 'SELECT id::text AS id FROM public.person WHERE id = ANY($1::uuid[])' },
  uppgifter: { name: 'taken_known_tasks', text: 'SELECT id::text AS id FROM public.ko WHERE id = ANY($1::uuid[])' },
} as const satisfies Record<string, Statement>;
const IS_PUBLIC: Statement = { name: 'taken_is_public', text: 'SELECT EXISTS (SELECT FROM public.publicerad_version) AS publikt' };
/** Numbers are taken from the sequence one after the other: nobody may set it back. */
const RESERVE: Statement = {
  name: 'taken_reserve',
  text: `SELECT max(nr)::bigint AS nr FROM (SELECT nextval('public.publicerad_version_kartnr_seq') AS nr FROM generate_series(1, $1::bigint)) n`,
};
const SECTIONS: Statement = { name: 'taken_sections', text: 'SELECT id FROM public.sektion' };
const EMAILS: Statement = { name: 'taken_emails', text: 'SELECT epost, id::text AS id FROM public.person WHERE epost = ANY($1)' };
const WATCHED: Statement = {
  name: 'taken_watched',
  text: 'SELECT adress FROM public.bevakning WHERE md5(adress) = ANY(SELECT md5(a) FROM unnest($1::text[]) a) AND NOT borttagen',
};
const REDIRECTED: Statement = { name: 'taken_redirected', text: 'SELECT fran FROM public.omdirigering WHERE fran = ANY($1)' };
const EXTERNAL: Statement = {
  name: 'taken_external',
  text: 'SELECT externt_id AS externt, id::text AS id FROM public.kandis WHERE externt_id = ANY($1)',
};
const OCCUPIED_TAGS: Statement = {
  name: 'taken_tags',
  text: `SELECT g.id::text AS id FROM jsonb_to_recordset($1::jsonb) AS g(id uuid, slug text, namnformer jsonb, adresser jsonb)
    WHERE EXISTS (SELECT FROM jsonb_to_recordset(g.namnformer) AS n(nyckel text, namn text)
        WHERE EXISTS (SELECT FROM public.taggnyckel k WHERE k.nyckel = n.nyckel) OR EXISTS (SELECT FROM public.taggnamn t WHERE t.namn = n.namn))
      OR EXISTS (SELECT FROM public.taggadress a WHERE a.slug = g.slug OR a.slug IN (SELECT jsonb_array_elements_text(g.adresser)))`,
};
/** What comes with the rows of a register, and points at them. */
const POINTING: Partial<Record<RegisterName, readonly Statement[]>> = {
  personer: [
    {
      // An archive of before there were any has none.
      name: 'taken_author_profiles',
      text: `INSERT INTO public.skribent (person_id, byline, byline_en, om, om_en, bild, lankar) SELECT p.id, s.byline, s.byline_en, s.om, s.om_en, s.bild, s.lankar
        FROM jsonb_to_recordset($1::jsonb) AS p(id uuid, profil jsonb),
          jsonb_to_record(p.profil) AS s(byline text, byline_en text, om text, om_en text, bild uuid, lankar jsonb) WHERE jsonb_typeof(p.profil) = 'object'
        ON CONFLICT DO NOTHING`,
    },
    {
      name: 'taken_author_names',
      text: `INSERT INTO public.skribentnamn (person_id, nyckel) SELECT p.id, nyckel
        FROM jsonb_to_recordset($1::jsonb) AS p(id uuid, skribentnamn jsonb), jsonb_array_elements_text(coalesce(p.skribentnamn, '[]')) AS nyckel
        ON CONFLICT DO NOTHING`,
    },
    {
      // One that is somebody else's here is not taken: another is given behind the calls.
      name: 'taken_author_addresses',
      text: `INSERT INTO public.skribentadress (slug, person_id, aktuell) SELECT a.slug, p.id, a.aktuell
        FROM jsonb_to_recordset($1::jsonb) AS p(id uuid, adresser jsonb), jsonb_to_recordset(coalesce(p.adresser, '[]')) AS a(slug text, aktuell boolean)
        ON CONFLICT DO NOTHING`,
    },
  ],
  personlexikon: [
    {
      name: 'taken_person_names',
      text: `INSERT INTO public.kandis_namn (kandis_id, tat, ord) SELECT k.id, n.tat, n.ord
        FROM jsonb_to_recordset($1::jsonb) AS k(id uuid, nycklar jsonb), jsonb_to_recordset(k.nycklar) AS n(tat text, ord text) ON CONFLICT DO NOTHING`,
    },
    {
      // An archive of before there were any has none.
      name: 'taken_person_former',
      text: `INSERT INTO public.kandis_tidigare (id, kandis_id, externt_id) SELECT f.id, k.id, f.externt_id
        FROM jsonb_to_recordset($1::jsonb) AS k(id uuid, tidigare jsonb), jsonb_to_recordset(coalesce(k.tidigare, '[]')) AS f(id uuid, externt_id text)
        ON CONFLICT DO NOTHING`,
    },
    {
      // One that is somebody else's here is not taken: another is given with the next article, or when the person is saved.
      name: 'taken_person_addresses',
      text: `INSERT INTO public.kandisadress (slug, kandis_id, aktuell) SELECT a.slug, k.id, a.aktuell
        FROM jsonb_to_recordset($1::jsonb) AS k(id uuid, adresser jsonb), jsonb_to_recordset(coalesce(k.adresser, '[]')) AS a(slug text, aktuell boolean)
        ON CONFLICT DO NOTHING`,
    },
  ],
  taggar: [
    {
      name: 'taken_tag_keys',
      text: `INSERT INTO public.taggnyckel (nyckel, grov, tagg_id) SELECT DISTINCT n.nyckel, n.grov, g.id
        FROM jsonb_to_recordset($1::jsonb) AS g(id uuid, namnformer jsonb), jsonb_to_recordset(g.namnformer) AS n(nyckel text, grov text)`,
    },
    {
      name: 'taken_tag_keys_to_compare',
      text: `INSERT INTO public.taggprovning (nyckel) SELECT DISTINCT n.nyckel
        FROM jsonb_to_recordset($1::jsonb) AS g(namnformer jsonb), jsonb_to_recordset(g.namnformer) AS n(nyckel text) ON CONFLICT DO NOTHING`,
    },
    {
      name: 'taken_tag_names',
      text: `INSERT INTO public.taggnamn (namn, nyckel) SELECT n.namn, n.nyckel
        FROM jsonb_to_recordset($1::jsonb) AS g(namnformer jsonb), jsonb_to_recordset(g.namnformer) AS n(namn text, nyckel text)`,
    },
    {
      name: 'taken_tag_addresses',
      text: `INSERT INTO public.taggadress (slug, tagg_id) SELECT slug, g.id
        FROM jsonb_to_recordset($1::jsonb) AS g(id uuid, adresser jsonb), jsonb_array_elements_text(g.adresser) AS slug`,
    },
    {
      // An archive of before they were kept has none.
      name: 'taken_tag_former',
      text: `INSERT INTO public.tagg_tidigare (id, tagg_id) SELECT f.id::uuid, g.id
        FROM jsonb_to_recordset($1::jsonb) AS g(id uuid, tidigare jsonb), jsonb_array_elements_text(coalesce(g.tidigare, '[]')) AS f(id)
        ON CONFLICT DO NOTHING`,
    },
  ],
};
// An archive of before there were any has none.
const COLLECT: Statement = {
  name: 'taken_collected_pictures',
  text: `INSERT INTO public.samlingsbild (samling_id, media_id) SELECT s.id, h.id
    FROM jsonb_to_recordset($1::jsonb) AS m(id uuid, samlingar jsonb) JOIN public.media h ON h.id = m.id AND NOT h.raderad
      CROSS JOIN jsonb_array_elements_text(coalesce(m.samlingar, '[]')) AS i(samling)
      JOIN public.samling s ON s.id = i.samling::uuid ON CONFLICT DO NOTHING`,
};
const articlesHere = (name: string, lock: string): Statement => ({
  name,
  text: `SELECT i.id::text AS id, i.andrad, i.schemalagd IS NOT NULL OR EXISTS (SELECT FROM public.release l WHERE l.innehall_id = i.id
        AND (l.nasta IS NOT NULL OR l.tillstand = 'vantar_pa_godkannande')) AS vantar,
      (SELECT coalesce(json_agg(json_build_array(r.id, r.hash)), '[]') FROM public.revision r WHERE r.innehall_id = i.id) AS revisioner,
      (SELECT coalesce(json_agg(p.id), '[]') FROM public.publicering p WHERE p.innehall_id = i.id) AS publiceringar
    FROM public.innehall i WHERE i.id = ANY($1::uuid[])${lock}`,
});
const ARTICLES = articlesHere('taken_articles', '');
const HELD = articlesHere('taken_article_held', ' FOR UPDATE');
const ADDRESSES: Statement = {
  name: 'taken_addresses',
  text: `SELECT g.innehall_id::text AS innehall, a.sprak, a.sektion, a.slug FROM jsonb_to_recordset($1::jsonb) AS g(sprak text, sektion text, slug text, innehall_id uuid)
    JOIN public.adress a ON a.sprak = g.sprak AND a.sektion = g.sektion AND a.slug = g.slug AND a.innehall_id <> g.innehall_id`,
};
const TAKE_DOWN: Statement = {
  name: 'taken_take_down',
  text: 'DELETE FROM public.publicerad_version WHERE innehall_id = $1 AND sprak <> ALL($2::text[])',
};
const FORGET_USES: Statement = { name: 'taken_forget_uses', text: 'DELETE FROM public.bildbruk WHERE innehall_id = $1' };
const RETIRE_ADDRESSES: Statement = {
  name: 'taken_retire_addresses',
  text: 'UPDATE public.adress SET aktuell = false WHERE innehall_id = $1 AND aktuell',
};
/** What of an article is said nowhere but in imprints: that it was taken down, and where a publishing system elsewhere has it. */
const IMPRINTS: Statement = {
  name: 'taken_imprints',
  text: `INSERT INTO public.avtryck (tabell, rad, hash)
    SELECT 'nedtagen', f.id::text, '' FROM (SELECT DISTINCT ON (n.sprak) n.id, n.sprak FROM public.publicering n WHERE n.innehall_id = $1 ORDER BY n.sprak, n.nr DESC) f
      WHERE NOT EXISTS (SELECT FROM public.publicerad_version p WHERE p.innehall_id = $1 AND p.sprak = f.sprak)
    UNION ALL SELECT 'lank', p.publicering_id::text, ${imprintOfText('v.lank')} FROM public.publicerad_version p
      JOIN public.sprakversion v ON v.innehall_id = p.innehall_id AND v.sprak = p.sprak JOIN public.publicering f ON f.id = p.publicering_id
      WHERE p.innehall_id = $1 AND f.lank IS NULL AND v.lank IS NOT NULL
    UNION ALL SELECT 'listad', p.publicering_id::text, ${imprintOfText('p.listad::text')} FROM public.publicerad_version p
      JOIN public.publicering f ON f.id = p.publicering_id WHERE p.innehall_id = $1 AND f.listad IS NULL
    UNION ALL SELECT 'cms', i.id::text, ${imprintOfText(`i.cms ->> 'lank'`)} FROM public.innehall i WHERE i.id = $1 AND i.cms ->> 'lank' IS NOT NULL
    UNION ALL SELECT 'adress', a.sprak || ' ' || a.sektion || ' ' || a.slug, ${imprintOfText('a.innehall_id::text')} FROM public.adress a
      WHERE a.innehall_id = $1 AND NOT EXISTS (SELECT FROM public.publicering f WHERE f.innehall_id = $1 AND f.sprak = a.sprak AND f.sektion = a.sektion AND f.slug = a.slug)`,
};

/** What was told of at another time is the same where it says the same. */
const NOT_COMPARED: Readonly<Record<string, readonly string[]>> = { intakt: ['importerad', 'delar'], inlast_trafik: ['importerad'] };
/** The column of a key that may be empty: what a program has paid without naming an article. */
const MAY_BE_EMPTY = 'innehall_id';

const SECRETS = ['{varden,publicering,losenord}', '{varden,ai,nyckel}', '{varden,epost,smtp_url}'];

/** What an archive of a whole newsroom holds, put among what is here: never over it. */
export class TakenIn extends Aggregate {
  /** The columns that the tables of an archive have here. */
  async columns(): Promise<Columns> {
    const rows = await this.db.query<{ tabell: string; kolumner: string[] }>(COLUMNS, [CARRIED_TABLES]);
    return Object.fromEntries(rows.map(({ tabell, kolumner }) => [tabell, kolumner]));
  }

  /** Which of those are here. */
  async known(what: keyof typeof KNOWN, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.query<{ id: string }>(KNOWN[what], [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  async sections(): Promise<string[]> {
    return (await this.db.query<{ id: string }>(SECTIONS, [])).map(({ id }) => id);
  }

  /** Whether readers have anything of what is here. */
  async isPublic(): Promise<boolean> {
    const [row] = await this.db.query<{ publikt: boolean }>(IS_PUBLIC, []);
    return row?.publikt === true;
  }

  /** Sees to it that whatever is published from now on gets a later place on the sitemap than that. */
  async reservePlaces(last: number): Promise<void> {
    await this.db.query(RESERVE, [last]);
  }

  /** Of each row of a register whether it is here, and whether as it is there. */
  knownRows(name: RegisterName, columns: Columns, rows: Rows): Promise<KnownRow[]> {
    const { tabell, nyckel } = REGISTERS[name];
    const named = (columns[tabell] ?? []).filter((column) => ![WITHHELD, NOT_COMPARED].some((left) => left[tabell]?.includes(column)));
    const as = (alias: string) =>
      `(SELECT to_jsonb(k) FROM (SELECT ${named.map((column) => comparedValue(tabell, alias, column)).join(', ')}) k)`;
    const same = nyckel.map((column) => `h.${column} ${column === MAY_BE_EMPTY ? 'IS NOT DISTINCT FROM' : '='} g.${column}`).join(' AND ');
    const text = `SELECT concat_ws(' ', ${nyckel.map((column) => `coalesce(g.${column}::text, 'null')`).join(', ')}) AS nyckel, h.${nyckel[0]} IS NOT NULL AS finns,
        coalesce(${as('h')} = ${as('g')}, false) AS lika
      FROM json_populate_recordset(NULL::${nameOf(tabell)}, $1::json) g LEFT JOIN ${nameOf(tabell)} h ON ${same}`;
    return this.db.query<KnownRow>(statement(`known_${tabell}`, text), [JSON.stringify(rows)]);
  }

  /** Whose here those addresses for e-mail are. */
  async emails(emails: readonly unknown[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ epost: string; id: string }>(EMAILS, [emails]);
    return new Map(rows.map(({ epost, id }) => [epost, id]));
  }

  /** Which of the addresses of feeds are watched here. */
  async watched(addresses: readonly unknown[]): Promise<Set<string>> {
    return new Set((await this.db.query<{ adress: string }>(WATCHED, [addresses])).map(({ adress }) => adress));
  }

  /** Which of the old addresses are redirected here. */
  async redirected(addresses: readonly unknown[]): Promise<Set<string>> {
    return new Set((await this.db.query<{ fran: string }>(REDIRECTED, [addresses])).map(({ fran }) => fran));
  }

  /** Who here is known elsewhere by those names. */
  async external(names: readonly unknown[]): Promise<Map<string, string>> {
    const rows = await this.db.query<{ externt: string; id: string }>(EXTERNAL, [names]);
    return new Map(rows.map(({ externt, id }) => [externt, id]));
  }

  /** Adds the rows of a register that are not here yet, with the imprint of what readers see. */
  async addToRegister(name: RegisterName, columns: readonly string[], rows: Rows): Promise<void> {
    const { tabell } = REGISTERS[name];
    const figures = name === 'intakter' ? new RevenueRows(this.db) : name === 'inlasttrafik' ? new TakenTraffic(this.db) : undefined;
    await figures?.lock();
    await this.add(tabell, columns, rows);
    await figures?.sum(rows.map(({ dag, kalla }) => ({ dag: String(dag), kalla: String(kalla) })));
    for (const pointing of POINTING[name] ?? []) await this.db.query(pointing, [JSON.stringify(rows)]);
  }

  /** Puts the pictures that are here into those of their collections that are. */
  async putInCollections(pictures: Rows): Promise<void> {
    await this.db.query(COLLECT, [JSON.stringify(pictures)]);
  }

  /** Those of the tags that cannot come: of which a name or an address is another tag's here. */
  async occupiedTags(rows: Rows): Promise<Set<string>> {
    const taken = await this.db.query<{ id: string }>(OCCUPIED_TAGS, [JSON.stringify(rows)]);
    return new Set(taken.map(({ id }) => id));
  }

  /** Makes tags of what articles are tagged with and nobody here has written before. */
  async knowTags(names: readonly string[]): Promise<void> {
    await new Tags(this.db).know(names);
  }

  async articles(ids: readonly string[]): Promise<Map<string, ArticleHere>> {
    return asHere(await this.db.query<HereRow>(ARTICLES, [ids]));
  }

  /** The article as it is here, and stays until the transaction ends. */
  async held(id: string): Promise<ArticleHere | undefined> {
    return asHere(await this.db.query<HereRow>(HELD, [[id]])).get(id);
  }

  /** Addresses that serve, or have served, another article here; by the article that would have them. */
  async takenAddresses(addresses: readonly ArchivedAddress[]): Promise<Map<string, ArchivedAddress>> {
    const rows = await this.db.query<ArchivedAddress & { innehall: string }>(ADDRESSES, [JSON.stringify(addresses)]);
    return new Map(rows.map((row) => [row.innehall, row]));
  }

  /** The facts that all languages of an article share, as they are there: before its revisions. */
  async putArticle(columns: readonly string[], article: Rows[number]): Promise<void> {
    await this.put('innehall', ['id'], columns, [article]);
  }

  /** Rows of history and of releases, those of which are here already left as they are. */
  async add(table: string, columns: readonly string[], rows: Rows): Promise<void> {
    if (rows.length === 0) return;
    const named = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const insert = `INSERT INTO public.${table} (${named}) SELECT ${named} FROM json_populate_recordset(NULL::public.${table}, $1::json) ON CONFLICT DO NOTHING`;
    const given = statement(`add_${table}`, insert);
    const shown = isShown(table) ? imprinted(table, given) : given;
    await this.db.query(shown, [JSON.stringify(rows)]);
  }

  /** The languages of an article, what readers have of it, its addresses and the pictures in it, as they are there: after its history. */
  async putParts(id: string, columns: Columns, parts: Readonly<Record<keyof typeof ARTICLE_PARTS, Rows>>): Promise<void> {
    const of = (part: keyof typeof ARTICLE_PARTS) => columns[ARTICLE_PARTS[part]] ?? [];
    await this.put('sprakversion', ['innehall_id', 'sprak'], of('sprakversioner'), parts.sprakversioner);
    await this.db.query(TAKE_DOWN, [id, parts.publicerat.map(({ sprak }) => sprak)]);
    await this.put('publicerad_version', ['innehall_id', 'sprak'], of('publicerat'), parts.publicerat);
    await this.db.query(RETIRE_ADDRESSES, [id]);
    await this.put('adress', ['sprak', 'sektion', 'slug'], of('adresser'), parts.adresser);
    await this.db.query(FORGET_USES, [id]);
    await this.add('bildbruk', of('bildbruk'), parts.bildbruk);
    await this.db.query(IMPRINTS, [id]);
  }

  private async put(table: string, key: readonly string[], columns: readonly string[], rows: Rows): Promise<void> {
    if (rows.length === 0) return;
    const named = columns.map((column) => pg.escapeIdentifier(column));
    const changed = columns.filter((column) => !key.includes(column)).map((column) => pg.escapeIdentifier(column));
    const text = `INSERT INTO public.${table} (${named.join(', ')}) SELECT ${named.join(', ')} FROM json_populate_recordset(NULL::public.${table}, $1::json)
      ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}`;
    await this.db.query(statement(`put_${table}`, text), [JSON.stringify(rows)]);
  }
}

type HereRow = { id: string; andrad: string; vantar: boolean; revisioner: Array<[id: string, hash: string]>; publiceringar: string[] };

function asHere(rows: readonly HereRow[]): Map<string, ArticleHere> {
  return new Map(
    rows.map(({ id, andrad, vantar, revisioner, publiceringar }) => [
      id,
      { andrad, vantar, revisioner: new Map(revisioner), publiceringar: new Set(publiceringar) },
    ]),
  );
}

/** What an archive has of a setting is without its secrets: whoever compares leaves out those that are here. */
function comparedValue(table: string, alias: string, column: string): string {
  const name = pg.escapeIdentifier(column);
  if (table !== 'installning' || column !== 'varde') return `${alias}.${name}`;
  return `${SECRETS.reduce((value, path) => `(${value} #- '${path}')`, `${alias}.${name}`)} AS varde`;
}

function isShown(table: string): table is keyof typeof SHOWN_TABLES {
  return Object.hasOwn(SHOWN_TABLES, table);
}

/** Known by its text: archives differ in their columns, and a prepared statement may not change what it says. */
function statement(name: string, text: string): Statement {
  return { name: `taken_${name}_${hash('sha256', text, 'hex').slice(0, 16)}`, text };
}

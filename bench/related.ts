import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Database } from '#lib/store/database.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { RelatedArticles, type RelatedTo } from '#lib/store/readers/related.ts';
import { TagsInUse } from '#lib/store/tags-in-use.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';

/* What related reading and the tags in use cost over ten thousand public articles; README.md tells how it is run. */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 10_000);
const CALLS = Number(process.env.BENCH_ANROP ?? 200);
const GOAL_MS = 50;
const WORDS = 20_000;
const TAGS = 400;

let state = 1;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/** Words as a language has them: a few everywhere, most of them seldom. */
function words(count: number): string {
  return Array.from({ length: count }, () => wordOf(Math.floor(WORDS ** random()))).join(' ');
}

function wordOf(number: number): string {
  return `m${[...number.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('o')}x`;
}

function article(): RelatedTo {
  const taggar = Array.from({ length: 4 }, () => `tagg ${Math.floor(TAGS ** random())}`);
  return { innehall: randomUUID(), sprak: 'sv', taggar: [...new Set(taggar)], rubrik: words(7), ingress: words(25), text: words(350) };
}

const SEED = `WITH a AS (SELECT *, ord AS nr, gen_random_uuid() AS rid, now() - ord * interval '1 minute' AS tid FROM json_to_recordset($1::json)
      AS x(innehall uuid, taggar json, rubrik text, ingress text, text text, ord int)),
    t AS (SELECT a.*, ARRAY(SELECT json_array_elements_text(a.taggar)) AS tags FROM a),
    i AS (INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, status, kallsprak, agare, skapad, andrad)
      SELECT innehall, 'nyheter', 'nyhet', 1, rubrik, tags, '{}', 'publicerad', 'sv', '{}', tid, tid FROM t),
    r AS (INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, block, meta, slug, kommentar, av, typ, skapad)
      SELECT rid, innehall, 'sv', 1, '', rubrik, ingress, '[]', '{}', 'artikel-' || nr, '', '{}', 'manuell', tid FROM t),
    v AS (INSERT INTO sprakversion (innehall_id, sprak, arbetsrevision_id, arbetsrevision_nr, publicerad_revision_id, publicerad_revision_nr, rubrik, slug,
        lank)
      SELECT innehall, 'sv', rid, 1, rid, 1, rubrik, 'artikel-' || nr, 'https://exempel.se/nyheter/artikel-' || nr FROM t),
    f AS (INSERT INTO publicering (id, innehall_id, sprak, revision_id, sektion, slug, mall, mall_version, taggar, kategorier, kallor, agare, publicerad, skapad)
      SELECT rid, innehall, 'sv', rid, 'nyheter', 'artikel-' || nr, 'nyhet', 1, tags, '{}', '[]', '{}', tid, tid FROM t),
    p AS (INSERT INTO publicerad_version (innehall_id, sprak, publicering_id, revision_id, sektion, slug, mall, taggar, publicerad)
      SELECT innehall, 'sv', rid, rid, 'nyheter', 'artikel-' || nr, 'nyhet', tags, tid FROM t)
  INSERT INTO sokpost (innehall_id, sprak, revision_id, rubrik, rubrikord, vektor)
    SELECT innehall, 'sv', rid, rubrik, to_tsvector('swedish', rubrik), setweight(to_tsvector('swedish', rubrik), 'A')
      || setweight(to_tsvector('swedish', ingress || ' ' || array_to_string(tags, ' ')), 'B') || setweight(to_tsvector('swedish', text), 'D') FROM t`;

async function seed(url: string, articles: readonly RelatedTo[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('nyheter', 'Nyheter', '{nyhet}', '{sv}')");
  for (let from = 0; from < articles.length; from += 500) {
    const batch = articles.slice(from, from + 500).map((one, index) => ({ ...one, ord: from + index }));
    await client.query(SEED, [JSON.stringify(batch)]);
  }
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function row(name: string, work: (call: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const begun = performance.now();
    await work(call);
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  process.stdout.write(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${sorted.at(-1)?.toFixed(1)} ms (goal < ${GOAL_MS})\n`);
}

/** Fills a database with public articles and asks it what is related to some of them. */
export async function measureRelated(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const server = await startEmbeddedDatabase(folder, console);
  try {
    await applyMigrations(server.url, path.resolve('prisma/migrations'));
    const articles = Array.from({ length: ARTICLES }, article);
    await seed(server.url, articles);
    const database = new Database(server.url);
    const related = new RelatedArticles(database);
    const tagsInUse = new TagsInUse(database);
    const asked = (call: number) => articles[(call * 7_919) % articles.length] ?? article();
    await row(`related reading over ${ARTICLES} articles`, (call) => related.find(asked(call), 8));
    await row(`tags in use over ${ARTICLES} articles`, () => tagsInUse.list());
    await database.close();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

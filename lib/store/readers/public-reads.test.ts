import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Queryable, Statement } from '#lib/store/database.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import type { RenderedPublication } from '#lib/store/readers/kept-pages.ts';
import { PublicReads } from '#lib/store/readers/public-reads.ts';
import { ReportBlocks } from '#lib/store/report-blocks.ts';
import { ownDatabase } from '../../../e2e/database/own-database.ts';

/*
 * What no rule about imports sees: SQL that reads an article as it is worked on where readers are answered from. The database itself
 * is asked, as a role that may see what readers have and nothing else, so that no alias and no way of writing it hides anything.
 */

const READERS = path.resolve('lib/store/readers');
const NOT_ALLOWED = '42501';
const ID = '00000000-0000-7000-8000-000000000001';

/** All that a reader's answer may be made of; of the article itself what is no fact of it. */
const MAY_READ = [
  'GRANT SELECT ON publicering, publicerad_version, publicerad_tagg, adress, renderad, media TO lasarna',
  // What tags are called, and where their pages are.
  'GRANT SELECT ON tagg, taggnyckel, taggnamn, taggadress, tagg_tidigare TO lasarna',
  // Whom articles are about, what is known of them, and where their pages are.
  'GRANT SELECT ON kandis, kandis_namn, kandisadress, publicerad_person TO lasarna',
  // Who has written them, what they tell of themselves, and where their pages are.
  'GRANT SELECT ON skribent, skribentadress, skribentnamn, publicerad_skribent TO lasarna',
  // The words of what is public.
  'GRANT SELECT ON publicerad_sok TO lasarna',
  // Where old addresses lead.
  'GRANT SELECT ON omdirigering TO lasarna',
  // Where outbound links lead.
  'GRANT SELECT ON utlank, annonsprogram TO lasarna',
  // What somebody is called.
  'GRANT SELECT (id, namn) ON person, agent TO lasarna',
  // Who is not to be named.
  'GRANT SELECT (avidentifierad) ON person TO lasarna',
  // Where a publishing system has the article, and the language in which it is counted.
  'GRANT SELECT (id, cms, kallsprak) ON innehall TO lasarna',
  // What was taken down, and what is confidential: neither comes back to readers.
  'GRANT SELECT (tabell, rad) ON avtryck TO lasarna',
  'GRANT SELECT (konfidentiell) ON innehall TO lasarna',
  // The address that the release gave it.
  'GRANT SELECT (innehall_id, sprak, lank) ON sprakversion TO lasarna',
  // Which articles are akin is found by the index of all words; what is told of them is what readers have.
  'GRANT SELECT (innehall_id, sprak, vektor) ON sokpost TO lasarna',
  'GRANT INSERT, UPDATE ON renderad TO lasarna',
  // To hold what is public while its page is kept.
  'GRANT UPDATE (innehall_id) ON publicerad_version TO lasarna',
];
/** By its id alone: without knowing whose a revision is, nobody finds the newest of an article. */
const NOT_OF_A_REVISION = 'innehall_id';

let client: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('CREATE ROLE lasarna');
  for (const right of MAY_READ) await client.query(right);
  const { rows } = await client.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'revision' AND column_name <> $1`,
    [NOT_OF_A_REVISION],
  );
  await client.query(`GRANT SELECT (${rows.map(({ column_name: column }) => column).join(', ')}) ON revision TO lasarna`);
  await client.query('SET ROLE lasarna');
}, 60_000);

afterAll(async () => {
  await client?.end();
});

/** What the database answers the role: `done`, or the code of its refusal. */
async function answerTo(text: string): Promise<string> {
  try {
    // What asks for a plan itself is asked for it once.
    await client.query(`EXPLAIN (GENERIC_PLAN) ${text.replace(/^EXPLAIN \(FORMAT JSON\) /, '')}`);
    return 'done';
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== undefined) return error.code;
    throw error;
  }
}

/** Answers nothing, but that every report goes on from another revision: so that both are asked for. */
class Recorder implements Queryable {
  readonly asked = new Map<string, string>();

  async query<Row>({ name, text }: Statement): Promise<Row[]> {
    this.asked.set(name, text);
    const answers: Record<string, object> = {
      live_heads: { id: ID, grund: ID, steg: 1, spets: 1 },
      live_whole: { block: [], dokument: null },
      // What many have, when few are asked for.
      public_search_estimate: { 'QUERY PLAN': [{ Plan: { 'Plan Rows': 3_000, Plans: [{ 'Plan Rows': 1_000 }, { 'Plan Rows': 2_000 }] } }] },
    };
    const answer = answers[name];
    return answer === undefined ? [] : [answer as Row];
  }
}

const REPORT = broughtOut({ innehall: ID, sprak: 'sv' as const, publicering: ID, revision: ID, pagar: true });
const RENDERED = { innehall: ID, sprak: 'sv', publicering: ID, renderare: 1, underlag: '', bilder: [], taggar: [] };

/** Every question there is, by who is asked. */
const QUESTIONS: { [Part in keyof PublicReads]: { [Method in keyof PublicReads[Part]]: (part: PublicReads[Part]) => Promise<unknown> } } = {
  articles: {
    address: (articles) => articles.address('sv', 'mat', 'fyren', 1),
    article: (articles) => articles.article(ID, 'sv'),
    earlier: (articles) => articles.earlier(ID, 'sv', ID),
    translatedFrom: (articles) => articles.translatedFrom(ID),
    publication: (articles) => articles.publication(ID),
  },
  authors: {
    at: (authors) => authors.at('nora-ek'),
    latest: (authors) => authors.latest('sv', ID, 10),
    addresses: (authors) => authors.addresses('sv', 10),
    slugOf: (authors) => authors.slugOf(ID),
    labels: (authors) => authors.labels(['namn:noraek']),
  },
  current: { of: (current) => current.of(ID, 'sv'), allOf: (current) => current.allOf(ID) },
  figures: { bySection: (figures) => figures.bySection('2026-11-01', '2026-11-02') },
  keptPages: {
    keep: (kept) => kept.keep({ ...RENDERED, delar: Buffer.alloc(0) } as unknown as RenderedPublication),
    ofItem: (kept) => kept.ofItem(ID),
    after: (kept) => kept.after(undefined, 10),
  },
  lists: {
    latest: (lists) => Promise.all([lists.latest('sv', null, 10), lists.latest('sv', 'mat', 10)]),
    byIds: (lists) => lists.byIds('sv', [ID]),
    latestOfMonth: (lists) => lists.latestOfMonth('sv', { ar: 2026, manad: 11 }, 10),
    months: (lists) => lists.months('sv', 10),
    mapParts: (lists) => lists.mapParts(['sv']),
    mapPart: (lists) => lists.mapPart(['sv'], 1),
    news: (lists) => lists.news(['sv'], '2026-11-01', 10),
    latestRevisions: (lists) => lists.latestRevisions(10),
    latestTagged: (lists) => lists.latestTagged('sv', 'fyrar', ID, 10),
  },
  media: { byIds: (media) => media.byIds([ID]) },
  outbound: { target: (outbound) => outbound.target('panna') },
  search: { find: (search) => Promise.all([search.find('sv', ['fyr'], 26, 0), search.find('sv', ['fyr'], 26, 9_000)]) },
  redirects: { all: (redirects) => redirects.all() },
  people: {
    at: (people) => people.at('nora-ek'),
    latest: (people) => people.latest('sv', ID, 10),
    addresses: (people) => people.addresses('sv', 10),
    pages: (people) => people.pages('sv', [ID]),
  },
  related: {
    find: (related) => related.find({ innehall: ID, sprak: 'sv', taggar: [], rubrik: '', ingress: '', text: '' }, 10),
  },
  reports: {
    publicOf: (reports) => reports.publicOf([ID]),
    words: (reports) => reports.words(REPORT),
  },
  tags: {
    at: (tags) => tags.at('fyrar'),
    now: (tags) => tags.now([ID]),
    latest: (tags) => tags.latest('sv', ID, 10),
    addresses: (tags) => tags.addresses('sv', 10),
    labels: (tags) => tags.labels(['fyrar']),
  },
};

async function statementsOf(): Promise<Map<string, string>> {
  const recorder = new Recorder();
  const reads = new PublicReads(recorder, new ReportBlocks());
  for (const [part, questions] of Object.entries(QUESTIONS)) {
    // Each is asked of the part that it stands under.
    const asked = Object.values(questions) as Array<(part: unknown) => Promise<unknown>>;
    for (const question of asked) await question(reads[part as keyof PublicReads]);
  }
  return recorder.asked;
}

test('every statement that readers are answered with is allowed to somebody who may see no fact that is being worked on', async () => {
  const statements = await statementsOf();
  expect(statements.size).toBeGreaterThan(20);
  const refused: string[] = [];
  for (const [name, text] of statements) if ((await answerTo(text)) !== 'done') refused.push(name);
  expect(refused).toEqual([]);
});

test('no statement of the modules that readers are answered from is left out of that', async () => {
  const files = (await readdir(READERS)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((file) => readFile(path.join(READERS, file), 'utf8')));
  // By its name, or by that which is handed to a function that makes several.
  const named = sources.flatMap((source) =>
    [...source.matchAll(/\bname: '(\w+)'|^const [A-Z_]+ = \w+\('(\w+)'/gm)].map((found) => found[1] ?? found[2]),
  );
  const made = sources.join('\n').match(/^const [A-Z_]+(: Statement = \{| = \w+\(')/gm) ?? [];
  expect(named).toHaveLength(made.length);
  const asked = await statementsOf();
  expect(named.filter((name) => !asked.has(name ?? ''))).toEqual([]);
});

describe('refused is whatever would show readers what nobody has released', () => {
  test.each([
    ['a fact of the article', 'SELECT i.taggar FROM innehall i'],
    ['the same by another name', 'SELECT artikel.sponsrad FROM publicerad_version p JOIN innehall artikel ON artikel.id = p.innehall_id'],
    ['the same without any', 'SELECT p.slug, rubrik FROM publicerad_version p JOIN innehall ON id = innehall_id'],
    ['all of it', 'SELECT p.slug, x.* FROM publicerad_version p, innehall x'],
    ['all of it as one value', 'SELECT to_jsonb(x) FROM innehall x'],
    [
      'a fact that decides what is listed',
      "SELECT p.slug FROM publicerad_version p WHERE EXISTS (SELECT FROM innehall x WHERE x.mall = 'nyhet')",
    ],
    [
      'a fact that decides the order',
      'SELECT p.slug FROM publicerad_version p JOIN innehall x ON x.id = p.innehall_id ORDER BY x.ansvarig',
    ],
    ['the revision that is worked on', 'SELECT v.arbetsrevision_id FROM sprakversion v'],
    ['the headline that is worked on', 'SELECT v.rubrik FROM sprakversion v'],
    ['the newest revision of an article', 'SELECT r.rubrik FROM revision r WHERE r.innehall_id = $1 ORDER BY r.nr DESC LIMIT 1'],
    ['facts that wait for their time', 'SELECT l.fakta FROM release l'],
  ])('%s', async (_, text) => {
    expect(await answerTo(text)).toBe(NOT_ALLOWED);
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#lib/contract/role.ts';
import { runningEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { found } from '../found.ts';
import { numbersFrom } from '../readers/numbers-from.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { type CallerForTest, type StudioForTest, startStudio } from './studio.ts';

/*
 * Whatever is done in Studio, by whomever and in whatever order: what WordPress shows is what releases have brought out, and nothing else
 * changes a byte of it. Another beginning, or more of it: STUDIO_PROV_FRO=<number> STUDIO_PROV_STEG=<number>.
 */

const SEED = Number(process.env.STUDIO_PROV_FRO ?? Date.now() % 100_000);
const STEPS = Number(process.env.STUDIO_PROV_STEG ?? 80);
const LATER = '2098-06-01 12:00';

/** What a release is to bring out. */
interface Words {
  rubrik: string;
  stycke: string;
  taggar: string[];
}

/** The English that a release is to bring out: Studio shows it itself. */
interface EnglishWords {
  rubrik: string;
  stycke: string;
}

/** A post as WordPress holds it. */
interface Post {
  titel: string;
  text: string;
  utdrag: string;
  adress: string;
  taggar: string[];
}

let wordpress: RunningWordPress;
let studio: StudioForTest;
let data: string;
let sql: pg.Client;
let people: CallerForTest[];

beforeAll(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-wp-'));
  wordpress = await startWordPress();
  studio = await startStudio(data, wordpress);
  sql = new pg.Client({ connectionString: await runningEmbeddedDatabase(data) });
  await sql.connect();
  people = await Promise.all(ROLES.map((roll) => studio.as(roll)));
}, 300_000);

afterAll(async () => {
  await sql?.end();
  await studio?.stop();
  await wordpress?.stop();
  await rm(data, { recursive: true, force: true });
});

/** What readers of WordPress have of an article; `undefined` when they have nothing. */
function shown(id: string): Post | undefined {
  const posts = wordpress.query(
    `SELECT ID, post_title, post_content, post_excerpt, post_name FROM wp_posts
      WHERE post_type = 'post' AND post_status = 'publish' AND guid = ?`,
    `urn:studio:${id}`,
  );
  expect(posts.length, `${id} is there more than once`).toBeLessThanOrEqual(1);
  const [post] = posts;
  if (post === undefined) return undefined;
  const tags = wordpress.query(
    `SELECT t.name FROM wp_terms t JOIN wp_term_taxonomy x ON x.term_id = t.term_id
      JOIN wp_term_relationships r ON r.term_taxonomy_id = x.term_taxonomy_id WHERE x.taxonomy = 'post_tag' AND r.object_id = ?`,
    String(post.ID),
  );
  return {
    ...{ titel: String(post.post_title), text: String(post.post_content), utdrag: String(post.post_excerpt) },
    ...{ adress: String(post.post_name), taggar: tags.map(({ name }) => String(name)).toSorted() },
  };
}

/** One newsroom at work, and what readers are to have of it. */
class Work {
  private readonly random: () => number;
  private readonly items: string[] = [];
  /** What readers have, as it was when its release was over. */
  private readonly public = new Map<string, Post>();
  /** What a release that waits was ordered with. */
  private readonly ordered = new Map<string, { sv: Words; en: EnglishWords | undefined }>();
  /** What readers of English have, and where. */
  private readonly english = new Map<string, EnglishWords & { lank: string }>();
  private count = 0;
  private releases = 0;
  private englishReleases = 0;
  private tries = false;
  readonly done: string[] = [];

  constructor(seed: number) {
    this.random = numbersFrom(seed);
  }

  get sum(): { artiklar: number; slapp: number; engelska: number } {
    return { artiklar: this.items.length, slapp: this.releases, engelska: this.englishReleases };
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    const chosen = things[Math.floor(this.random() * things.length)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }

  private words() {
    const nr = ++this.count;
    const block = [{ type: 'paragraph', content: [{ type: 'text', text: `Stycke nummer ${nr} om bron.` }] }];
    return { rubrik: `Rubrik nummer ${nr}`, ingress: `Ingressen som hör till nummer ${nr}.`, block };
  }

  /** What the article says at this moment. */
  private async now(id: string): Promise<Words & { bas: string }> {
    const { innehall } = await studio.get(`/innehall/${id}`);
    const { rubrik, block, id: bas } = innehall.sprak.sv.arbetsrevision;
    return { rubrik, stycke: block[0].content[0].text, taggar: innehall.taggar.toSorted(), bas };
  }

  private async englishNow(id: string): Promise<EnglishWords | undefined> {
    const english = (await studio.get(`/innehall/${id}`)).innehall.sprak.en?.arbetsrevision;
    return english && { rubrik: english.rubrik, stycke: english.block[0].content[0].text };
  }

  private englishCameOut(id: string, words: EnglishWords | undefined, lank: string): void {
    if (words === undefined) throw new Error(`nobody ordered the English of ${id}`);
    this.english.set(id, { ...words, lank });
    this.englishReleases += 1;
  }

  /** A release of those words is over: readers have them, and keep them as they are now. */
  private cameOut(id: string, { rubrik, stycke, taggar }: Words): void {
    const post = shown(id);
    expect(post, `${id} did not come out`).toMatchObject({ titel: rubrik, text: expect.stringContaining(stycke), taggar });
    if (post !== undefined) this.public.set(id, post);
    this.releases += 1;
  }

  private async release(id: string, actor: CallerForTest): Promise<string> {
    const words = { sv: await this.now(id), en: await this.englishNow(id) };
    const sprak = this.one([['sv'], ['sv'], ['sv', 'en'], ['en']]);
    const lage = this.one(['publicera', 'publicera', 'publicera', 'schemalagd', 'utkast']);
    const answer = await actor.post(`/innehall/${id}/release`, { lage, sprak, ...(lage === 'schemalagd' ? { datum: LATER } : {}) });
    if (answer.ok !== true) return `release ${lage}: nej`;
    const { tillstand } = answer.release;
    this.ordered.set(answer.release.id, words);
    // In test mode it is a draft, whatever was asked for.
    if (tillstand === 'klar' && answer.lage === 'publicera') {
      if (answer.sprak.sv !== undefined) this.cameOut(id, words.sv);
      if (answer.sprak.en !== undefined) this.englishCameOut(id, words.en, answer.sprak.en.lank);
    }
    return `release ${lage} → ${answer.lage} ${tillstand}`;
  }

  /** All that waits falls due, and is carried out by Studio itself. */
  private async due(): Promise<string> {
    const { rows } = await sql.query<{ id: string; innehall: string }>(
      `UPDATE release SET datum = now(), tur = now(), nasta = now()
        WHERE tillstand = 'schemalagd' AND nasta IS NOT NULL RETURNING id, innehall_id AS innehall`,
    );
    for (const { id: release, innehall } of rows) {
      const state = async () => (await sql.query('SELECT lage, tillstand, revisioner FROM release WHERE id = $1', [release])).rows[0];
      await expect.poll(async () => (await state()).tillstand, { timeout: 30_000, interval: 100 }).toMatch(/klar|misslyckad|avbruten/);
      const words = this.ordered.get(release);
      const { lage, tillstand, revisioner } = await state();
      if (tillstand !== 'klar' || lage === 'utkast' || words === undefined) continue;
      if ('sv' in revisioner) this.cameOut(innehall, words.sv);
      if ('en' in revisioner) this.englishCameOut(innehall, words.en, (await studio.get(`/innehall/${innehall}`)).innehall.sprak.en.lank);
    }
    return `förfaller: ${rows.length}`;
  }

  private async switchMode(): Promise<string> {
    const { version, installningar } = await studio.get('/installningar');
    const lage = installningar.publicering.lage === 'test' ? 'skarp' : 'test';
    const answer = await studio.patch('/installningar', { version, publicering: { lage } });
    expect(answer.ok, JSON.stringify(answer)).toBe(true);
    this.tries = lage === 'test';
    return `${lage} läge`;
  }

  /** Something that somebody does; what it was. */
  async step(): Promise<void> {
    if (this.items.length < 2) {
      const made = await studio.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', taggar: ['bro'], ...this.words() });
      this.items.push(made.id);
      this.done.push('skapar');
      return;
    }
    const id = this.one(this.items);
    const [roll, actor] = this.one(people.map((each, at) => [ROLES[at], each] as const));
    const told = (what: string, answer: { ok: boolean }) => `${what}: ${answer.ok ? 'ja' : 'nej'}`;
    const steps: Array<() => Promise<string>> = [
      async () => told('uppgifter', await actor.patch(`/innehall/${id}`, { taggar: [this.one(['bro', 'vatten']), 'skola'] })),
      async () =>
        told('sponsrad', await actor.patch(`/innehall/${id}`, { sponsrad: { partner: `P${++this.count}`, markning: 'Annons från' } })),
      async () => told('text', await actor.put(`/innehall/${id}/sprak/sv`, { ...this.words(), bas: (await this.now(id)).bas })),
      async () =>
        told('återställer', await actor.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1, bas: (await this.now(id)).bas })),
      async () =>
        told('engelska', await studio.put(`/innehall/${id}/sprak/en`, { ...this.words(), slug: `english-${++this.count}`, tvinga: true })),
      () => this.release(id, actor),
      ...Array.from({ length: 4 }, () => () => this.release(id, studio)),
      () => this.due(),
      () => this.due(),
      async () => {
        const answer = await actor.post(`/innehall/${id}/nedtagning`, { orsak: 'På prov.' });
        if (answer.ok) for (const kept of [this.public, this.english]) kept.delete(id);
        // WordPress may be busy with what was released of it a moment before: the answer says so, and it is taken down there after that.
        if (answer.cms === 'koad') await expect.poll(() => shown(id), { timeout: 30_000 }).toBeUndefined();
        return told('tar ned', answer);
      },
      async () => {
        const copy = await actor.post(`/innehall/${id}/kopiera`, {});
        if (copy.ok && this.items.length < 4) this.items.push(copy.id);
        return told('kopierar', copy);
      },
      // Less of it in test mode, in which nothing comes out.
      ...Array.from({ length: this.tries ? 4 : 1 }, () => () => this.switchMode()),
    ];
    this.done.push(`${roll} ${await this.one(steps)()}`);
  }

  /** The English of every article, as readers of Studio have it and as they should: what has left readers leads elsewhere. */
  async compareEnglish(): Promise<Array<[string, object | undefined, object | undefined]>> {
    return Promise.all(
      this.items.map(async (id) => {
        const { innehall } = await studio.get(`/innehall/${id}`);
        const wanted = this.english.get(id);
        const lank = wanted?.lank ?? innehall.sprak.en?.lank;
        if (!lank) return [id, undefined, undefined];
        const answer = await fetch(lank, { redirect: 'manual' });
        const page = await answer.text();
        const got = { rubrik: /<h1[^>]*>([^<]*)</.exec(page)?.[1], stycke: /Stycke nummer \d+ om bron\./.exec(page)?.[0] };
        return [id, answer.status === 200 ? got : undefined, wanted && { rubrik: wanted.rubrik, stycke: wanted.stycke }];
      }),
    );
  }

  /** Every article, as readers of WordPress have it and as they should. */
  compare(): Array<[string, Post | undefined, Post | undefined]> {
    return this.items.map((id) => [id, shown(id), this.public.get(id)]);
  }
}

test(`only releases change what WordPress shows, whatever else is done (STUDIO_PROV_FRO=${SEED})`, {
  timeout: 60_000 + STEPS * 10_000,
  retry: 0,
}, async () => {
  const work = new Work(SEED);
  for (let nr = 1; nr <= STEPS; nr++) {
    await work.step();
    for (const [id, got, wanted] of [...work.compare(), ...(await work.compareEnglish())])
      expect(got, `${id} after step ${nr}:\n${work.done.slice(-6).join('\n')}`).toEqual(wanted);
  }
  await found(
    `a real WordPress beside a model in which only releases change it: ${STEPS} steps, ${work.sum.slapp} releases of ${work.sum.artiklar} articles and ${work.sum.engelska} of their English, 0 differences`,
  );
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import { factsOf, type ItemFacts } from '#lib/content/facts.ts';
import { type Actor, ROLES } from '#lib/contract/actor.ts';
import type { FACTS, Item } from '#lib/contract/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Release } from '#lib/contract/release.ts';
import { Fault } from '#lib/errors/fault.ts';
import { askDoor } from '#lib/http/ask-door.ts';
import { invokeAdmitted } from '#lib/operations/invoke.ts';
import { carryOutDue } from '#lib/operations/release/carry-out/carry-out-due.operation.ts';
import { liveSource } from '#lib/site/live/live-source.ts';
import { articlePath, feedPath, frontPath, sectionPath } from '#lib/site/site-addresses.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { type Doors, openDoors } from '#lib/studio/doors.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { inTheNameOf } from '#lib/studio/in-the-name-of.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { startPageRenderer } from '#lib/studio/page-renderer.ts';
import { mayChangeWhatIsSeen } from '#lib/studio/readers/may-change-pictures.ts';
import { numbersFrom } from '#lib/studio/readers/numbers-from.ts';
import { ReadersModel } from '#lib/studio/readers/readers-model.ts';

/*
 * Whatever is done, by whomever and in whatever order: every byte that readers get is what releases have brought out. Another
 * beginning, or more of it: STUDIO_PROV_FRO=<number> STUDIO_PROV_STEG=<number>.
 */

const SEEDS = process.env.STUDIO_PROV_FRO === undefined ? [1, Date.now() % 100_000] : [Number(process.env.STUDIO_PROV_FRO)];
const STEPS = Number(process.env.STUDIO_PROV_STEG ?? 40);
const SECTIONS = ['nyheter', 'noje'];
const LATER = '2098-06-01 12:00';

let server: EmbeddedDatabase;
let folder: string;
let kernel: Kernel;
let sql: pg.Client;
let real: Doors;
let trying: Doors;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-lasare-'));
  server = await startEmbeddedDatabase(folder, pino({ level: 'silent' }));
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A newsroom with nothing in it, run by a Studio and by the same one in test mode. */
async function openNewsroom(name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await applyMigrations(url.href, path.resolve('prisma/migrations'));
  const assets = { style: '/stil.css', script: { src: '/skript.js', integrity: 'sha384-abc' }, icon: '/ikon.svg', preload: [] };
  kernel = createKernel({
    environment: readEnvironment({
      ...{ STUDIO_DATA: folder, STUDIO_INSTALLNINGAR: 'e2e/newsroom.json', NODE_ENV: 'test' },
      STUDIO_URL: 'https://studio.example',
    }),
    databaseUrl: url.href,
    reader: { assets, files: new Map() },
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  });
  await prepareNewsroom(kernel);
  await newsroomShown(kernel);
  sql = new pg.Client({ connectionString: url.href });
  await sql.connect();
  real = openDoors(kernel);
  const { machinery } = kernel;
  trying = openDoors({ ...kernel, machinery: { ...machinery, settings: { ...machinery.settings, cmsTest: true } } });
}

/** A person of each role, a publicist of one section, and keys of the chief editor's: one whose releases somebody approves, one that writes. */
async function everybody(): Promise<Actor[]> {
  const wanted = [...ROLES.map((roll) => ({ roll, sektioner: [] as string[] })), { roll: 'publicist' as const, sektioner: ['noje'] }];
  const persons = await Promise.all(
    wanted.map(async ({ roll, sektioner }) => {
      const { rows } = await sql.query<{ id: string }>(
        `INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak, publicera)
          VALUES (gen_random_uuid(), gen_random_uuid() || '@test.se', $1, '', $1, $2, '{}', true) RETURNING id`,
        [roll, sektioner],
      );
      const person = await kernel.store.people.byId(rows[0]?.id ?? '');
      if (person === undefined) throw new Error(`there is no ${roll}`);
      return actorOfPerson(person);
    }),
  );
  const chief = persons.find(({ roll }) => roll === 'chefredaktor');
  const admin = persons.find(({ roll }) => roll === 'superadmin');
  if (chief === undefined || admin === undefined) throw new Error('somebody is missing');
  const everywhere = { sektioner: ['*'], mallar: ['*'], sprak: ['*'] };
  const agents = [{ ...everywhere, publicera: true, schemalagga: true, godkannande: true }, everywhere].map(async (rights) => {
    const { body } = await real.call('skapaAgent', admin, { namn: 'Agenten', agare: chief.id, ...rights }, 'prov');
    const { nyckel } = body as { nyckel: string };
    return kernel.accounts.byKey(nyckel);
  });
  return [...persons, ...(await Promise.all(agents))];
}

/** Another file each time: of another size, and cut along its height where a shared link shows it. */
async function pictureFile(nr: number) {
  const size = { width: 700 + nr, height: 900 + nr };
  const bytes = await sharp({ create: { ...size, channels: 3, background: { r: nr % 256, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();
  return { filnamn: `bild-${nr}.jpg`, typ: 'image/jpeg', bytes };
}

/** One newsroom at work: what it does, and what readers are to have of it. */
class Work {
  private readonly random: () => number;
  private readonly actors: Actor[];
  private readonly items: string[] = [];
  private readonly drafts = new Set<string>();
  private readonly pictures: string[] = [];
  /** The facts of the moment at which a release was ordered. */
  private readonly pinned = new Map<string, ItemFacts>();
  private doors = real;
  private count = 0;
  readonly model = new ReadersModel({ site: kernel.site, sections: kernel.machinery.sections, now: kernel.now });
  readonly done: string[] = [];

  constructor(seed: number, actors: Actor[]) {
    this.random = numbersFrom(seed);
    this.actors = actors;
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    const found = things[Math.floor(this.random() * things.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  private some<Thing>(things: readonly Thing[]): Thing[] {
    return things.filter(() => this.random() < 0.5);
  }

  private chief(): Actor {
    return this.actors.find(({ roll }) => roll === 'chefredaktor') ?? this.one(this.actors);
  }

  private administrator(): Actor {
    return this.actors.find(({ roll }) => roll === 'superadmin') ?? this.one(this.actors);
  }

  /** What somebody is answered; `undefined` when they are refused, which is as good. */
  private async call(name: string, actor: Actor, input: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
    try {
      // biome-ignore lint/suspicious/noExplicitAny: each operation answers otherwise
      const { body } = (await this.doors.call(name, actor, input, 'prov')) as any;
      this.done.push(`${name} ${actor.roll}: ${JSON.stringify(input).slice(0, 160)}`);
      return typeof body === 'string' ? JSON.parse(body) : body;
    } catch (error) {
      if (!(error instanceof Fault) || error.status >= 500) throw error;
      this.done.push(`${name} ${actor.roll}: nej, ${error.fel.map(({ kod }) => kod).join(' ')}`);
      return undefined;
    }
  }

  private async item(id: string): Promise<Item> {
    const item = await kernel.store.items.get(id);
    if (item === undefined) throw new Error(`${id} is gone`);
    for (const { arbetsrevision, sprak } of Object.values(item.sprak))
      for (const sektion of SECTIONS) this.drafts.add(articlePath(sprak, sektion, arbetsrevision.slug));
    return item;
  }

  private words() {
    const nr = ++this.count;
    const paragraphs = [0, 1, 2].map((at) => ({
      type: 'paragraph',
      attrs: { id: `bstycke${nr}x${at}` },
      content: [{ type: 'text', text: `Ordet är ${nr}. Kommunen har beslutat att bygga en ny bro över ån i centrum, del ${at}.` }],
    }));
    const live = {
      type: 'liveinlagg',
      attrs: { id: 'blive00001', rubrik: 'Minut', inlagg: [{ id: 'start', tid: '2026-11-20T08:00', text: `Nu ${nr}` }] },
    };
    const also = { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg: 'bro' } };
    const [hero, inText] = [this.one(this.pictures), this.one(this.pictures)];
    const image = { type: 'image', attrs: { id: 'bbild00001', mediaId: inText, src: `/media/${inText}/701.jpg`, alt: 'En bro' } };
    return {
      ...{ rubrik: `Rubrik ${nr}`, ingress: `Ingressen ${nr}.`, block: [...paragraphs, image, also, live] },
      hero: { mediaId: hero, src: `/media/${hero}/701.jpg`, alt: 'Bron', kredit: 'Lena' },
    };
  }

  private async upload(): Promise<void> {
    const body = await this.call('laddaUppMedia', this.chief(), { fil: await pictureFile(++this.count), kredit: 'Lena' });
    const { media } = body as { media: Media };
    this.pictures.push(media.id);
    this.model.showPicture(media);
  }

  /** What somebody is let do with a picture reaches its readers only when they might have released all that shows it. */
  private async changePicture(actor: Actor, name: 'bytMediafil' | 'andraMedia', change: Record<string, unknown>): Promise<void> {
    const id = this.one(this.pictures);
    const seenIn = this.model.showing(id);
    const may = seenIn.length === 0 || (this.doors === real && mayChangeWhatIsSeen(actor, seenIn));
    const order = actor.typ === 'agent' ? { order_av: this.chief().id } : {};
    const answer = await this.call(name, actor, { id, ...change, ...order });
    if (answer !== undefined && may) this.model.showPicture((answer as { media: Media }).media);
  }

  private fact(): Record<string, unknown> {
    const facts: Record<(typeof FACTS)[number] | 'rubrik' | 'status', () => unknown> = {
      sektion: () => this.one(SECTIONS),
      mall: () => this.one(['nyhet', 'reportage', 'liverapport', 'sida']),
      mall_version: () => undefined,
      taggar: () => this.some(['bro', 'vatten', 'skola']),
      kategorier: () => this.some([3, 4]),
      sponsrad: () => this.one([null, { partner: `Partner ${this.count}`, markning: 'Annons från' }]),
      kallor: () => [{ titel: `Källa ${++this.count}`, url: 'https://exempel.se/', not: '' }],
      ansvarig: () => this.one([null, `Bo ${++this.count}`]),
      rubrik: () => `I listor ${++this.count}`,
      status: () => this.one(['utkast', 'granskning']),
    };
    const field = this.one(['sektion', 'mall', 'taggar', 'kategorier', 'sponsrad', 'kallor', 'ansvarig', 'rubrik', 'status'] as const);
    return { [field]: facts[field]() };
  }

  /** What readers have of the languages by now, with the facts that were pinned. */
  private async cameOut(id: string, languages: readonly string[], fakta: ItemFacts | undefined): Promise<void> {
    const item = await this.item(id);
    if (fakta === undefined) throw new Error(`nobody ordered what came out of ${id}`);
    for (const sprak of LANGUAGES) {
      const revision = item.sprak[sprak]?.publicerad_revision;
      if (!languages.includes(sprak) || !revision) continue;
      const whole = await kernel.store.revisions.get(id, sprak, revision.id);
      const { rows } = await sql.query<{ publicerad: Date; uppdaterad: Date | null }>(
        'SELECT publicerad, uppdaterad FROM publicerad_version WHERE innehall_id = $1 AND sprak = $2',
        [id, sprak],
      );
      const dates = rows[0];
      if (whole === undefined || dates === undefined) throw new Error(`${id} ${sprak} is said to be public and is not`);
      const [publicerad, uppdaterad] = [dates.publicerad.toISOString(), dates.uppdaterad?.toISOString() ?? null];
      this.model.release({ innehall: id, revision: whole, fakta, publicerad, uppdaterad });
    }
  }

  private async release(id: string, actor: Actor): Promise<void> {
    const fakta = factsOf(await this.item(id));
    const lage = this.one(['publicera', 'publicera', 'publicera', 'schemalagd', 'utkast']);
    const order = actor.typ === 'agent' ? { order_av: this.chief().id } : {};
    const overstyr = ['chefredaktor', 'superadmin'].includes(actor.roll) ? { overstyr: true } : {};
    const sprak = this.random() < 0.5 ? {} : { sprak: [this.one(LANGUAGES)] };
    const datum = lage === 'schemalagd' ? { datum: LATER } : {};
    const answer = await this.call('slappInnehall', actor, { id, lage, ...sprak, ...datum, ...order, ...overstyr });
    await this.ordered(id, answer, fakta);
  }

  private async ordered(id: string, answer: Record<string, unknown> | undefined, fakta: ItemFacts): Promise<void> {
    if (answer === undefined) return;
    const { release, lage, sprak } = answer as { release: { id: string; tillstand: string }; lage: string; sprak: Record<string, unknown> };
    if (!this.pinned.has(release.id)) this.pinned.set(release.id, fakta);
    if (release.tillstand === 'klar' && lage !== 'utkast') await this.cameOut(id, Object.keys(sprak), this.pinned.get(release.id));
  }

  /** What waits for the article falls due, and is carried out. */
  private async due(id: string): Promise<void> {
    await sql.query(`UPDATE release SET datum = now(), tur = now(), nasta = now() WHERE innehall_id = $1 AND nasta IS NOT NULL`, [id]);
    const machinery =
      this.doors === real ? kernel.machinery : { ...kernel.machinery, settings: { ...kernel.machinery.settings, cmsTest: true } };
    for (;;) {
      const claimed = await kernel.store.releaseQueue.claim(machinery.newId(), 60_000, false);
      if (claimed === undefined) return;
      const { id: release, hallare, tur, av } = claimed;
      const input = { params: {}, query: {}, body: { id: release, hallare, tur } };
      await invokeAdmitted(machinery, { operation: carryOutDue, actor: inTheNameOf(av), korrelation: 'prov', input });
      const after = await kernel.store.releases.get(release);
      this.done.push(`förfaller: ${after?.lage} ${after?.tillstand} ${after?.fel?.map(({ kod }) => kod).join(' ') ?? ''}`);
      if (after?.tillstand === 'klar' && after.lage !== 'utkast')
        await this.cameOut(id, Object.keys(after.revisioner), this.pinned.get(release));
    }
  }

  private async approve(id: string, actor: Actor): Promise<void> {
    const releases: Release[] = await kernel.store.releases.list(id);
    const asked = releases.find(({ tillstand }) => tillstand === 'vantar_pa_godkannande');
    if (asked === undefined) return;
    const { sprak } = await this.item(id);
    const revisioner = Object.fromEntries(Object.keys(asked.revisioner).map((one) => [one, sprak[one]?.arbetsrevision.id]));
    const answer = await this.call('godkannRelease', actor, { rid: asked.id, revisioner, nu: this.random() < 0.5 });
    // The facts are those of the request, whatever they are now.
    if (answer !== undefined) await this.ordered(id, answer, this.pinned.get(asked.id) ?? factsOf(await this.item(id)));
  }

  private async entry(id: string, actor: Actor): Promise<void> {
    const order = actor.typ === 'agent' ? { order_av: this.chief().id } : {};
    const sprak = this.one(LANGUAGES);
    const answer = await this.call('skapaLiveinlagg', actor, { id, sprak, text: `Inlägg ${++this.count}`, ...order });
    const seen = this.model.of(id, sprak);
    if (answer?.publik === true) await this.cameOut(id, [sprak], seen?.fakta);
  }

  /** Something that somebody does. */
  async step(): Promise<void> {
    const actor = this.one(this.actors);
    if (this.pictures.length < 2) return this.upload();
    if (this.items.length < 3) {
      const made = await this.call('skapaInnehall', this.chief(), {
        sektion: this.one(SECTIONS),
        mall: 'nyhet',
        taggar: ['bro'],
        ...this.words(),
      });
      if (made !== undefined) this.items.push(String(made.id));
      return;
    }
    const id = this.one(this.items);
    const { sprak } = await this.item(id);
    const language: Language = this.one(LANGUAGES);
    const bas = sprak[language]?.arbetsrevision.id;
    const steps: Array<() => Promise<unknown>> = [
      () => this.call('andraInnehall', actor, { id, ...this.fact(), ...this.fact() }),
      () => this.call('andraInnehall', actor, { id, ...this.fact() }),
      () => this.call('sparaSprakversion', actor, { id, sprak: language, ...this.words(), ...(bas === undefined ? {} : { bas }) }),
      () => this.call('sparaSprakversion', actor, { id, sprak: language, ...this.words(), slug: `adress-${++this.count}`, tvinga: true }),
      () => this.call('aterstallRevision', actor, { id, sprak: language, revision: 1, ...(bas === undefined ? {} : { bas }) }),
      () =>
        this.call('sattSprakstatus', actor, {
          id,
          sprak: language,
          status: this.one(['utkast', 'granskning', 'behover_uppdateras']),
          mejl: false,
        }),
      () => this.release(id, actor),
      () => this.release(id, this.chief()),
      () => this.release(id, this.chief()),
      () => this.due(id),
      () => this.approve(id, this.one([actor, this.chief()])),
      () => this.entry(id, this.one([actor, this.chief()])),
      async () => {
        const answer = await this.call('taNedInnehall', actor, { id, orsak: 'På prov.' });
        if (answer !== undefined) this.model.takeDown(id);
      },
      async () => {
        const person = this.one([actor, this.chief()]);
        const namn = `Namn ${++this.count}`;
        const answer = await this.call('andraAnvandare', this.one([actor, this.administrator()]), { id: person.id, namn });
        if (answer !== undefined) this.model.rename(person.id, namn);
      },
      async () => this.changePicture(actor, 'bytMediafil', { fil: await pictureFile(++this.count) }),
      async () => this.changePicture(this.one([actor, this.chief()]), 'bytMediafil', { fil: await pictureFile(++this.count) }),
      () => this.changePicture(actor, 'andraMedia', { fokus: { x: 50, y: this.one([0, 25, 75, 100]) } }),
      () => this.changePicture(actor, 'andraMedia', { kredit: `Foto ${++this.count}`, alt: { sv: `Bild ${this.count}` } }),
      async () => {
        await this.call('taBortMedia', actor, { id: this.one(this.pictures) });
      },
      async () => {
        const copy = await this.call('kopieraInnehall', actor, { id });
        if (copy !== undefined && this.items.length < 6) this.items.push(String(copy.id));
      },
      async () => {
        this.doors = this.doors === real ? trying : real;
        this.done.push(this.doors === real ? 'skarpt läge' : 'testläge');
      },
    ];
    await this.one(steps)();
    await this.item(id);
  }

  /** Where readers, feeds and search engines may ask, drafts’ addresses among them. */
  paths(): string[] {
    const lists = LANGUAGES.flatMap((sprak) => [
      ...[frontPath(sprak), feedPath(sprak, null)],
      ...SECTIONS.flatMap((sektion) => [sectionPath(sprak, sektion), feedPath(sprak, sektion)]),
    ]);
    const maps = ['/sitemap.xml', '/sitemap-0.xml', '/sitemap-1.xml', '/nyhetssitemap.xml', '/robots.txt'];
    return [...new Set([...lists, ...maps, ...this.model.paths(), ...this.drafts])];
  }

  async live(): Promise<Array<[string, string | undefined, string | undefined]>> {
    const source = liveSource(kernel.readers, kernel.site);
    const feeds = await Promise.all(
      this.items.map(async (id) => {
        const reports = await source.publicOf(id);
        return Promise.all(
          LANGUAGES.map(async (sprak): Promise<[string, string | undefined, string | undefined]> => {
            const report = reports.find((one) => one.sprak === sprak);
            return [`${id} ${sprak}`, report && (await source.feed(report)), this.model.feed(id, sprak)];
          }),
        );
      }),
    );
    return feeds.flat();
  }
}

test.each(SEEDS)(
  'only releases and names change what readers get, whatever else is done (STUDIO_PROV_FRO=%i)',
  { timeout: 600_000 },
  async (seed) => {
    await openNewsroom(`prov_${seed}`);
    const renderer = startPageRenderer(kernel);
    onTestFinished(async () => {
      await renderer.stop();
      await sql.end();
      await kernel.close();
    });
    const work = new Work(seed, await everybody());
    for (let nr = 1; nr <= STEPS; nr++) {
      await work.step();
      for (const path of work.paths()) {
        const [got, wanted] = await Promise.all([askDoor(real.doors.site, path), work.model.ask(path)]);
        const told = ({ status, headers, text }: typeof got) => ({ path, status, till: headers.location, text });
        expect(told(got), `${path} after step ${nr}:\n${work.done.slice(-5).join('\n')}`).toEqual(told(wanted));
      }
      expect(work.model.faults).toEqual([]);
      for (const [report, got, wanted] of await work.live())
        expect(got, `${report} after step ${nr}:\n${work.done.slice(-5).join('\n')}`).toBe(wanted);
    }
  },
);

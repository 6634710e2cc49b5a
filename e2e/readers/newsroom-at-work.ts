import type pg from 'pg';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { ItemFacts } from '#lib/content/facts.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item, Revision } from '#lib/contract/article.ts';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Section } from '#lib/contract/section.ts';
import type { SiteIdentity } from '#lib/contract/site.ts';
import { Fault } from '#lib/errors/fault.ts';
import { invokeAdmitted } from '#lib/operations/invoke.ts';
import { carryOutDue } from '#lib/operations/release/carry-out/carry-out-due.operation.ts';
import { SETTINGS } from '#lib/operations/settings/kept-settings.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import type { Doors } from '#lib/studio/doors.ts';
import { inTheNameOf } from '#lib/studio/in-the-name-of.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { type LiveFeed, liveFeeds } from './live-feeds.ts';
import { madeUpArticle, madeUpFact, madeUpIdentities, madeUpSection, madeUpSectionChanges, pictureFile } from './made-up.ts';
import { mayChangeWhatIsSeen } from './may-change-pictures.ts';
import { numbersFrom } from './numbers-from.ts';
import { publicPaths } from './public-paths.ts';
import { ReadersModel } from './readers-model.ts';
import { type Order, orderOf, RememberedWords } from './remembered-words.ts';

/** What an operation answers, whichever it is. */
const FIELDS = z.record(z.string(), z.unknown());
const ENTRY = z.object({ id: z.string() }).nullable();

const STATUSES = ['utkast', 'granskning', 'behover_uppdateras'];
const LATER = '2098-06-01 12:00';
/** Those that every newsroom of the tests has. */
const SECTIONS = ['nyheter', 'noje'];

/** Where it works: as itself, and as the same Studio in test mode. */
export interface Place {
  kernel: Kernel;
  sql: pg.Client;
  real: Doors;
  trying: Doors;
}

/** One newsroom at work: what it does, and what readers are to have of it. Does the same for the same seed. */
export class NewsroomAtWork {
  private readonly place: Place;
  private readonly random: () => number;
  private readonly actors: Actor[];
  private readonly items: string[] = [];
  private readonly drafts = new Set<string>();
  private readonly pictures: string[] = [];
  /** What was ordered by each release, at the moment at which it was. */
  private readonly pinned = new Map<string, Order>();
  private readonly words = new RememberedWords();
  private doors: Doors;
  private count = 0;
  readonly model: ReadersModel;
  readonly done: string[] = [];
  private readonly sections = [...SECTIONS];
  /** Where pictures have been, though they are there no more. */
  private readonly pictureAddresses = new Set<string>();
  /** Of reports, also those that are gone. */
  private readonly entries = new Set<string>(['start']);

  constructor(seed: number, actors: Actor[], sections: readonly Section[], place: Place) {
    const { site, machinery, now } = place.kernel;
    this.place = place;
    this.doors = place.real;
    this.model = new ReadersModel({ site, sections, media: machinery.media, now });
    this.random = numbersFrom(seed);
    this.actors = actors;
  }

  private one<Thing>(things: readonly Thing[]): Thing {
    const found = things[Math.floor(this.random() * things.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }

  private readonly chief = () => this.who('chefredaktor');
  private readonly administrator = () => this.who('superadmin');
  private who(role: string): Actor {
    return this.actors.find(({ roll }) => roll === role) ?? this.one(this.actors);
  }

  /** What somebody is answered; `undefined` when they are refused, which is as good. */
  private async call(name: string, actor: Actor, input: Record<string, unknown>): Promise<Record<string, unknown> | undefined> {
    try {
      const { body } = await this.doors.call(name, actor, input, 'prov');
      this.done.push(`${name} ${actor.roll}: ${JSON.stringify(input).slice(0, 160)}`);
      return FIELDS.parse(typeof body === 'string' ? JSON.parse(body) : body);
    } catch (error) {
      if (!(error instanceof Fault) || error.status >= 500) throw error;
      this.done.push(`${name} ${actor.roll}: nej, ${error.fel.map(({ kod }) => kod).join(' ')}`);
      return undefined;
    }
  }

  private async item(id: string): Promise<Item> {
    const item = await this.place.kernel.store.items.get(id);
    if (item === undefined) throw new Error(`${id} is gone`);
    this.words.remember(item);
    for (const { arbetsrevision, sprak } of Object.values(item.sprak))
      for (const sektion of SECTIONS) this.drafts.add(articlePath(sprak, sektion, arbetsrevision.slug));
    return item;
  }

  private madeUp() {
    return madeUpArticle(++this.count, this.one(this.pictures), this.one(this.pictures));
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
    const may = seenIn.length === 0 || (this.doors === this.place.real && mayChangeWhatIsSeen(actor, seenIn));
    const order = actor.typ === 'agent' ? { order_av: this.chief().id } : {};
    const answer = await this.call(name, actor, { id, ...change, ...order });
    if (answer !== undefined && may) this.model.showPicture((answer as { media: Media }).media);
  }

  private readonly fact = () => madeUpFact(++this.count, this.sections, (things) => this.one(things));

  /** What was ordered has come out, and nothing else. */
  private async cameOut(id: string, languages: readonly string[], order: Order | undefined): Promise<void> {
    for (const sprak of LANGUAGES.filter((language) => languages.includes(language))) {
      const ordered = order?.revisioner[sprak];
      if (order === undefined || ordered === undefined) throw new Error(`nobody ordered what came out of ${id} ${sprak}`);
      await this.readersHave(id, this.words.byId(ordered), order.fakta);
    }
  }

  private async readersHave(id: string, ordered: Revision, fakta: ItemFacts): Promise<void> {
    const { sprak } = ordered;
    const { rows } = await this.place.sql.query<{ revision: string; publicerad: Date; uppdaterad: Date | null; kartnr: string }>(
      'SELECT revision_id AS revision, publicerad, uppdaterad, kartnr FROM publicerad_version WHERE innehall_id = $1 AND sprak = $2',
      [id, sprak],
    );
    const told = rows[0];
    const published = await this.place.kernel.store.revisions.get(id, sprak, told?.revision ?? '');
    if (told === undefined || published === undefined) throw new Error(`${id} ${sprak} is said to be public and is not`);
    const revision = this.words.toReaders(id, ordered, published, this.model.of(id, sprak)?.revision);
    if (revision.kall_revision !== null) this.model.translatedFrom(await this.translationsSource(id, sprak, revision.kall_revision));
    const [publicerad, uppdaterad] = [told.publicerad.toISOString(), told.uppdaterad?.toISOString() ?? null];
    this.model.release({ innehall: id, revision, fakta, publicerad, uppdaterad, kartnr: Number(told.kartnr) });
  }

  /** The revision that a translation was made of: it may be one that nobody here has worked on. */
  private async translationsSource(id: string, translated: Language, revision: string): Promise<Revision> {
    for (const sprak of LANGUAGES.filter((language) => language !== translated)) {
      const source = await this.place.kernel.store.revisions.get(id, sprak, revision);
      if (source !== undefined) return source;
    }
    throw new Error(`${id} ${translated} was translated from ${revision}, which there is not`);
  }

  private async release(
    id: string,
    actor: Actor,
    which: 'latest' | 'earlier' = 'latest',
    mode?: 'publicera' | 'schemalagd',
  ): Promise<void> {
    const item = await this.item(id);
    const lage = mode ?? this.one(['publicera', 'publicera', 'publicera', 'schemalagd', 'utkast']);
    const order = actor.typ === 'agent' ? { order_av: this.chief().id } : {};
    const overstyr = ['chefredaktor', 'superadmin'].includes(actor.roll) ? { overstyr: true } : {};
    const asked = this.random() < 0.5 ? {} : { sprak: [this.one(LANGUAGES)] };
    const datum = lage === 'schemalagd' ? { datum: LATER } : {};
    const languages = (asked.sprak ?? LANGUAGES).filter((sprak) => item.sprak[sprak] !== undefined);
    const earlier = which === 'latest' ? [] : languages.filter((sprak) => this.words.versionsOf(id, sprak).length > 1);
    const revisioner = Object.fromEntries(earlier.map((sprak) => [sprak, this.one(this.words.versionsOf(id, sprak).slice(0, -1))]));
    const answer = await this.call('slappInnehall', actor, { id, lage, ...asked, revisioner, ...datum, ...order, ...overstyr });
    await this.ordered(id, answer, orderOf(item, revisioner));
  }

  private async ordered(id: string, answer: Record<string, unknown> | undefined, order: Order): Promise<void> {
    if (answer === undefined) return;
    const { release, lage, sprak } = answer as { release: { id: string; tillstand: string }; lage: string; sprak: Record<string, unknown> };
    if (!this.pinned.has(release.id)) this.pinned.set(release.id, order);
    if (release.tillstand === 'klar' && lage !== 'utkast') await this.cameOut(id, Object.keys(sprak), this.pinned.get(release.id));
  }

  /** What waits for the article falls due, and is carried out. */
  private async due(id: string): Promise<void> {
    await this.place.sql.query(
      `UPDATE release SET datum = now(), tur = now(), nasta = now() WHERE innehall_id = $1 AND nasta IS NOT NULL`,
      [id],
    );
    const { machinery: own } = this.place.kernel;
    const machinery = this.doors === this.place.real ? own : { ...own, settings: { ...own.settings, cmsTest: true } };
    for (;;) {
      const claimed = await this.place.kernel.store.releaseQueue.claim(machinery.newId(), 60_000, false);
      if (claimed === undefined) return;
      const { id: release, hallare, tur, av } = claimed;
      const input = { params: {}, query: {}, body: { id: release, hallare, tur } };
      await invokeAdmitted(machinery, { operation: carryOutDue, actor: inTheNameOf(av), korrelation: 'prov', input });
      const after = await this.place.kernel.store.releases.get(release);
      this.done.push(`förfaller: ${after?.lage} ${after?.tillstand} ${after?.fel?.map(({ kod }) => kod).join(' ') ?? ''}`);
      if (after?.tillstand === 'klar' && after.lage !== 'utkast')
        await this.cameOut(id, Object.keys(after.revisioner), this.pinned.get(release));
    }
  }

  private async approve(id: string, actor: Actor): Promise<void> {
    const releases = await this.place.kernel.store.releases.list(id);
    const asked = releases.find(({ tillstand }) => tillstand === 'vantar_pa_godkannande');
    if (asked === undefined) return;
    const { sprak } = await this.item(id);
    const revisioner = Object.fromEntries(Object.keys(asked.revisioner).map((one) => [one, sprak[one]?.arbetsrevision.id]));
    const answer = await this.call('godkannRelease', actor, { rid: asked.id, revisioner, nu: this.random() < 0.5 });
    if (answer === undefined) return;
    // The facts are those of the request, whatever they are now; the words those that whoever approves has named.
    const order = this.pinned.get(asked.id);
    if (order === undefined) throw new Error(`nobody asked for ${asked.id}`);
    this.pinned.set(asked.id, { ...order, revisioner: { ...order.revisioner, ...revisioner } });
    await this.ordered(id, answer, order);
  }

  /** An entry is written, or one changed or taken out by its id: of all else readers have what they had. */
  private async report(id: string, actor: Actor, name: 'skapaLiveinlagg' | 'andraLiveinlagg' | 'taBortLiveinlagg'): Promise<void> {
    const order = actor.typ === 'agent' ? { order_av: this.chief().id } : {};
    const sprak = this.one(LANGUAGES);
    const text = `Inlägg ${++this.count}`;
    const words = name === 'taBortLiveinlagg' ? {} : { text };
    const which = name === 'skapaLiveinlagg' ? {} : { inlagg: this.one([...this.entries]) };
    const answer = await this.call(name, actor, { id, sprak, ...which, ...words, ...order });
    if (answer === undefined) return;
    this.words.speak(id, sprak, text);
    const entry = ENTRY.parse(answer.inlagg);
    if (entry !== null) this.entries.add(entry.id);
    const seen = this.model.of(id, sprak);
    if (answer.publik !== true) return;
    if (seen === undefined) throw new Error(`${id} ${sprak} was no public report`);
    await this.readersHave(id, seen.revision, seen.fakta);
  }

  /** What the newsroom says of the site. */
  private async changeSettings(actor: Actor): Promise<void> {
    const nr = ++this.count;
    const version = (await this.place.kernel.store.settings.latest(SETTINGS))?.version ?? 0;
    const webbplats = this.one(madeUpIdentities(nr));
    const policy = `https://exempel.se/integritet-${nr}`;
    if ((await this.call('andraInstallningar', actor, { version, webbplats })) !== undefined) await this.siteIs(webbplats);
    else if ((await this.call('andraInstallningar', actor, { version, integritet: { policy } })) !== undefined)
      await this.siteIs({ integritetspolicy: policy });
  }

  /**
   * From now on, and here at once. Where a beat is late, as on a machine with much to do, what was in force may be told for as long as the
   * database takes to say otherwise: that is no fault of what readers get, and it is waited for.
   */
  private async siteIs(told: Partial<SiteIdentity>): Promise<void> {
    this.model.identify(told);
    const { settings } = this.place.kernel;
    await vi.waitFor(
      async () => {
        await settings.upToDate;
        expect(settings.identity).toMatchObject(told);
      },
      { timeout: 30_000 },
    );
  }

  /** A section is renamed, moved, put away, taken back or opened. */
  private async changeSection(actor: Actor): Promise<void> {
    const nr = ++this.count;
    const id = this.one(this.sections);
    const change = this.one<Record<string, unknown>>([...madeUpSectionChanges(nr), { sprak: this.one([['sv'], ['sv', 'en']]) }]);
    const isNew = this.sections.length < 3 && this.random() < 0.3;
    const answer = isNew
      ? await this.call('skapaSektion', actor, madeUpSection(nr))
      : await this.call('andraSektion', actor, { id, ...change });
    if (answer === undefined) return;
    const { sektion } = answer as { sektion: Section };
    if (isNew) this.sections.push(sektion.id);
    this.model.section(sektion);
  }

  /** So many articles at once that a section has more than a page of them. */
  async publishMany(): Promise<void> {
    for (let nr = 0; nr < 27; nr++) {
      const words = this.madeUp();
      const made = await this.call('skapaInnehall', this.chief(), { sektion: 'nyheter', mall: 'nyhet', taggar: [], ...words });
      // The section may be put away.
      if (made === undefined) return;
      const id = String(made.id);
      const order = orderOf(await this.item(id), {});
      await this.ordered(
        id,
        await this.call('slappInnehall', this.chief(), { id, lage: 'publicera', sprak: ['sv'], overstyr: true }),
        order,
      );
    }
  }

  /** What readers get is an earlier version, of an article that there was not. */
  async releaseEarlier(): Promise<void> {
    this.doors = this.place.real;
    const made = await this.call('skapaInnehall', this.chief(), { sektion: 'noje', mall: 'nyhet', taggar: [], ...this.madeUp() });
    if (made === undefined) return;
    const id = String(made.id);
    this.items.push(id);
    await this.item(id);
    await this.save(id, 'sv');
    await this.release(id, this.chief(), 'earlier', 'publicera');
  }

  /** What is saved while a release waits is no part of it. */
  async saveWhileItWaits(id = this.items.at(-1) ?? ''): Promise<void> {
    this.doors = this.place.real;
    await this.release(id, this.chief(), this.one(['latest', 'earlier']), 'schemalagd');
    await this.save(id, 'sv');
    await this.due(id);
  }

  private async save(id: string, sprak: Language): Promise<void> {
    await this.call('sparaSprakversion', this.chief(), { id, sprak, ...this.madeUp(), tvinga: true });
    await this.item(id);
  }

  /** Something that somebody does. */
  async step(): Promise<void> {
    const actor = this.one(this.actors);
    if (this.pictures.length < 2) return this.upload();
    if (this.items.length < 3) {
      const where = { sektion: this.one(SECTIONS), mall: 'nyhet', taggar: ['bro'] };
      const made = await this.call('skapaInnehall', this.chief(), { ...where, ...this.madeUp() });
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
      () => this.call('sparaSprakversion', actor, { id, sprak: language, ...this.madeUp(), ...(bas === undefined ? {} : { bas }) }),
      () => this.call('sparaSprakversion', actor, { id, sprak: language, ...this.madeUp(), slug: `adress-${++this.count}`, tvinga: true }),
      () => this.call('aterstallRevision', actor, { id, sprak: language, revision: 1, ...(bas === undefined ? {} : { bas }) }),
      () => this.call('sattSprakstatus', actor, { id, sprak: language, status: this.one(STATUSES), mejl: false }),
      () => this.release(id, actor),
      () => this.save(id, language),
      () => this.release(id, this.chief()),
      () => this.release(id, this.chief(), 'earlier'),
      () => this.release(id, this.chief(), 'earlier'),
      () => this.due(id),
      () => this.saveWhileItWaits(id),
      () => this.approve(id, this.one([actor, this.chief()])),
      () => this.report(id, this.one([actor, this.chief()]), 'skapaLiveinlagg'),
      () => this.report(id, this.one([actor, this.chief()]), 'andraLiveinlagg'),
      () => this.report(id, this.one([actor, this.chief()]), 'taBortLiveinlagg'),
      () => this.changeSettings(this.one([actor, this.administrator()])),
      () => this.changeSection(this.one([actor, this.administrator()])),
      () => this.upload(),
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
        const gone = this.one(this.pictures);
        if (this.pictures.length > 2 && (await this.call('taBortMedia', actor, { id: gone })) !== undefined) {
          this.pictures.splice(this.pictures.indexOf(gone), 1);
          this.model.removePicture(gone);
        }
      },
      async () => {
        const copy = await this.call('kopieraInnehall', actor, { id });
        if (copy === undefined || this.items.length >= 6) return;
        this.items.push(String(copy.id));
        await this.item(String(copy.id));
      },
      async () => {
        this.doors = this.doors === this.place.real ? this.place.trying : this.place.real;
        this.done.push(this.doors === this.place.real ? 'skarpt läge' : 'testläge');
      },
    ];
    await this.one(steps)();
    await this.item(id);
  }

  /** Where readers, feeds and search engines may ask, drafts’ addresses among them. */
  paths(): string[] {
    for (const src of this.model.pictures()) this.pictureAddresses.add(src);
    return publicPaths({
      sections: this.sections,
      items: this.items,
      articles: [...this.model.paths(), ...this.drafts],
      tags: ['bro', 'vatten', 'skola'],
      authors: this.model.renamed(),
      pictures: [...this.pictureAddresses],
    });
  }

  live(): Promise<LiveFeed[]> {
    return liveFeeds(this.place.kernel, this.items, this.model);
  }
}

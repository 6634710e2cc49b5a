import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsArticle, CmsPicture, CmsPlace, CmsPort, CmsSection, CmsStep } from '#lib/adapters/cms/port.ts';

/** A CMS with what the contract test needs to see and to break. */
export interface CmsUnderTest {
  cms: CmsPort;
  sektion: CmsSection;
  /** How many articles and pictures with this external id it holds; null for a CMS that keeps none of its own. */
  held: {
    articles(externalId: string): Promise<number>;
    pictures(externalId: string): Promise<number>;
    /** The article's body and its JSON-LD as readers get them. */
    texts(externalId: string): Promise<{ html: string; jsonLd: string }>;
    /** Somebody puts the article in its trash. */
    throwAway(externalId: string): Promise<void>;
  } | null;
  /** Whether a reader who is not logged in gets the article at the address; null when the CMS serves no pages by itself. */
  isPublic: ((lank: string) => Promise<boolean>) | null;
  /** Makes the next call fail; null for a CMS that cannot. */
  faults: {
    /** The step is carried out, and its answer lost. */
    loseAnswer(step: 'bild' | 'artikel' | 'nedtagning'): void;
    unavailable(): void;
    refused(): void;
  } | null;
  stop(): Promise<void>;
}

const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPtfDwAEAgH/qm1fkQAAAABJRU5ErkJggg==';

/** A picture that counts how often its file is asked for. */
function picture(): CmsPicture & { asked: number } {
  const hero = {
    externalId: `bild-${randomUUID()}`,
    asked: 0,
    alt: 'En röd fyr på en klippa',
    caption: 'Fyren tändes 1882.',
    kredit: 'Åsa Öberg',
    fil: async () => {
      hero.asked += 1;
      return { bytes: Buffer.from(PICTURE, 'base64'), typ: 'image/png', filnamn: 'fyr.png' };
    },
  };
  return hero;
}

type ArticleOfStudio = CmsArticle & { hero: CmsPicture | null };

/** Thrown by a step listener in the place of a process that dies. */
class Killed extends Error {}

/** What every adapter guarantees (port.ts), tested on a CMS that `start` gives. */
export function cmsContract(name: string, start: () => Promise<CmsUnderTest>): void {
  describe(`the CMS contract: ${name}`, () => {
    let under: CmsUnderTest;
    beforeAll(async () => {
      under = await start();
    });
    afterAll(() => under?.stop());

    function article(changes: Partial<ArticleOfStudio> = {}): ArticleOfStudio {
      const id = randomUUID();
      return {
        externalId: id,
        version: '2026-11-20T08:00:00.000Z',
        lage: 'publicera',
        typ: 'artikel',
        sektion: under.sektion,
        slug: `fyren-tands-igen-${id.slice(0, 8)}`,
        rubrik: 'Fyren på Hållö tänds igen',
        ingress: 'Efter tre års renovering är ljuset tillbaka & lyser 14 sjömil ut.',
        byline: 'Mirjam Lodén',
        seo: { titel: 'Fyren på Hållö tänds igen', beskrivning: 'Efter tre års renovering är ljuset tillbaka på Hållö.' },
        html: () => '<p class="brodtext">”Det är som att se en vän komma hem”, säger fyrvaktaren.</p>\n<h2>Ljuset</h2>\n<p>Sedan 1882.</p>',
        jsonLd: () => JSON.stringify({ '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'Fyren på Hållö tänds igen' }),
        kategorier: [],
        taggar: ['Fyrar', 'Bohuslän'],
        hero: picture(),
        bilder: [],
        teaser: { rubrik: 'Fyren tänds', text: 'Ljuset är tillbaka.', bild: null, delas: 'puff' },
        datum: null,
        sprak: [],
        gamlaSlugar: [],
        sektionslank: null,
        onStep: () => {},
        ...changes,
      };
    }

    async function expectOne(wanted: ArticleOfStudio): Promise<void> {
      if (under.held === null) return;
      expect(await under.held.articles(wanted.externalId)).toBe(1);
      if (wanted.hero !== null) expect(await under.held.pictures(wanted.hero.externalId)).toBe(1);
    }

    async function expectPublic(lank: string, wanted: boolean): Promise<void> {
      if (under.isPublic !== null) expect(await under.isPublic(lank)).toBe(wanted);
    }

    const takeDown = (wanted: CmsArticle, sektionslank: string | null = null) =>
      under.cms.takeDown(wanted, { sektionslank, version: wanted.version, onStep: () => {} });

    it('is ready', async () => {
      expect(await under.cms.check()).toEqual([]);
    });

    it('publishes, and says where', async () => {
      const wanted = article();
      const receipt = await under.cms.deliver(wanted);
      expect(receipt).toMatchObject({ status: 'publish', varningar: [] });
      expect(receipt.id).not.toBe('');
      expect(receipt.lank).toContain(wanted.slug);
      const foretold = under.cms.link(wanted);
      if (foretold !== null) expect(receipt.lank).toBe(foretold);
      await expectPublic(receipt.lank, true);
    });

    it('makes one article of two deliveries', async () => {
      const wanted = article();
      const first = await under.cms.deliver(wanted);
      const second = await under.cms.deliver(wanted);
      expect(second).toEqual(first);
      await expectOne(wanted);
    });

    it('asks for the picture only when the CMS lacks it', async () => {
      const hero = picture();
      await under.cms.deliver(article({ hero }));
      const asked = hero.asked;
      await under.cms.deliver(article({ hero }));
      expect(hero.asked).toBe(asked);
      if (under.held !== null) expect(await under.held.pictures(hero.externalId)).toBe(1);
    });

    it('keeps the id from draft to publication to update', async () => {
      const wanted = article({ lage: 'utkast' });
      const draft = await under.cms.deliver(wanted);
      expect(draft.status).toBe('draft');
      await expectPublic(draft.lank, false);
      const published = await under.cms.deliver({ ...wanted, lage: 'publicera' });
      expect(published).toMatchObject({ id: draft.id, status: 'publish' });
      await expectPublic(published.lank, true);
      const updated = await under.cms.deliver({ ...wanted, lage: 'publicera', rubrik: 'Fyren lyser', hero: null, taggar: [] });
      expect(updated).toMatchObject({ id: draft.id, status: 'publish', lank: published.lank, varningar: [] });
      await expectOne({ ...wanted, hero: null });
    });

    it('takes down, and publishes the same article again', async () => {
      const wanted = article();
      const published = await under.cms.deliver(wanted);
      const down = await takeDown(wanted);
      expect(down).toMatchObject({ id: published.id, status: 'draft', lank: published.lank, varningar: [] });
      expect(down.lederTill).toMatch(/^http/);
      await expectPublic(published.lank, false);
      expect(await takeDown(wanted)).toEqual(down);
      const again = await under.cms.deliver(wanted);
      expect(again).toEqual(published);
      await expectPublic(published.lank, true);
      await expectOne(wanted);
    });

    it('sends the readers of a taken-down article where it is told', async () => {
      const wanted = article();
      await under.cms.deliver(wanted);
      const section = `${new URL((await under.cms.deliver(wanted)).lank).origin}/vald-sektion/`;
      expect((await takeDown(wanted, section)).lederTill).toBe(section);
    });

    it('takes down what it never had', async () => {
      expect(await takeDown(article())).toMatchObject({ status: 'draft', varningar: [] });
    });

    it('makes one article of twelve deliveries at once', async () => {
      const wanted = article();
      const receipts = await Promise.all(Array.from({ length: 12 }, () => under.cms.deliver(wanted)));
      expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
      for (const receipt of receipts) expect(receipt).toEqual(receipts[0]);
      await expectOne(wanted);
      await expectPublic(receipts[0]?.lank ?? '', true);
    });

    it('has each picture of the body once, however often it is shown, and shows them from where it keeps them', async (context) => {
      const { held } = under;
      if (held === null) return context.skip();
      const [one, other] = [picture(), picture()];
      const html = ({ bild }: CmsPlace) =>
        [one, other, one].map(({ externalId }) => `<p><img src="${bild(externalId)?.src}" alt="En fyr"></p>`).join('\n');
      const wanted = article({ hero: one, bilder: [one, other], html });
      for (let round = 0; round < 2; round++) expect(await under.cms.deliver(wanted)).toMatchObject({ status: 'publish', varningar: [] });
      for (const { externalId, asked } of [one, other]) {
        expect(await held.pictures(externalId)).toBe(1);
        expect(asked).toBe(1);
      }
      const shown = [...(await held.texts(wanted.externalId)).html.matchAll(/<img src="(https?:[^"]+)"/g)].map(([, src]) => src);
      expect(shown).toHaveLength(3);
      expect(new Set(shown).size).toBe(2);
    });

    it('tells the article’s own address in its texts from the first delivery on, and the new one when it moves', async (context) => {
      const { held } = under;
      if (held === null) return context.skip();
      const jsonLd = ({ lank }: CmsPlace) => JSON.stringify({ '@type': 'NewsArticle', '@id': lank });
      const wanted = article({ jsonLd });
      const told = async () => JSON.parse((await held.texts(wanted.externalId)).jsonLd)['@id'];
      const { lank } = await under.cms.deliver(wanted);
      expect(await told()).toBe(lank);
      const moved = await under.cms.deliver({ ...wanted, version: '2026-11-20T09:00:00.000Z', slug: `${wanted.slug}-ny` });
      expect(moved.lank).not.toBe(lank);
      expect(await told()).toBe(moved.lank);
    });

    it('never puts an older version over a newer one, and says so', async (context) => {
      const { held } = under;
      if (held === null) return context.skip();
      const newer = article({ version: '2026-11-20T10:00:00.000Z-b', html: () => '<p>Ny</p>' });
      const older = { ...newer, version: '2026-11-20T10:00:00.000Z-a', html: () => '<p>Gammal</p>' };
      const receipt = await under.cms.deliver(newer);
      expect(await under.cms.deliver(older)).toEqual({ ...receipt, varningar: [expect.objectContaining({ kod: 'cms_ersatt' })] });
      await Promise.all([under.cms.deliver(older), under.cms.deliver({ ...newer, version: '2026-11-20T10:00:01.000Z' })]);
      expect((await held.texts(newer.externalId)).html).toContain('<p>Ny</p>');

      const version = '2026-11-20T11:00:00.000Z';
      await under.cms.takeDown(newer, { sektionslank: null, version, onStep: () => {} });
      expect(await under.cms.deliver(newer)).toMatchObject({ status: 'draft', varningar: [{ kod: 'cms_ersatt' }] });
      await expectPublic(receipt.lank, false);
      expect(await under.cms.deliver({ ...newer, version: '2026-11-20T12:00:00.000Z' })).toMatchObject({
        status: 'publish',
        varningar: [],
      });
      expect(await under.cms.takeDown(newer, { sektionslank: null, version, onStep: () => {} })).toMatchObject({
        status: 'publish',
        varningar: [{ kod: 'cms_ersatt' }],
      });
      await expectPublic(receipt.lank, true);
    });

    it('keeps the order when the older of two comes last, also for what has not changed since', async (context) => {
      const { held } = under;
      if (held === null) return context.skip();
      const text = article({ version: '2026-11-20T10:00:00.000Z', html: () => '<p>Rätt</p>' });
      await under.cms.deliver(text);
      await under.cms.deliver({ ...text, version: '2026-11-20T12:00:00.000Z' });
      await under.cms.deliver({ ...text, version: '2026-11-20T11:00:00.000Z', html: () => '<p>Mellan</p>' });
      expect((await held.texts(text.externalId)).html).toContain('<p>Rätt</p>');
    });

    it('leaves what somebody has thrown away where it is, until a later version is ordered', async (context) => {
      const { held } = under;
      if (held === null) return context.skip();
      const wanted = article();
      const { id, lank } = await under.cms.deliver(wanted);
      await held.throwAway(wanted.externalId);
      const stays = async (again: CmsArticle) => {
        expect(await under.cms.deliver(again)).toEqual({
          id,
          lank,
          status: 'trash',
          varningar: [expect.objectContaining({ kod: 'cms_papperskorg' })],
        });
        await expectPublic(lank, false);
      };
      await stays(wanted);
      const english = [{ sprak: 'en', lank: 'https://tidningen.example/en/nyheter/lighthouse' }];
      await stays({ ...wanted, version: '2026-11-20T09:00:00.000Z', sprak: english, endastBefintlig: true });
      const down = { sektionslank: null, version: '2026-11-20T10:00:00.000Z', onStep: () => {} };
      expect(await under.cms.takeDown(wanted, down)).toMatchObject({ id, status: 'draft', varningar: [] });
      await stays({ ...wanted, version: '2026-11-20T11:00:00.000Z', endastBefintlig: true });

      const ordered = await under.cms.deliver({ ...wanted, version: '2026-11-20T12:00:00.000Z' });
      expect(ordered).toEqual({ id, lank, status: 'publish', varningar: [] });
      await expectPublic(lank, true);
      await expectOne(wanted);
    });

    it('leaves alone in test mode what readers have, and nothing else', async (context) => {
      const { held } = under;
      if (held === null) return context.skip();
      const wanted = article();
      const published = await under.cms.deliver(wanted);
      const tried = { ...wanted, lage: 'utkast' as const, rorEjPublik: true, html: () => '<p>Ett prov</p>' };
      const receipt = await under.cms.deliver({ ...tried, version: '2026-11-20T09:00:00.000Z' });
      expect(receipt).toEqual({ ...published, varningar: [expect.objectContaining({ kod: 'cms_publik_i_testlage' })] });
      await expectPublic(published.lank, true);
      expect((await held.texts(wanted.externalId)).html).not.toContain('Ett prov');
      await under.cms.takeDown(wanted, { sektionslank: null, version: '2026-11-20T10:00:00.000Z', onStep: () => {} });
      expect(await under.cms.deliver({ ...tried, version: '2026-11-20T11:00:00.000Z' })).toMatchObject({ status: 'draft', varningar: [] });
      expect((await held.texts(wanted.externalId)).html).toContain('Ett prov');
      await expectPublic(published.lank, false);
    });

    it('brings in line what is there, and makes nothing that is not', async (context) => {
      const { held } = under;
      if (held === null) return context.skip();
      const wanted = article({ endastBefintlig: true });
      expect(await under.cms.deliver(wanted)).toMatchObject({ id: '', varningar: [{ kod: 'cms_finns_inte' }] });
      expect([await held.articles(wanted.externalId), await held.pictures(wanted.hero?.externalId ?? '')]).toEqual([0, 0]);
      const published = await under.cms.deliver({ ...wanted, endastBefintlig: false });
      const later = { ...wanted, version: '2026-11-20T09:00:00.000Z', html: () => '<p>Rättad</p>' };
      expect(await under.cms.deliver(later)).toEqual(published);
      expect((await held.texts(wanted.externalId)).html).toContain('<p>Rättad</p>');
    });

    it('tells its steps, the last one with id and address', async () => {
      const told: Array<[CmsStep, Record<string, unknown>]> = [];
      const wanted = article({ onStep: (step, detail) => void told.push([step, detail]) });
      const receipt = await under.cms.deliver(wanted);
      expect(told.at(-1)).toEqual(['artikel', expect.objectContaining({ lank: receipt.lank })]);
      expect(JSON.stringify(told)).not.toContain('fyrvaktaren');
    });

    it('is completed by calling again, whatever step it died after', async () => {
      const steps: CmsStep[] = [];
      await under.cms.deliver(article({ onStep: (step) => void steps.push(step) }));
      for (const fatal of steps) {
        const wanted = article();
        const die = (step: CmsStep) => {
          if (step === fatal) throw new Killed();
        };
        await expect(under.cms.deliver({ ...wanted, onStep: die })).rejects.toBeInstanceOf(Killed);
        expect(await under.cms.deliver(wanted)).toMatchObject({ status: 'publish', varningar: [] });
        await expectOne(wanted);
      }
    });

    it('tells its tags, and has one be called otherwise without making two of them one', async (context) => {
      const [one, other, third] = ['Segling', 'Havsbad & vind', 'Rodd'].map((word) => `${word} ${randomUUID().slice(0, 8)}`);
      if (one === undefined || other === undefined || third === undefined) throw new Error('there are three names');
      if (under.held === null) {
        expect(await under.cms.tags(0)).toEqual([]);
        expect(await under.cms.renamedTags(0)).toEqual({ taggar: [], sista: 0, fler: false });
        expect(await under.cms.renameTag([one], other)).toBe(false);
        return context.skip();
      }
      const newest = Math.max(0, ...(await under.cms.tags(0)).map(({ id }) => id));
      const namesOfNew = async () => (await under.cms.tags(newest)).map(({ namn }) => namn).toSorted();
      const { sista } = await under.cms.renamedTags(0);
      const tagged = article({ taggar: [one] });
      await under.cms.deliver(tagged);
      expect(await namesOfNew()).toEqual([one]);
      const [made] = await under.cms.tags(newest);
      expect(await under.cms.renameTag(['Finns inte', one], other)).toBe(false);
      expect(await under.cms.tags(newest)).toEqual([{ id: made?.id, namn: other }]);
      const renamed = await under.cms.renamedTags(sista);
      expect(renamed).toMatchObject({ taggar: [{ id: made?.id, namn: other }], fler: false });
      expect(await under.cms.renamedTags(renamed.sista)).toEqual({ taggar: [], sista: renamed.sista, fler: false });
      // What comes with the former name, late or from whoever does not know, has the same tag.
      await under.cms.deliver({ ...tagged, version: '2026-11-20T08:30:00.000Z', rubrik: 'En annan rubrik' });
      expect(await namesOfNew()).toEqual([other]);
      // Again, after an answer that was lost; and by the same name in capitals.
      expect(await under.cms.renameTag([one], other)).toBe(false);
      expect(await under.cms.renameTag([one], other.toUpperCase())).toBe(false);
      expect(await namesOfNew()).toEqual([other.toUpperCase()]);
      await under.cms.deliver(article({ taggar: [third] }));
      expect(await under.cms.renameTag([other], third)).toBe(true);
      expect(await namesOfNew()).toEqual([other.toUpperCase(), third].toSorted());
      // The article goes over to the tag that has taken its place; then nothing has the other.
      await under.cms.deliver({ ...tagged, taggar: [third], version: '2026-11-20T09:00:00.000Z' });
      expect(await namesOfNew()).toEqual([third]);
      expect(await under.cms.renameTag(['Aldrig hörd'], `${third} igen`)).toBe(false);
      expect(await under.cms.tags(Math.max(...(await under.cms.tags(0)).map(({ id }) => id)))).toEqual([]);
    });

    it('makes one article and one picture when an answer is lost and the call repeated', async (context) => {
      const { faults } = under;
      if (faults === null) return context.skip();
      for (const step of ['bild', 'artikel'] as const) {
        const wanted = article();
        faults.loseAnswer(step);
        const failure = await under.cms.deliver(wanted).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(CmsFailure);
        expect(failure).toMatchObject({ retryable: true });
        expect(await under.cms.deliver(wanted)).toMatchObject({ status: 'publish', varningar: [] });
        await expectOne(wanted);
      }
      const wanted = article();
      const published = await under.cms.deliver(wanted);
      faults.loseAnswer('nedtagning');
      await expect(takeDown(wanted)).rejects.toMatchObject({ name: 'CmsFailure', retryable: true });
      expect(await takeDown(wanted)).toMatchObject({ id: published.id, status: 'draft' });
    });

    it('tells a fault that may pass from one that stands, in Swedish', async (context) => {
      const { faults } = under;
      if (faults === null) return context.skip();
      for (const [fault, retryable] of [
        [faults.unavailable, true],
        [faults.refused, false],
      ] as const) {
        fault();
        const failure = await under.cms.deliver(article()).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(CmsFailure);
        expect(failure).toMatchObject({ retryable, orsak: expect.stringMatching(/\w.*\.$/s), atgard: expect.stringMatching(/\w.*\.$/s) });
      }
    });
  });
}

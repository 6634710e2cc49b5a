import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf } from '#components/editor/session/article-content.ts';
import type { SharedLine } from '#components/editor/session/shared-writer.ts';
import { contentHash } from '#lib/content/canonical-hash.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import {
  editedAtRandom,
  faultsOf,
  type Loss,
  lossyLine,
  newSign,
  numbers,
  paragraphOf,
  type Signs,
  textOf,
  WritingWindow,
} from '../random-writing.ts';
import { paragraph, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { listen } from './newsroom/news-stream.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { FIRST_WRITING } from './newsroom/shared-text.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What several people write in one version at the same time, through two instances of Studio. */

let newsroom: OwnNewsroom;
let here: Awaited<ReturnType<typeof ownStudio>>;
let there: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let admin: Caller;
let robot: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  [here, there] = await Promise.all([
    ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true }),
    ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true }),
  ]);
  [admin, chief] = await Promise.all([newsroom.as('admin', here.url), newsroom.as('chefredaktor', here.url)]);
  const { body } = await admin.post('/agenter', { namn: 'Roboten', agare: chief.id, ...EVERYWHERE });
  robot = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: here.url });
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await newsroom.end();
});

const addressOf = (id: string, sprak = 'sv') => `/innehall/${id}/sprak/${sprak}/gemensam-text`;
const FIRST = paragraph('Först', 'bforst001');

async function article() {
  const { id, revision: bas } = await chief.created(swedish({ block: [FIRST] }));
  return { id, bas, address: addressOf(id) };
}

describe('a shared text', () => {
  test('has what several have written, part by part; who comes second to a part is told what it is, and writes again', async () => {
    const { id, bas, address } = await article();
    const other = await newsroom.as('skribent', there.url);
    expect((await chief.get(address)).body.text).toBeNull();
    const first = await chief.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro' });
    expect(first.body).toMatchObject({ inford: true, text: { bas, nr: 2, mina: 1, rubrik: 'Bro' } });
    const ingress = await other.put(address, { fonster: 'b', skrivning: 1, bas, nr: 1, ingress: 'Den håller.' });
    expect(ingress.body).toMatchObject({ inford: true, text: { nr: 3, rubrik: 'Bro', ingress: 'Den håller.' } });
    const late = await other.put(address, { fonster: 'b', skrivning: 2, bas, nr: 1, rubrik: 'Broar' });
    expect(late.body).toMatchObject({ inford: false, text: { nr: 3, mina: 1, rubrik: 'Bro' } });
    expect((await other.put(address, { fonster: 'b', skrivning: 3, bas, nr: 3, rubrik: 'Broar' })).body.inford).toBe(true);
    const { text } = (await chief.get(address, { fonster: 'a', bas, nr: '3' })).body;
    expect(text).toMatchObject({ helt: false, nr: 4, rubrik: 'Broar' });
    expect([text.ingress, text.skrivare.map((one: { id: string }) => one.id).toSorted()]).toEqual([
      undefined,
      [chief.id, other.id].toSorted(),
    ]);
    expect((await other.get(`/innehall/${id}/arbetskopior`)).body).toMatchObject({ arbetskopior: [], gemensamma: ['sv'] });
  });

  test('takes a writing once, however often it comes', async () => {
    const { bas, address } = await article();
    const writing = { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro' };
    const answers = await Promise.all([1, 2, 3].map(() => chief.put(address, writing)));
    expect(answers.map(({ body }) => [body.inford, body.text.nr])).toEqual([1, 2, 3].map(() => [true, 2]));
  });

  test('is told of to everybody as unsaved, makes no revision and no line in the log, and takes over what its writer had alone', async () => {
    const { id, bas, address } = await article();
    await chief.put(`/innehall/${id}/sprak/sv/arbetskopia`, { bas, nr: 0, rubrik: 'Bro' });
    await chief.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro', med_arbetskopia: true });
    expect((await chief.get(`/innehall/${id}/arbetskopior`)).body).toMatchObject({ arbetskopior: [], gemensamma: ['sv'] });
    const item = await chief.item(id);
    expect([item.arbetskopia?.av.id, item.sprak.sv.arbetsrevision.id]).toEqual([chief.id, bas]);
    const [listed] = (await chief.get('/innehall', { sok: id })).body.innehall;
    expect(listed.arbetskopia).toEqual(item.arbetskopia);
    expect(await newsroom.sql('SELECT operation FROM logg WHERE innehall_id = $1 AND operation LIKE $2', [id, '%emensam%'])).toEqual([]);
  });

  test('takes over the copy that its writer knows and no later one, and tells that one is gone', async () => {
    const { id, bas, address } = await article();
    await chief.put(`/innehall/${id}/sprak/sv/arbetskopia`, { bas, nr: 0, rubrik: 'Bro' });
    await chief.put(`/innehall/${id}/sprak/sv/arbetskopia`, { bas, nr: 1, rubrik: 'Broar' });
    const writing = { fonster: 'a', bas, rubrik: 'Bro', med_arbetskopia: true };
    const older = await chief.put(address, { ...writing, skrivning: 1, nr: 0, arbetskopia_nr: 1 });
    expect(older.body).toMatchObject({ inford: true, arbetskopia_borta: false });
    expect((await chief.get(`/innehall/${id}/arbetskopior`)).body.arbetskopior).toMatchObject([{ nr: 2, rubrik: 'Broar' }]);
    const taken = await chief.put(address, { ...writing, skrivning: 2, nr: 2, rubrik: 'Broar', arbetskopia_nr: 2 });
    expect(taken.body).toMatchObject({ inford: true, arbetskopia_borta: false });
    expect((await chief.get(`/innehall/${id}/arbetskopior`)).body.arbetskopior).toEqual([]);
    const late = await chief.put(address, { ...writing, fonster: 'b', skrivning: 1, nr: 0, arbetskopia_nr: 2 });
    expect(late.body).toMatchObject({ inford: false, arbetskopia_borta: true, text: { rubrik: 'Broar' } });
  });

  test('is what a save makes a revision of, in the saver’s name with the others noted; what was written since stays', async () => {
    const { id, bas, address } = await article();
    const other = await newsroom.as('skribent', there.url);
    await other.put(address, { fonster: 'b', skrivning: 1, bas, nr: 0, rubrik: 'Bro' });
    await chief.put(address, { fonster: 'a', skrivning: 1, bas, nr: 2, ingress: 'Den håller.' });
    await other.put(address, { fonster: 'b', skrivning: 2, bas, nr: 3, rubrik: 'Broar' });
    const content = { ...swedish({ block: [FIRST] }), rubrik: 'Bro', ingress: 'Den håller.' };
    const { body: revision } = await chief.save(id, 'sv', { ...content, bas, arbetskopia: { nr: 0, gemensam: 3 } });
    const saved = (await chief.item(id)).sprak.sv.arbetsrevision;
    expect([saved.id, saved.av.id, saved.kommentar]).toEqual([
      revision.id,
      chief.id,
      expect.stringMatching(/^Skriven tillsammans med skribent /),
    ]);
    const { text } = (await other.get(address, { fonster: 'b', bas, nr: '4' })).body;
    expect(text).toMatchObject({ bas: revision.id, helt: true, rubrik: 'Broar' });
    expect([text.ingress, text.skrivare.map((one: { id: string }) => one.id)]).toEqual([undefined, [other.id]]);
    const [line] = await newsroom.sql("SELECT detalj FROM logg WHERE innehall_id = $1 AND operation = 'sparaSprakversion'", [id]);
    expect(line).toMatchObject({ detalj: { tillsammans_med: [{ id: other.id }] } });
  });

  test('in which nothing is unsaved any more is told of to nobody as unsaved, and whoever knew what was is told all', async () => {
    const { id, bas, address } = await article();
    const other = await newsroom.as('skribent', there.url);
    await other.put(address, { fonster: 'b', skrivning: 1, bas, nr: 0, rubrik: 'Bro', ingress: 'Den håller.' });
    const early = await chief.put(address, { fonster: 'a', skrivning: 1, bas, nr: 1, ny_bas: bas });
    expect(early.body).toMatchObject({ inford: false, text: { nr: 2, rubrik: 'Bro' } });
    expect((await chief.put(address, { fonster: 'a', skrivning: 2, bas, nr: 2, ny_bas: bas, rubrik: 'Broar' })).body.inford).toBe(false);
    const { text } = (await chief.put(address, { fonster: 'a', skrivning: 3, bas, nr: 2, ny_bas: bas })).body;
    expect([text.nr, text.helt, text.rubrik, text.ingress, text.skrivare]).toEqual([3, true, undefined, undefined, []]);
    expect((await chief.get(`/innehall/${id}/arbetskopior`)).body.gemensamma).toEqual([]);
    expect((await chief.item(id)).arbetskopia).toBeNull();
    const late = await other.put(address, { fonster: 'b', skrivning: 2, bas, nr: 2, rubrik: 'Bron' });
    expect(late.body).toMatchObject({ inford: false, text: { nr: 3, helt: true } });
    expect((await other.put(address, { fonster: 'b', skrivning: 3, bas, nr: 3, rubrik: 'Bron' })).body.inford).toBe(true);
    expect(
      (await newsroom.as('skribent', there.url).then((one) => one.put(address, { fonster: 'c', skrivning: 1, bas, nr: 0, slug: 'bron' })))
        .body.text,
    ).toMatchObject({ helt: true, rubrik: 'Bron', slug: 'bron' });
  });

  test('is told of to those who listen at either instance, by its number and without its words', async () => {
    const { id, bas, address } = await article();
    const streams = await Promise.all([listen(chief, here.url), listen(chief, there.url)]);
    await chief.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'HEMLIGT' });
    await chief.put(address, { fonster: 'b', skrivning: 1, bas, nr: 1, rubrik: 'För sent' });
    for (const { told, leave } of streams) {
      // What another text is told of may come late; and the first by itself, where the second is late.
      const numbers = () => told.filter(({ om, innehall }) => om === 'text' && innehall === id);
      await expect.poll(() => numbers().at(-1)).toEqual({ om: 'text', innehall: id, sprak: 'sv', nr: 2 });
      for (const one of numbers()) expect(one).toEqual({ om: 'text', innehall: id, sprak: 'sv', nr: expect.any(Number) });
      leave();
    }
  });

  test.each([
    ['no node', { block: ['x'] }],
    ['a text for a block', { block: [{ type: 'text', text: 'x', attrs: { id: 'bforst001' } }] }],
    ['content that is no list', { block: [{ type: 'paragraph', attrs: { id: 'bforst001' }, content: 'x' }] }],
    ['a mark that there is none of', { block: [{ ...FIRST, content: [{ type: 'text', text: 'x', marks: [{ type: 'script' }] }] }] }],
    ['a headline that is no text', { rubrik: { x: 1 } }],
    ['an order that is no list', { ordning: 'bforst001' }],
    ['an order that names a block twice', { ordning: ['bforst001', 'bforst001'] }],
    ['a number that nobody has counted to', { nr: 2 ** 31 }],
    ['a writing that nobody has counted to', { skrivning: 2 ** 31 }],
  ])('refuses %s, and stays as it was', async (_, forged) => {
    const { bas, address } = await article();
    await chief.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro' });
    expect((await chief.put(address, { fonster: 'a', skrivning: 2, bas, nr: 2, ...forged })).status).toBe(422);
    expect((await chief.get(address)).body.text).toMatchObject({ nr: 2, rubrik: 'Bro' });
  });

  test('has nothing written in the name of another person’s window, which would take its own words for taken', async () => {
    const { bas, address } = await article();
    const other = await newsroom.as('skribent', there.url);
    await other.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro' });
    const forged = await chief.put(address, { fonster: 'a', skrivning: 2_000_000, bas, nr: 2, ingress: 'Falsk.' });
    expect(forged.body).toMatchObject({ inford: false, text: { nr: 2, mina: 0 } });
    expect((await other.get(address, { fonster: 'a', bas, nr: '2' })).body.text).toMatchObject({ nr: 2, mina: 1 });
    expect((await other.put(address, { fonster: 'a', skrivning: 2, bas, nr: 2, rubrik: 'Broar' })).body).toMatchObject({ inford: true });
  });

  test('remembers a window however many another person writes in', async () => {
    const { bas, address } = await article();
    const other = await newsroom.as('skribent', there.url);
    await other.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro' });
    for (let nr = 0; nr < 60; nr++)
      await chief.put(address, { fonster: `f${nr}`, skrivning: 1, bas, nr: nr + 2, ingress: `Ingress ${nr}` });
    expect((await other.get(address, { fonster: 'a', bas, nr: '2' })).body.text).toMatchObject({ nr: 62, mina: 1 });
    expect((await chief.get(address, { fonster: 'f0', bas, nr: '2' })).body.text.mina).toBe(0);
  });

  test('remembers who has written however many windows the others write in', async () => {
    const { bas, address } = await article();
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => newsroom.as('skribent', there.url)));
    if (first === undefined) throw new Error('nobody');
    await first.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro' });
    for (let nr = 0; nr < 60; nr++)
      await others[nr % 3]?.put(address, { fonster: `f${nr}`, skrivning: 1, bas, nr: nr + 2, ingress: `Ingress ${nr}` });
    const { text } = (await first.get(address, { fonster: 'a', bas, nr: '2' })).body;
    expect([text.nr, text.mina]).toEqual([62, 1]);
    expect(text.skrivare.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, ...others].map(({ id }) => id).toSorted());
  });

  test('is never more than a save takes, in however many pieces it comes, and what to do is told', async () => {
    const { bas, address } = await article();
    const large = (nr: number): Block => ({
      type: 'paragraph',
      attrs: { id: `bstor${nr}000` },
      content: Array.from({ length: 60 }, () => ({ type: 'text', text: 'x'.repeat(15_000) })),
    });
    for (const nr of [1, 2]) {
      const { body } = await chief.put(address, { fonster: 'a', skrivning: nr, bas, nr: nr === 1 ? 0 : nr, block: [large(nr)] });
      expect(body.inford).toBe(true);
    }
    const { status, koder, body } = await chief.put(address, { fonster: 'a', skrivning: 3, bas, nr: 3, block: [large(3)] });
    expect([status, koder]).toEqual([422, ['osparat_for_stort']]);
    expect(body.fel).toMatchObject([{ orsak: expect.stringContaining('inte är sparat'), atgard: expect.stringContaining('spara') }]);
    const smaller = await chief.put(address, { fonster: 'a', skrivning: 4, bas, nr: 3, block: [large(3)], borta: ['bstor1000'] });
    expect(smaller.body.inford).toBe(true);
  });

  test('is never much more than a save takes when it comes a little at a time', async () => {
    const { bas, address } = await article();
    const small = (nr: number): Block => ({
      type: 'paragraph',
      attrs: { id: `bliten${String(nr).padStart(4, '0')}` },
      content: [{ type: 'text', text: 'x'.repeat(15_000) }],
    });
    let written = 0;
    const write = () =>
      chief.put(address, { fonster: 'a', skrivning: written + 1, bas, nr: written === 0 ? 0 : written + 1, block: [small(written)] });
    let answer = await write();
    for (; answer.status === 200 && written < 200; answer = await write()) written += 1;
    expect(answer.koder).toEqual(['osparat_for_stort']);
    expect(written).toBeGreaterThan(130);
    expect(written * 15_000).toBeLessThan(2.5 * 1024 * 1024);
    // Nor is it the next time.
    expect((await write()).koder).toEqual(['osparat_for_stort']);
  });

  test('is begun on the working revision alone', async () => {
    const { id, bas, address } = await article();
    const newest = await chief.saved(id, 'sv', { ...swedish({ block: [FIRST] }), rubrik: 'Nyare', bas });
    expect((await chief.put(address, { fonster: 'a', skrivning: 1, bas, nr: 0, rubrik: 'Bro' })).koder).toEqual(['revision_okand']);
    expect((await chief.put(address, FIRST_WRITING)).koder).toEqual(['revision_okand']);
    const { body } = await chief.put(address, { fonster: 'a', skrivning: 1, bas: newest, nr: 0, rubrik: 'Bro' });
    expect(body).toMatchObject({ inford: true, text: { bas: newest, rubrik: 'Bro' } });
  });

  test('refuses what is too large, another article’s revision, and those who may not write there', async () => {
    const [{ address }, { bas }] = [await article(), await article()];
    expect((await chief.put(address, { ...FIRST_WRITING, rubrik: 'x'.repeat(10_000_000) })).status).toBe(413);
    expect((await chief.put(address, { ...FIRST_WRITING, bas })).koder).toEqual(['revision_okand']);
    expect((await robot.put(address, FIRST_WRITING)).koder).toEqual(['bara_redaktionen']);
    expect((await robot.get(address)).koder).toEqual(['bara_redaktionen']);
    const gone = await newsroom.as('skribent', there.url);
    expect((await gone.get(address)).status).toBe(200);
    expect((await admin.patch(`/anvandare/${gone.id}`, { aktiv: false })).status).toBe(200);
    await expect.poll(async () => (await gone.put(address, FIRST_WRITING)).status, { timeout: 1_000 }).toBe(401);
  });
});

/** The text as a window of that person asks for it. */
function lineTo(caller: Caller, id: string): SharedLine {
  const address = addressOf(id);
  return {
    async write(writing) {
      const { status, body } = await caller.put(address, writing);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as Awaited<ReturnType<SharedLine['write']>>;
    },
    async read({ fonster, bas, nr }) {
      const { body } = await caller.get(address, { fonster, bas: bas ?? '', nr: String(nr) });
      return body as Awaited<ReturnType<SharedLine['read']>>;
    },
    revision: async (rid) => contentOf((await caller.get(`/innehall/${id}/sprak/sv/revisioner/${rid}`)).body.revision),
  };
}

/** What fails of itself fails the test. */
const failed = (error: unknown) => {
  throw error;
};

test.each([1, 2, 3])(
  'five who write at random through two instances, with lost answers, windows closed before they came and an agent’s saves, come to one text with every sign once, and a save is that text (%i)',
  { timeout: 120_000 },
  async (seed) => {
    const random = numbers(seed);
    const { id, revision: bas } = await chief.created(
      swedish({ block: [paragraphOf('bett00001', 'Början'), paragraphOf('btva00001', 'Mitten'), paragraphOf('btre00001', 'Slutet')] }),
    );
    const content = contentOf((await chief.item(id)).sprak.sv.arbetsrevision as ArticleContent);
    let isCalm = false;
    const lost = (): Loss => (isCalm || random(6) > 0 ? undefined : (['fore', 'efter', 'medan'] as const)[random(3)]);
    const onTheirWay: Promise<unknown>[] = [];
    const callers = await Promise.all([0, 1, 2, 3, 4].map((one) => newsroom.as('chefredaktor', one % 2 === 0 ? here.url : there.url)));
    const lines = callers.map((caller) => lossyLine(lineTo(caller, id), lost, onTheirWay));
    const writers = lines.map((line, one) => new WritingWindow(line, `f${one}`, { bas, content }, { failed }));
    /** The window is closed with what it has not sent, which is written out in its name, and another is opened. */
    const openAnew = async (one: number, name: string) => {
      const [closed, line] = [writers[one], lines[one]];
      if (closed === undefined || line === undefined) throw new Error('nobody writes');
      await closed.shared.end();
      const { left } = closed;
      const base =
        closed.bas === bas ? content : contentOf((await chief.get(`/innehall/${id}/sprak/sv/revisioner/${closed.bas}`)).body.revision);
      let isDone = false;
      while (!isDone) {
        const out = new WritingWindow(line, closed.name, { bas: closed.bas, content: base, left }, { failed });
        isDone = await out.shared.hurry();
        await out.shared.end();
      }
      const revision = (await chief.item(id)).sprak.sv.arbetsrevision;
      writers[one] = new WritingWindow(line, name, { bas: revision.id, content: contentOf(revision as ArticleContent) }, { failed });
    };
    const signs: Signs = { next: 0x4e00, blocks: 0, typed: new Set(), taken: new Set() };
    const tellSaved = async () => {
      const revision = (await chief.item(id)).sprak.sv.arbetsrevision;
      await Promise.all(writers.map(({ shared }) => shared.saved({ id: revision.id, content: contentOf(revision as ArticleContent) })));
    };
    for (let round = 0; round < 25; round++) {
      await Promise.all(
        writers.map(async (writer) => {
          for (let keys = random(4); keys >= 0; keys--) writer.draft = editedAtRandom(writer.draft, random, signs);
          if (random(3) === 0) return;
          writer.shared.heard();
          await writer.shared.hurry();
        }),
      );
      if (round % 4 === 2) await openAnew(random(5), `g${round}`);
      if (round % 8 === 5) {
        const { arbetsrevision } = (await robot.item(id)).sprak.sv;
        const sign = newSign(signs);
        const [first, ...rest] = arbetsrevision.block as unknown as Block[];
        if (first === undefined) continue;
        const block = [paragraphOf(String(first.attrs?.id), `${textOf(first)}${sign}`), ...rest];
        await robot.saved(id, 'sv', { ...contentOf(arbetsrevision as ArticleContent), block, bas: arbetsrevision.id });
        await tellSaved();
      }
    }
    await Promise.all(onTheirWay);
    isCalm = true;
    await tellSaved();
    const settle = async () => {
      for (let again = 0; again < 4; again++) {
        for (const { shared } of writers) {
          shared.heard();
          await shared.hurry();
        }
      }
    };
    await settle();
    expect(faultsOf(writers, signs)).toEqual([]);
    const [one] = writers;
    const [saver] = callers;
    if (one === undefined || saver === undefined) throw new Error('nobody writes');
    expect(await one.shared.hold()).toBe(true);
    const { body: saved } = await saver.save(id, 'sv', {
      ...one.draft,
      bas: one.bas,
      arbetskopia: { nr: 0, gemensam: one.shared.nr },
    });
    expect(saved.hash).toBe(contentHash(one.draft));
    one.shared.letGo();
    await tellSaved();
    await settle();
    expect(writers.map(({ draft }) => contentHash(draft))).toEqual(writers.map(() => saved.hash));
    expect((await chief.get(`/innehall/${id}/arbetskopior`)).body.gemensamma).toEqual([]);
    for (const { shared } of writers) shared.end();
  },
);

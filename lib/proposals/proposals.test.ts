import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentHash } from '#lib/content/canonical-hash.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Decision } from '#lib/contract/closed/proposal.ts';
import { acceptedSteps } from '#lib/proposals/accepted.ts';
import { contentWith } from '#lib/proposals/content-with.ts';
import { type Proposed, proposedIn } from '#lib/proposals/proposed.ts';
import { suggestionStates } from '#lib/proposals/suggestion-states.ts';

const text = (id: string, words: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text: words }] });
const image = (id: string, src: string, alt = ''): Block => ({ type: 'image', attrs: { id, src, alt } });
const article = (block: Block[], rest: Partial<ArticleContent> = {}): ArticleContent => ({
  rubrik: 'Rubrik',
  ingress: 'Ingress',
  slug: 'rubrik',
  meta: {},
  hero: null,
  block,
  ...rest,
});
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => text(`b${name}`, name)) as [Block, Block, Block, Block];
const kinds = ({ delar }: Proposed) => delar.map(({ id, slag }) => `${id} ${slag}`);
const ids = (content: ArticleContent) => content.block.map(({ attrs }) => attrs?.id);
const all = ({ delar }: Proposed) => new Set(delar.map(({ id }) => id));

function accepted(bas: ArticleContent, proposed: Proposed, chosen: Iterable<string>, now = bas, before: Iterable<string> = []) {
  return atOnce(acceptedSteps(bas, proposed, { before: new Set(before), chosen: new Set(chosen) }, now));
}

describe('a proposal is', () => {
  test('a suggestion for each block that comes, goes, says something else or stands elsewhere', () => {
    const proposed = proposedIn(article([a, b, c]), article([c, text('ba', 'nytt'), d]));
    expect(kinds(proposed)).toEqual(['bc.plats flyttat', 'ba ersatt', 'bb struket', 'bd infogat']);
    expect(proposed.ordning).toEqual(['bc', 'ba', 'bd']);
  });

  test('one for each field, and one for all that belongs to a picture', () => {
    const hero = { mediaId: 'm1', src: '/media/m1', alt: 'Alt', bredd: 10 };
    const bas = article([image('bi', '/media/1')], { hero, meta: { seoTitel: 'S', puffSrc: '/p1' } });
    const other = { mediaId: 'm2', src: '/media/m2', alt: 'Annan', bredd: 20 };
    const till = article([image('bi', '/media/2', 'Ny')], {
      rubrik: 'Ny',
      hero: other,
      meta: { puffBild: 3, puffSrc: '/p2', puffTitel: 'P' },
    });
    expect(kinds(proposedIn(bas, till))).toEqual([
      'rubrik falt',
      'hero bild',
      'meta.seoTitel falt',
      'meta.puffTitel falt',
      'meta.puffbild bild',
      'bi bild',
    ]);
    const described = article([], { hero: { ...hero, alt: 'Ny', caption: 'Bildtext' } });
    expect(kinds(proposedIn(article([], { hero }), described))).toEqual(['hero.alt falt', 'hero.caption falt']);
  });

  test('nothing where it says the same', () => {
    expect(proposedIn(article([a, b]), article([a, b]))).toEqual({ delar: [], ordning: null });
  });
});

describe('what is chosen stands where the proposal has it', () => {
  const bas = article([a, b, c]);
  const proposed = proposedIn(bas, article([text('bx', 'x'), text('by', 'y'), c, a, b]));

  test('also when what it follows there is not chosen', () => {
    expect(ids(contentWith(bas, proposed, new Set(['by'])))).toEqual(['by', 'ba', 'bb', 'bc']);
    expect(ids(contentWith(bas, proposed, new Set(['by', 'bc.plats'])))).toEqual(['by', 'bc', 'ba', 'bb']);
    expect(ids(contentWith(bas, proposed, all(proposed)))).toEqual(['bx', 'by', 'bc', 'ba', 'bb']);
  });
});

describe('accepted after others have written', () => {
  const bas = article([a, b, c]);

  test('it is merged into what stands there', () => {
    const proposed = proposedIn(bas, article([text('ba', 'föreslaget'), b, c, d]));
    const now = article([a, b, text('bc', 'deras')], { rubrik: 'Deras' });
    expect(accepted(bas, proposed, all(proposed), now)).toEqual({
      innehall: article([text('ba', 'föreslaget'), b, text('bc', 'deras'), d], { rubrik: 'Deras' }),
    });
  });

  test('what collides is told by its suggestion, and nothing is taken', () => {
    const hero = { src: '/media/1', alt: 'A' };
    const from = article([a, b, c], { hero });
    const proposed = proposedIn(from, article([text('ba', 'föreslaget'), c, b], { rubrik: 'Min', hero: { ...hero, alt: 'Min' } }));
    const now = article([text('ba', 'deras'), b, c], { rubrik: 'Deras', hero: { src: '/media/2', alt: 'B' } });
    const result = accepted(from, proposed, all(proposed), now);
    expect('krockar' in result && result.krockar.map(({ del }) => del)).toEqual(['rubrik', 'hero.alt', 'ba']);
    expect(accepted(from, proposed, ['bc.plats'], now)).toEqual({ innehall: { ...now, block: [text('ba', 'deras'), c, b] } });
  });

  test('what was accepted before, and edited since, stays as it was edited', () => {
    const proposed = proposedIn(bas, article([text('ba', 'ett'), text('bb', 'två'), c]));
    const now = article([text('ba', 'ett, rättat'), b, c]);
    expect(accepted(bas, proposed, ['bb'], now, ['ba'])).toEqual({ innehall: article([text('ba', 'ett, rättat'), text('bb', 'två'), c]) });
  });
});

test('a suggestion is outdated when what it is about is gone, or is already so', () => {
  const bas = article([a, b, c, d], { hero: { src: '/media/1' } });
  const till = article([d, text('bb', 'nytt'), text('ba', 'nytt'), text('bx', 'x')], {
    rubrik: 'Ny',
    ingress: 'Ny',
    hero: { src: '/media/1', alt: 'Ny' },
  });
  const proposed = proposedIn(bas, till);
  const decided = new Map<string, Decision>([['ingress', 'avbojd']]);
  const states = (now: ArticleContent) => Object.fromEntries(suggestionStates(proposed, decided, now));
  const open = { rubrik: 'oppen', ingress: 'avbojd', 'hero.alt': 'oppen', ba: 'oppen', bb: 'oppen', bc: 'oppen', bx: 'oppen' };
  expect(states(bas)).toMatchObject({ ...open, 'bd.plats': 'oppen' });
  expect(states(article([text('bb', 'nytt'), c], { rubrik: 'Ny' }))).toEqual({
    ...{ rubrik: 'foraldrad', ingress: 'avbojd', 'hero.alt': 'foraldrad', ba: 'foraldrad', bb: 'foraldrad' },
    ...Object.fromEntries(proposed.delar.filter(({ slag }) => slag === 'flyttat').map(({ id }) => [id, 'foraldrad'])),
    ...{ bc: 'oppen', bx: 'oppen' },
  });
  expect([...suggestionStates(proposed, new Map(), till).values()].every((state) => state === 'foraldrad')).toBe(true);
});

describe('for any two versions and any order', () => {
  const blocks = fc
    .uniqueArray(fc.tuple(fc.constantFrom('b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8'), fc.constantFrom('x', 'y', 'z')), {
      selector: ([id]) => id,
      maxLength: 8,
    })
    .map((pairs) => pairs.map(([id, words]) => (words === 'z' ? image(id, `/media/${id}`) : text(id, words))));
  const hero = fc.constantFrom(
    null,
    { src: '/media/1', alt: 'A' },
    { src: '/media/1', alt: 'B', fokus: { x: 1, y: 2 } },
    { src: '/media/2' },
  );
  const meta = fc.constantFrom({}, { seoTitel: 'S' }, { puffBild: 1, puffSrc: '/p' }, { puffSrc: '/q', puffTitel: 'P' });
  const version = fc
    .record({ rubrik: fc.constantFrom('A', 'B'), ingress: fc.constantFrom('', 'I'), hero, meta, block: blocks })
    .map(({ block, ...rest }) => article(block, rest));
  /** Numbers that put a list in an order, and split it in two. */
  const turns = fc.array(fc.nat(), { minLength: 40, maxLength: 40 });
  const RUNS = { seed: 20_261_202, numRuns: 3_000 };

  const shuffled = (proposed: Proposed, turn: readonly number[]) =>
    proposed.delar.map(({ id }, index) => ({ id, turn: turn[index] ?? 0 })).toSorted((one, other) => one.turn - other.turn);

  test('accepting all makes the proposed version, by its hash, and none the base', () => {
    fc.assert(
      fc.property(version, version, (bas, till) => {
        const proposed = proposedIn(bas, till);
        expect(contentHash(contentWith(bas, proposed, new Set()))).toBe(contentHash(bas));
        const result = accepted(bas, proposed, all(proposed));
        expect('innehall' in result && contentHash(result.innehall)).toBe(contentHash(till));
      }),
      { ...RUNS, numRuns: 10_000 },
    );
  });

  test('accepting them one by one, in any order, makes the proposed version too', () => {
    fc.assert(
      fc.property(version, version, turns, (bas, till, turn) => {
        const proposed = proposedIn(bas, till);
        let now = bas;
        const before: string[] = [];
        for (const { id } of shuffled(proposed, turn)) {
          const result = accepted(bas, proposed, [id], now, before);
          if ('krockar' in result) throw new Error(`${id} collides with nothing`);
          now = result.innehall;
          before.push(id);
        }
        expect(contentHash(now)).toBe(contentHash(till));
      }),
      RUNS,
    );
  });

  test('any choice of them has every block once, as the base or the proposal has it, and the rest stays open', () => {
    fc.assert(
      fc.property(version, version, turns, (bas, till, turn) => {
        const proposed = proposedIn(bas, till);
        const chosen = new Set(shuffled(proposed, turn).flatMap(({ id, turn: odd }) => (odd % 2 === 1 ? [id] : [])));
        const now = contentWith(bas, proposed, chosen);
        expect(new Set(ids(now)).size).toBe(now.block.length);
        for (const block of now.block) expect([...bas.block, ...till.block].some((other) => equalJson(block, other))).toBe(true);
        const decided = new Map([...chosen].map((id): [string, Decision] => [id, 'godtagen']));
        for (const [id, state] of suggestionStates(proposed, decided, now)) if (state === 'foraldrad') expect(id).toMatch(/\.plats$/);
      }),
      RUNS,
    );
  });

  test('whatever others have written meanwhile is there afterwards, or told of as a collision', () => {
    fc.assert(
      fc.property(version, version, version, (bas, till, now) => {
        const proposed = proposedIn(bas, till);
        const result = accepted(bas, proposed, all(proposed), now);
        if ('krockar' in result) {
          expect(result.krockar.length).toBeGreaterThan(0);
          for (const { del } of result.krockar) expect(all(proposed)).toContain(del);
          return;
        }
        for (const block of now.block) {
          const before = bas.block.find(({ attrs }) => attrs?.id === block.attrs?.id);
          if (before === undefined || !equalJson(before, block))
            expect(result.innehall.block.some((other) => equalJson(other, block))).toBe(true);
        }
      }),
      RUNS,
    );
  });
});

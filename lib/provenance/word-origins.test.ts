import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSteps } from '#lib/content/merge.ts';
import { withRestoredBlocks } from '#lib/content/restored-blocks.ts';
import { atOnce } from '#lib/content/steps.ts';
import { DiffBudget } from '#lib/content/word-diff.ts';
import type { ArticleContent, Author, RevisionType } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Contribution } from '#lib/contract/provenance.ts';
import { type PastRevision, WordOrigins } from '#lib/provenance/word-origins.ts';

const ANNA: Author = { typ: 'person', id: 'anna', namn: 'Anna' };
const BO: Author = { typ: 'person', id: 'bo', namn: 'Bo' };
const ROBOT: Author = { typ: 'agent', id: 'robot', namn: 'Roboten' };

const text = (id: string, words: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text: words }] });
const article = (...block: Block[]): ArticleContent => ({ rubrik: '', ingress: '', slug: '', meta: {}, hero: null, block });

interface Saved extends Partial<Omit<PastRevision, 'bidrag'>> {
  typ?: RevisionType;
  modell?: string;
}

/** A language version as it is saved, one revision after another. */
class History {
  readonly origins = new WordOrigins();
  #nr = 0;

  save(av: Author, content: ArticleContent, { typ = 'manuell', modell, ...rest }: Saved = {}): Contribution {
    const past = { bidrag: this.contribution(av, typ, modell), godkand_av: null, foreslaget: new Map(), isCopy: false, ...rest };
    atOnce(this.origins.next(past, content, new DiffBudget()));
    return past.bidrag;
  }

  contribution(av: Author, typ: RevisionType = 'manuell', modell: string | null = null): Contribution {
    this.#nr += 1;
    const skapad = new Date(this.#nr * 1_000).toISOString();
    return {
      ...{ innehall: 'i', revision: `r${this.#nr}`, nr: this.#nr, typ, av, skapad, godtagen_av: null, kall_revision: null },
      ...{ modell, verktyg: null, order: null, kallor: [] },
    };
  }

  counts(content: ArticleContent): [manniska: number, granskad: number, maskin: number] {
    const { manniska, granskad, maskin } = this.origins.of(content).ord;
    return [manniska, granskad, maskin];
  }

  /** How many words of each part are whose. */
  whose(content: ArticleContent): Record<string, Record<string, number>> {
    const { delar, bidrag } = this.origins.of(content);
    const said = (ur: (typeof delar)[number]['ur']) => {
      const sums: Record<string, number> = {};
      for (const own of ur) {
        const who = `${bidrag[own.bidrag]?.av.id}`;
        sums[who] = (sums[who] ?? 0) + own.ord;
      }
      return sums;
    };
    return Object.fromEntries(delar.map(({ del, ur }) => [del, said(ur)]));
  }
}

describe('a word is', () => {
  test('whose it was when it first stood there: whoever mends a comma has written no paragraph', () => {
    const history = new History();
    history.save(ROBOT, article(text('b1', 'Regeringen föreslår i dag nya regler')));
    const mended = article(text('b1', 'Regeringen föreslår, i dag, skarpare regler'));
    history.save(ANNA, mended);
    expect(history.whose(mended)).toEqual({ b1: { robot: 5, anna: 1 } });
    expect(history.counts(mended)).toEqual([1, 0, 5]);
  });

  test('a machine’s when an agent saved it, a model translated it, or its writer says that a model made it', () => {
    const history = new History();
    history.save(ANNA, article(text('b1', 'ett')));
    history.save(ROBOT, article(text('b1', 'ett två')));
    history.save(ANNA, article(text('b1', 'ett två tre')), { typ: 'ai' });
    const last = article(text('b1', 'ett två tre fyra'));
    history.save(ANNA, last, { modell: 'claude' });
    expect(history.counts(last)).toEqual([1, 0, 3]);
  });

  test('reviewed when a person has approved a revision that it stands in, also one from before', () => {
    const history = new History();
    history.save(ROBOT, article(text('b1', 'ett två')), { godkand_av: BO });
    const last = article(text('b1', 'ett två tre'), text('b2', 'fyra'));
    history.save(ROBOT, last);
    expect(history.counts(last)).toEqual([0, 2, 2]);
    expect(history.origins.of(last).granskare).toEqual([BO]);
  });

  test('its proposer’s, and reviewed by the person who accepted it; the rest of the block stays whose it was', () => {
    const history = new History();
    history.save(ANNA, article(text('b1', 'ett två')));
    const proposed = history.contribution(ROBOT);
    const last = article(text('b1', 'ett två tre'));
    history.save(BO, last, { foreslaget: new Map([['b1', proposed]]) });
    expect(history.whose(last)).toEqual({ b1: { anna: 2, robot: 1 } });
    expect(history.counts(last)).toEqual([2, 1, 0]);
  });

  test('a machine’s of what a person proposed, where they say that a model made it', () => {
    const history = new History();
    history.save(ANNA, article(text('b1', 'ett två')));
    const last = article(text('b1', 'ett två tre'));
    history.save(BO, last, { foreslaget: new Map([['b1', history.contribution(ANNA, 'manuell', 'claude')]]) });
    expect(history.counts(last)).toEqual([2, 1, 0]);
  });

  test('whose it was in what a copy was made of, and nobody’s where the template has put it in since', () => {
    const history = new History();
    history.save(ROBOT, article(text('b1', 'ett två')));
    const copy = article(text('b1', 'ett två'), text('b2', 'ny ruta'));
    history.save(ANNA, copy, { typ: 'kopia', isCopy: true });
    expect(history.counts(copy)).toEqual([0, 0, 4]);
    expect(history.whose(copy)).toMatchObject({ b1: { robot: 2 } });
  });

  test('nobody’s who is told of when it stood there before what is looked at, also where somebody approves or moves it', () => {
    const history = new History();
    atOnce(history.origins.begin(article(text('b1', 'ett två'))));
    const last = article(text('b2', 'ny'), text('b1', 'ett två tre'));
    history.save(ROBOT, last, { godkand_av: BO });
    const { ord, delar, bidrag } = history.origins.of(last);
    expect(ord).toEqual({ manniska: 0, granskad: 2, maskin: 0, okant: 2 });
    expect([bidrag.length, delar.map(({ ur }) => ur)]).toEqual([1, [[{ bidrag: 0, ord: 1 }], [{ bidrag: 0, ord: 1 }]]]);
  });

  test('of each entry of a live report by itself', () => {
    const history = new History();
    const report = (...inlagg: object[]): Block => ({ type: 'liveinlagg', attrs: { id: 'b1', rubrik: 'Läget', inlagg } });
    const first = { id: 'i1', tid: '2026-11-26T10:00', text: 'Målet är öppet' };
    const second = { id: 'i2', tid: '2026-11-26T10:05', text: 'Mål igen' };
    history.save(ANNA, article(report(first)));
    const past = { bidrag: history.contribution(ROBOT, 'live'), godkand_av: null, foreslaget: new Map(), isCopy: false };
    history.origins.entry(past, { block: 'b1', id: 'i2', inlagg: second, slag: 'skrivet' }, new DiffBudget());
    const now = article(report(second, first));
    expect(history.whose(now)).toEqual({ b1: { anna: 1 }, 'b1/i1': { anna: 3 }, 'b1/i2': { robot: 2 } });
  });

  test('not reviewed by who approves a live report after it was taken out: its entry, or its block', () => {
    const history = new History();
    const report = (...inlagg: object[]): Block => ({ type: 'liveinlagg', attrs: { id: 'b1', rubrik: '', inlagg } });
    const entry = { id: 'i1', tid: '2026-11-26T10:00', text: 'Målet är öppet' };
    const all = article(report(entry), text('b2', 'ett två'));
    history.save(ROBOT, all);
    history.save(ROBOT, article(report(entry)));
    const past = { bidrag: history.contribution(BO, 'live'), godkand_av: BO, foreslaget: new Map(), isCopy: false };
    history.origins.entry(past, { block: 'b1', id: 'i1', inlagg: null }, new DiffBudget());
    history.save(ROBOT, all);
    expect(history.counts(all)).toEqual([0, 0, 5]);
  });
});

const WRITERS = [ANNA, BO, ROBOT];
const IDS = ['b1', 'b2', 'b3', 'b4'];
/** A text of one writer: its words tell whose they are. */
const words = (who: Author) => fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }).map((all) => all.map((n) => `${who.id}${n}`).join(' '));
const edit = fc.constantFrom(...WRITERS).chain((av) =>
  fc.record({
    av: fc.constant(av),
    id: fc.constantFrom(...IDS),
    words: words(av),
    how: fc.constantFrom('skriv', 'lagg_till', 'stryk', 'flytta', 'aterstall', 'slaihop'),
    other: words(ANNA),
    earlier: fc.nat(20),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

const textOf = (block: Block | undefined) => (block?.content ?? []).map((node) => ('text' in node ? node.text : '')).join('');

/** What a writer does to an article: it, and the revision that somebody else has saved before, where one had. */
function edited(
  all: readonly ArticleContent[],
  { av, id, words: put, how, other, earlier: nr }: Edit,
): Array<{ av: Author; content: ArticleContent }> {
  const now = all.at(-1) ?? article();
  const own = now.block.find(({ attrs }) => attrs?.id === id);
  const rest = now.block.filter(({ attrs }) => attrs?.id !== id);
  const written = (said: string) =>
    article(...now.block.map((block) => (block === own ? text(id, said) : block)), ...(own ? [] : [text(id, said)]));
  if (how === 'stryk') return [{ av, content: article(...rest) }];
  if (how === 'flytta') return [{ av, content: article(...(own ? [own] : []), ...rest) }];
  if (how === 'lagg_till') return [{ av, content: written(own ? `${textOf(own)} ${put}` : put) }];
  if (how === 'aterstall') {
    const earlier = all[nr % all.length] ?? now;
    const there = earlier.block.some(({ attrs }) => attrs?.id === id);
    return [{ av, content: there ? article(...withRestoredBlocks(now.block, earlier.block, [id])) : earlier }];
  }
  if (how === 'slaihop') {
    // Anna has written a block of her own meanwhile, and both are merged.
    const theirs = article(...now.block, text(`b${all.length}x`, other));
    const { forslag } = atOnce(mergeSteps(now, written(put), theirs));
    return forslag === null
      ? []
      : [
          { av: ANNA, content: theirs },
          { av, content: { ...forslag, slug: '' } },
        ];
  }
  return [{ av, content: written(put) }];
}

test('through edits, moves, merges and restores every word is of whoever wrote it: 2 000 generated histories', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 14 }), (edits) => {
      const history = new History();
      const all: ArticleContent[] = [];
      for (const one of edits) {
        for (const { av, content } of edited(all, one)) {
          history.save(av, content);
          all.push(content);
        }
      }
      for (const content of all) {
        for (const [del, whose] of Object.entries(history.whose(content))) {
          const said = textOf(content.block.find(({ attrs }) => attrs?.id === del)).split(' ');
          const expected = Object.fromEntries(
            WRITERS.flatMap(({ id }) => {
              const own = said.filter((word) => word.startsWith(id)).length;
              return own === 0 ? [] : [[id, own]];
            }),
          );
          expect(whose).toEqual(expected);
        }
      }
    }),
    { numRuns: 2_000 },
  );
});

test('each word is counted once, however texts are written', () => {
  const written = fc.array(fc.record({ av: fc.constantFrom(...WRITERS), said: fc.string({ unit: 'grapheme', maxLength: 60 }) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(written, (all) => {
      const history = new History();
      for (const { av, said } of all) history.save(av, article(text('b1', said)));
      for (const { said } of all) {
        const content = article(text('b1', said));
        const [manniska, granskad, maskin] = history.counts(content);
        expect(manniska + granskad + maskin).toBe(said.trim() === '' ? 0 : [...said.matchAll(/[\p{L}\p{N}]+/gu)].length);
        for (const { ord, ur } of history.origins.of(content).delar) {
          expect(ur.reduce((sum, own) => sum + own.ord, 0)).toBe(ord.manniska + ord.granskad + ord.maskin);
        }
      }
    }),
  );
});

describe('what readers may be told', () => {
  const told = (history: History, content: ArticleContent) => history.origins.forReaders(content);

  test('whoever brings it out has approved what nobody has approved before, and whoever approved most stands first', () => {
    const history = new History();
    const first = article(text('a', 'Bron blir röd.'));
    history.save(ROBOT, first, { godkand_av: ANNA });
    const second = article(text('a', 'Bron blir röd.'), text('b', 'Den byggs i vår av kommunen.'));
    history.save(ROBOT, second);
    history.origins.approve(BO);
    expect(told(history, second)).toEqual({
      ...{ manniska: 0, granskad: 9, maskin: 0, okant: 0, oversatt: 0, kall_revision: null },
      granskare: [
        { id: 'bo', namn: 'Bo' },
        { id: 'anna', namn: 'Anna' },
      ],
    });
  });

  test('what is nobody’s is unknown: words of a copy whose original is not seen, and what stood there before', () => {
    const history = new History();
    const before = article(text('a', 'Gamla ord.'));
    atOnce(history.origins.begin(before));
    const copied = article(...before.block, text('b', 'Nya i kopian.'));
    history.save(ANNA, copied, { isCopy: true });
    expect(told(history, copied)).toMatchObject({ manniska: 0, granskad: 0, maskin: 0, okant: 5, granskare: [] });
    expect(history.counts(copied)).toEqual([0, 0, 3]);
  });

  test('of a translation it is told how many words it is, and of which revision the latest was made', () => {
    const history = new History();
    const translated = article(text('a', 'The bridge is red.'));
    const past = { ...history.contribution(ANNA, 'ai'), kall_revision: 'sv1' };
    const saved = { bidrag: past, godkand_av: null, foreslaget: new Map(), isCopy: false };
    atOnce(history.origins.next(saved, translated, new DiffBudget()));
    const mended = article(text('a', 'The new bridge is red.'));
    history.save(ANNA, mended);
    expect(told(history, mended)).toMatchObject({ manniska: 1, maskin: 4, oversatt: 4, kall_revision: 'sv1' });
  });
});

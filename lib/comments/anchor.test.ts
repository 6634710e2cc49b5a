import { describe, expect, test } from 'vitest';
import { AnchorFollower, type Followed, newAnchor } from '#lib/comments/anchor.ts';
import { type AnchoredVersion, anchoredVersion } from '#lib/comments/anchored-version.ts';
import { EditedArticle } from '#lib/comments/edited-article.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const article = (...block: Block[]): ArticleContent => ({
  rubrik: 'Isen bär',
  ingress: 'Det är kallt.',
  block,
  meta: {},
  hero: null,
  slug: 'isen',
});
const version = (...block: Block[]): AnchoredVersion => anchoredVersion(article(...block));

const FIRST = paragraph('bforsta', 'Kommunen öppnar den nya bron på fredag, säger Nora Ek.');
const SECOND = paragraph('bandra1', 'Vägen dit är klar sedan i våras.');

/** The quote in the first paragraph, after the document has become another. */
function afterSaving(words: string, ...block: Block[]): Followed {
  const before = version(FIRST, SECOND);
  return new AnchorFollower(before, version(...block)).follow(newAnchor(before, { block: 'bforsta', falt: '' }, { text: words }));
}

const told = ({ anchor: { block, citat }, fast }: Followed) => [fast, block, citat?.text];

describe('a quote', () => {
  test('is followed through what is written around it and in it', () => {
    expect(
      told(afterSaving('nya bron', paragraph('bforsta', 'I dag: kommunen öppnar den nya fina bron på fredag, säger Nora Ek.'))),
    ).toEqual([true, 'bforsta', 'nya fina bron']);
    expect(told(afterSaving('Nora Ek', paragraph('bforsta', 'Kommunen öppnar den nya bron på fredag, säger Nora Eek.')))[0]).toBe(true);
  });

  test('is gone when its words are, and is kept as it last was', () => {
    const gone = afterSaving('nya bron', paragraph('bforsta', 'Kommunen öppnar på fredag, säger Nora Ek.'), SECOND);
    expect(told(gone)).toEqual([false, 'bforsta', 'nya bron']);
    expect(told(afterSaving('fredag', paragraph('bforsta', 'Kommunen öppnar den nya bron på måndag, säger Nora Ek.')))[0]).toBe(false);
    expect(told(afterSaving('nya bron', SECOND))).toEqual([false, 'bforsta', 'nya bron']);
  });

  test('is not taken to stand where the same words stood before', () => {
    const other = paragraph('btredje', 'Den nya bron är dyr.');
    const before = version(FIRST, other);
    const quoted = newAnchor(before, { block: 'bforsta', falt: '' }, { text: 'nya bron' });
    expect(new AnchorFollower(before, version(other)).follow(quoted).fast).toBe(false);
  });

  test('is where its words have come back, though much was written meanwhile', () => {
    const gone = afterSaving('nya bron', SECOND);
    const without = version(SECOND);
    const restored = version(paragraph('bforsta', 'Ja! Kommunen öppnar den nya bron på fredag, säger Nora Ek.'), SECOND);
    expect(told(new AnchorFollower(without, restored).follow(gone))).toEqual([true, 'bforsta', 'nya bron']);
  });

  test('goes along into another block: split, joined, moved, and put in by the clipboard', () => {
    const [start, end] = ['Kommunen öppnar ', 'den nya bron på fredag, säger Nora Ek.'];
    expect(told(afterSaving('nya bron', paragraph('bforsta', start), paragraph('bnytt01', end)))).toEqual([true, 'bnytt01', 'nya bron']);
    const joined = `Vägen dit är klar sedan i våras. ${start}${end}`;
    expect(told(afterSaving('nya bron', paragraph('bandra1', joined)))).toEqual([true, 'bandra1', 'nya bron']);
    expect(told(afterSaving('nya bron', SECOND, FIRST))).toEqual([true, 'bforsta', 'nya bron']);
    expect(told(afterSaving('nya bron', SECOND, paragraph('bklippt', `${start}${end}`)))).toEqual([true, 'bklippt', 'nya bron']);
  });

  test('of which there are two is the one among the same words', () => {
    const twice = paragraph('btredje', 'På fredag kommer hon. På fredag går hon.');
    const before = version(twice);
    const quoted = newAnchor(before, { block: 'btredje', falt: '' }, { text: 'På fredag', fran: 22 });
    const { anchor } = new AnchorFollower(before, version(paragraph('btredje', 'På fredag kommer hon hit. På fredag går hon.'))).follow(
      quoted,
    );
    expect(anchor.citat?.fran).toBe(26);
  });

  test('without a block is looked for in the headline, the standfirst and the text', () => {
    const before = version(FIRST);
    const anywhere = { block: '', falt: '' };
    expect(newAnchor(before, anywhere, { text: 'bär' }).anchor).toMatchObject({ block: '', falt: 'rubrik', citat: { fran: 5, till: 8 } });
    expect(newAnchor(before, anywhere, { text: 'fredag' }).anchor.block).toBe('bforsta');
    expect(newAnchor(before, anywhere, { text: 'finns inte' }).fast).toBe(false);
  });

  test('never cuts a character in two', () => {
    const before = version(paragraph('bforsta', 'Hej 😀 du'));
    const quoted = newAnchor(before, { block: 'bforsta', falt: '' }, { text: 'Hej 😀' });
    const { anchor } = new AnchorFollower(before, version(paragraph('bforsta', 'Hej 😁 du'))).follow(quoted);
    expect(anchor.citat?.text).toBe('Hej ');
  });
});

describe('a block', () => {
  const onFirst: Followed = { anchor: { block: 'bforsta', falt: '', citat: null }, fast: true };
  const words = 'Kommunen öppnar den nya bron på fredag, säger Nora Ek.';
  const followed = (...block: Block[]) => {
    const { anchor, fast } = new AnchorFollower(version(FIRST, SECOND), version(...block)).follow(onFirst);
    return fast ? anchor.block : 'borta';
  };

  test('is followed into what it has become, and into what it was joined with', () => {
    const list = { type: 'bulletList', attrs: { id: 'blista1' }, content: [{ type: 'listItem', content: [FIRST] }] };
    expect(followed({ type: 'heading', attrs: { id: 'bforsta', level: 2 }, content: FIRST.content }, SECOND)).toBe('bforsta');
    expect(followed(list, SECOND)).toBe('blista1');
    expect(followed({ type: 'blockquote', attrs: { id: 'bcitat1' }, content: [FIRST] }, SECOND)).toBe('bcitat1');
    expect(followed(paragraph('bandra1', `Vägen dit är klar sedan i våras. ${words}`))).toBe('bandra1');
  });

  test('that is taken out is gone, also where the same words stood elsewhere before', () => {
    expect(followed(SECOND)).toBe('borta');
    const other = paragraph('btredje', words);
    const before = version(FIRST, other);
    const after = version(paragraph('btredje', `${words} I dag.`));
    expect(new AnchorFollower(before, after).follow(onFirst).fast).toBe(false);
    expect(followed(paragraph('bandra1', 'Vägen dit är klar sedan i våras. Kommunen öppnar.'))).toBe('borta');
  });
});

describe('a short block that is taken out', () => {
  const [heading, other] = [paragraph('brubrik', 'Så gick det till'), paragraph('bandra1', 'Bron är klar.')];
  const before = version(heading, other);
  const followed = (...block: Block[]) => {
    const whole: Followed = { anchor: { block: 'brubrik', falt: '', citat: null }, fast: true };
    const { anchor, fast } = new AnchorFollower(before, version(...block)).follow(whole);
    return fast ? anchor.block : 'borta';
  };

  test('is not in another that is written to contain its words', () => {
    expect(followed(paragraph('bandra1', 'Bron är klar. Läs hur det var. Så gick det till när den byggdes.'))).toBe('borta');
  });

  test('is where it was joined with another, or is a line of it, and rather in the one that is nothing else', () => {
    expect(followed(paragraph('bandra1', 'Bron är klar. Så gick det till'))).toBe('bandra1');
    const line = { type: 'listItem', content: [{ type: 'paragraph', content: heading.content ?? [] }] };
    const [more, last] = ['Först.', 'Sist.'].map((text) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    }));
    const list = { type: 'bulletList', attrs: { id: 'blista1' }, content: [more, line, last] } as Block;
    expect(followed(list, other)).toBe('blista1');
    expect(followed(paragraph('bandra1', 'Så gick det till. Bron är klar.'), paragraph('bnytt01', 'Så gick det till'))).toBe('bnytt01');
  });
});

describe('a field', () => {
  const recipe = (...rader: Array<{ mangd: string; vara: string }>): Block => ({
    type: 'recept',
    attrs: { id: 'brecept', rubrik: 'Våfflor', grupper: [{ namn: '', rader }], steg: [] },
  });
  const [flour, milk, egg] = [
    { mangd: '3 dl', vara: 'mjöl' },
    { mangd: '5 dl', vara: 'mjölk' },
    { mangd: '2', vara: 'ägg' },
  ];
  const at = (falt: string): Followed => ({ anchor: { block: 'brecept', falt, citat: null }, fast: true });
  const follow = (falt: string, ...rader: Array<{ mangd: string; vara: string }>) => {
    const { anchor, fast } = new AnchorFollower(version(recipe(flour, milk, egg)), version(recipe(...rader))).follow(at(falt));
    return fast ? anchor.falt : 'borta';
  };

  test('of a row is that of the row, wherever it has been put and though it has been changed', () => {
    expect(follow('grupper[0].rader[1].mangd', milk, flour, egg)).toBe('grupper[0].rader[0].mangd');
    expect(follow('grupper[0].rader[1].mangd', egg, flour, { mangd: '6 dl', vara: 'mjölk' })).toBe('grupper[0].rader[2].mangd');
    expect(follow('grupper[0].rader[1].mangd', flour, egg)).toBe('borta');
    expect(follow('grupper[0].rader[1].mangd', flour, { mangd: '', vara: 'mjölk' }, egg)).toBe('grupper[0].rader[1].mangd');
  });

  test('that is quoted is followed as a text is', () => {
    const before = version(recipe(flour, milk, egg));
    const quoted = newAnchor(before, { block: 'brecept', falt: 'grupper[0].rader[1].vara' }, { text: 'mjölk' });
    const after = version(recipe(egg, { mangd: '5 dl', vara: 'kall mjölk' }));
    expect(new AnchorFollower(before, after).follow(quoted)).toMatchObject({
      fast: true,
      anchor: { falt: 'grupper[0].rader[1].vara', citat: { text: 'mjölk', fran: 5 } },
    });
  });

  test('goes with its block, and is gone with it', () => {
    expect(new AnchorFollower(version(recipe(flour)), version(FIRST)).follow(at('rubrik')).fast).toBe(false);
    expect(new AnchorFollower(version(recipe(flour)), version(FIRST)).follow(at('')).fast).toBe(false);
  });
});

test('a thousand edits leave ninety-nine comments of a hundred on the words that they were made on', () => {
  const counted = { kept: 0, lost: 0 };
  for (let seed = 1; seed <= 20; seed++) {
    const edited = new EditedArticle(seed);
    let before = anchoredVersion(edited.content());
    let comments = Array.from({ length: 40 }, () => edited.quote()).map((quote) =>
      newAnchor(before, { block: quote.block, falt: '' }, { text: quote.text, fran: quote.fran }),
    );
    expect(comments.every(({ fast }) => fast)).toBe(true);
    for (let edits = 0; edits < 1_000; ) {
      const letters = comments.map(({ anchor }) => edited.lettersAt(anchor));
      // What is saved at once is what somebody has written for a while.
      for (let more = edited.upTo(12); more >= 0; more--, edits++) edited.edit();
      const after = anchoredVersion(edited.content());
      const follower = new AnchorFollower(before, after);
      comments = comments.flatMap((comment, nr) => {
        const followed = follower.follow(comment);
        const had = letters[nr] ?? [];
        if (followed.fast && edited.overlaps(followed.anchor, had)) return [followed];
        // Of half of the words and less there is nothing left to be anchored to: the quote is shown, and says so.
        if (followed.fast || edited.mostTogether(had) * 2 > had.length) counted.lost += 1;
        return [];
      });
      before = after;
    }
    counted.kept += comments.length;
  }
  expect(counted.kept).toBeGreaterThan(100);
  expect(counted.lost / (counted.kept + counted.lost)).toBeLessThanOrEqual(0.01);
});

test('five hundred comments on an article that becomes another take no more than a turn may', () => {
  const long = (of: string) => version(...Array.from({ length: 300 }, (_, nr) => paragraph(`bstycke${nr}`, `${of}${nr} `.repeat(60))));
  const before = long('ord');
  const comments = Array.from({ length: 500 }, (_, nr) =>
    newAnchor(before, { block: `bstycke${nr % 300}`, falt: '' }, { text: `ord${nr % 300} ord` }),
  );
  const follower = new AnchorFollower(before, long('sak'));
  const worked = workedMs();
  for (const comment of comments) follower.follow(comment);
  expect((workedMs() - worked) / pace()).toBeLessThan(1_500);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedDocument } from '#lib/blocks/generated-documents.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { mergeText, mergeWritten } from '#lib/content/merge-written.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';

const p = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: text === '' ? [] : [{ type: 'text', text }] });
const of = (...block: Block[]): ArticleContent => ({ rubrik: '', ingress: '', slug: '', meta: {}, hero: null, block });
const merged = (bas: Block[], min: Block[], deras: Block[]) => mergeWritten(of(...bas), of(...min), of(...deras)).block;

test('letters that two write in one text at one time are all there, and what either takes out is gone', () => {
  expect(mergeText({ bas: 'Bron rasar.', min: 'Bron rasar i dag.', deras: 'Gamla bron rasar.' })).toBe('Gamla bron rasar i dag.');
  // What both have written anew stands one after the other, and is not mixed.
  expect(mergeText({ bas: 'Skrivet förut här.', min: 'Chefens ingress.', deras: 'Robotens text.' })).toBe('Robotens textChefens ingress.');
  expect(mergeText({ bas: 'ab', min: 'aXb', deras: 'aYb' })).toBe('aYXb');
  expect(mergeText({ bas: 'ett två tre', min: 'ett tre', deras: 'ett två fyra tre' })).toBe('ett fyra tre');
});

test('what both have put instead of the same, or left of the same word, is there once, also a single letter', () => {
  expect(mergeText({ bas: '3 döda', min: '4 döda i går', deras: 'Nu 4 döda' })).toBe('Nu 4 döda i går');
  expect(mergeText({ bas: 'n一S', min: '一', deras: '一!' })).toBe('一!');
  expect(mergeText({ bas: 'se n一S nu', min: 'se 一 nu då', deras: 'ja se 一 nu' })).toBe('ja se 一 nu då');
  // Two who type the same letter have each typed one.
  expect(mergeText({ bas: 'ab', min: 'aXb!', deras: '?aXb' })).toBe('?aXXb!');
});

test('a paragraph that one divides or joins with another is written in meanwhile, at the right place', () => {
  const whole = [p('bett00001', 'Hej alla barn.')];
  const divided = [p('bett00001', 'Hej'), p('btva00001', ' alla barn.')];
  expect(merged(whole, divided, [p('bett00001', 'Hej alla snälla barn.')])).toEqual([
    p('bett00001', 'Hej'),
    p('btva00001', ' alla snälla barn.'),
  ]);
  expect(merged(divided, whole, [p('bett00001', 'Hej'), p('btva00001', ' alla snälla barn.')])).toEqual([
    p('bett00001', 'Hej alla snälla barn.'),
  ]);
});

test('what one types at the end of a paragraph stays in it, though another begins a new one there', () => {
  const bas = [p('bett00001', 'Hej')];
  const more = [p('bett00001', 'Hej du')];
  const next = [p('bett00001', 'Hej'), p('btva00001', 'Ny')];
  const both = [p('bett00001', 'Hej du'), p('btva00001', 'Ny')];
  expect([merged(bas, more, next), merged(bas, next, more)]).toEqual([both, both]);
});

test('of a block that one takes out and another writes in those words are left; one that is moved takes them along', () => {
  const bas = [p('bett00001', 'Ett'), p('btva00001', 'Två'), p('btre00001', 'Tre')];
  const without = [bas[0], bas[2]] as Block[];
  const written = [p('bett00001', 'Ett'), p('btva00001', 'Två till'), p('btre00001', 'Tre')];
  const left = written.with(1, p('btva00001', ' till'));
  expect([merged(bas, without, written), merged(bas, written, without)]).toEqual([left, left]);
  const moved = [p('btva00001', 'Två'), p('bett00001', 'Ett'), p('btre00001', 'Tre')];
  const both = [p('btva00001', 'Två till'), p('bett00001', 'Ett'), p('btre00001', 'Tre')];
  expect([merged(bas, moved, written), merged(bas, written, moved)]).toEqual([both, both]);
});

test('a list that one makes paragraphs of while another adds to it goes on in a list of its own', () => {
  const item = (text: string): Block => ({ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  const list = (id: string, ...content: Block[]): Block => ({ type: 'bulletList', attrs: { id }, content });
  const bas = [list('blista001', item('Ett'), item('Två'))];
  const paragraphs = [p('blista001', 'Ett'), p('btva00001', 'Två')];
  const longer = [list('blista001', item('Ett'), item('Två'), item('Tre'), item('Fyra'))];
  const both = [...paragraphs, list('blista001_2', item('Tre'), item('Fyra'))];
  expect([merged(bas, paragraphs, longer), merged(bas, longer, paragraphs)]).toEqual([both, both]);
});

test('a list that both make something else of is one of the two, and never something between them', () => {
  const item = (text: string): Block => ({ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  const list = (type: string): Block => ({ type, attrs: { id: 'blista001' }, content: [item('Ett')] });
  const bas = [list('bulletList')];
  expect(merged(bas, [p('blista001', 'Ett')], [list('orderedList')])).toEqual([p('blista001', 'Ett')]);
  expect(merged(bas, [list('orderedList')], [p('blista001', 'Ett')])).toEqual([list('orderedList')]);
});

test('a list that both make paragraphs of is paragraphs once, with what either writes in them meanwhile', () => {
  const item = (text: string): Block => ({ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  const bas: Block[] = [{ type: 'bulletList', attrs: { id: 'blista001' }, content: [item('Ett'), item('Två'), item('Tre')] }];
  const paragraphs = (own: string, ...texts: string[]) =>
    texts.map((text, place) => p(place === 0 ? 'blista001' : `b${own}${place}`, text));
  const mine = paragraphs('min', 'Ett', 'Två till', 'Tre');
  expect(merged(bas, mine, paragraphs('der', 'Ett', 'Två', 'Tre'))).toEqual(paragraphs('der', 'Ett', 'Två till', 'Tre'));
  const others = paragraphs('min', 'Ett', 'Två', 'Tre').with(0, p('bannan001', 'Ett'));
  expect(merged(bas, others, paragraphs('der', 'Ett', 'Två', 'Tre')).map(textOf)).toEqual(['Ett', 'Två', 'Tre']);
});

test('what looks another way keeps the words that are written in it meanwhile', () => {
  const bas = [p('bett00001', 'Hej')];
  const bold: Block = {
    type: 'heading',
    attrs: { id: 'bett00001', level: 2 },
    content: [{ type: 'text', text: 'Hej', marks: [{ type: 'bold' }] }],
  };
  const [block] = merged(bas, [bold], [p('bett00001', 'Hejsan')]);
  expect(block).toEqual({
    ...bold,
    content: [
      { type: 'text', text: 'Hej', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'san' },
    ],
  });
});

test('blocks that are filled in are merged field by field, and their entries by id', () => {
  const faq = (titel: string, ...fragor: Array<[string, string]>): Block => ({
    type: 'fragasvar',
    attrs: { id: 'bfaq00001', titel, url: 'https://a.se/', fragor: fragor.map(([id, fraga]) => ({ id, fraga })) },
  });
  const bas = [faq('Om bron', ['f1', 'När kom den'], ['f2', 'Vem ritade'])];
  const min = [faq('Allt om bron', ['f1', 'När kom den till'], ['f2', 'Vem ritade'])];
  const deras = [faq('Om bron', ['f1', 'När kom den egentligen'], ['f3', 'Var'], ['f2', 'Vem ritade'])];
  expect(merged(bas, min, deras)).toEqual([
    faq('Allt om bron', ['f1', 'När kom den egentligen till'], ['f3', 'Var'], ['f2', 'Vem ritade']),
  ]);
});

test('entries that have no ids are all there when both have added some, changed one or taken one out', () => {
  const facts = (...punkter: string[]): Block => ({ type: 'faktaruta', attrs: { id: 'bfakta001', punkter } });
  const of3 = (min: Block, deras: Block) => merged([facts('Ett', 'Två', 'Tre')], [min], [deras]);
  expect(of3(facts('Ett', 'Två', 'Tre', 'Mitt'), facts('Deras', 'Ett', 'Två', 'Tre'))).toEqual([
    facts('Deras', 'Ett', 'Två', 'Tre', 'Mitt'),
  ]);
  expect(of3(facts('Ett', 'Tre'), facts('Ett', 'Två', 'Tre, ändrat'))).toEqual([facts('Ett', 'Tre, ändrat')]);
  const rows = (...rader: string[][]): Block => ({ type: 'tabell', attrs: { id: 'btabell01', rader } });
  const both = merged([rows(['a', 'b'])], [rows(['a', 'b'], ['mina', 'ord'])], [rows(['a', 'deras b'])]);
  expect(both).toEqual([rows(['a', 'deras b'], ['mina', 'ord'])]);
});

test('a document of any kind that two have written at both ends of is as it was in between', () => {
  fc.assert(
    fc.property(generatedDocument.map(withoutNothing), (document) => {
      const bas = of(...document);
      const [first, last] = [p('bfirst0001', 'A'), p('blast00001', 'Ö')];
      expect(mergeWritten(bas, of(...document, last), of(first, ...document)).block).toEqual([first, ...document, last]);
      for (const [place, block] of document.entries()) {
        const min = withSign(block, 'X');
        const deras = withSign(block, 'Y');
        if (min === undefined || deras === undefined) continue;
        const at = (one: Block) => document.with(place, one);
        expect(merged(document, at(min), at(deras))[place]).toEqual(withSign(block, 'YX'));
      }
    }),
    { numRuns: 60 },
  );
});

/** With as few texts as say the same, as the editor has it. */
function withoutNothing(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    if (block.content === undefined) return block;
    const content: NonNullable<Block['content']> = [];
    for (const node of block.content) {
      const last = content.at(-1);
      if (!('text' in node)) content.push(...withoutNothing([node]));
      else if (last !== undefined && 'text' in last && equalJson(last.marks ?? [], node.marks ?? [])) last.text += node.text;
      else if (node.text !== '') content.push({ type: 'text', text: node.text, ...(node.marks?.length ? { marks: node.marks } : {}) });
    }
    return { ...block, content };
  });
}

/** The block with something written last in its first line. */
function withSign(block: Block, sign: string): Block | undefined {
  const [child] = block.content ?? [];
  if (child === undefined) return undefined;
  if (child.type !== 'text') {
    const inner = withSign(child as Block, sign);
    return inner === undefined ? undefined : { ...block, content: [inner, ...(block.content ?? []).slice(1)] };
  }
  const content = block.content ?? [];
  const last = content.at(-1);
  if (last === undefined || !('text' in last)) return undefined;
  return {
    ...block,
    content:
      last.marks === undefined
        ? [...content.slice(0, -1), { ...last, text: last.text + sign }]
        : [...content, { type: 'text', text: sign }],
  };
}

/** What five have done, as it was found by chance: both replace a word and keep a letter of its middle. */
const LETTER_OF_A_REPLACED_WORD: Step[] = [
  [1, 0, 2457],
  [2, 3, 1086],
  [3, 3, 810],
  [1, 3, 0],
  [2, 3, 0],
  [1, 3, 1850],
  [1, 3, 0],
  [0, 0, 0],
  [0, 4, 0],
  [0, 0, 0],
  [1, 4, 2063],
  [0, 0, 0],
  [0, 2, 0],
  [0, 0, 783],
  [1, 0, 0],
  [3, 5, 0],
  [1, 0, 0],
  [0, 0, 0],
  [0, 4, 0],
  [1, 0, 0],
  [0, 2, 9998],
  [0, 0, 0],
  [1, 3, 0],
  [0, 0, 0],
  [0, 0, 0],
  [1, 5, 0],
  [2, 5, 0],
  [2, 2, 1150],
  [0, 0, 0],
  [0, 0, 0],
  [4, 5, 0],
  [0, 0, 0],
  [0, 0, 0],
  [4, 2, 9062],
  [2, 2, 4782],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [4, 5, 0],
  [0, 0, 0],
];

/** A block comes to stand in one stretch, with its own name, and begins in another too. */
const ONE_NAME_IN_TWO_STRETCHES: Step[] = [
  [4, 3, 8779],
  [4, 3, 208],
  [3, 3, 975],
  [4, 5, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [2, 3, 9680],
  [0, 4, 1267],
  [0, 0, 0],
  [3, 5, 0],
  [2, 5, 0],
  [0, 3, 0],
  [0, 3, 0],
  [0, 3, 3032],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [2, 3, 224],
  [3, 0, 1471],
  [0, 4, 0],
  [0, 5, 0],
  [0, 0, 0],
  [2, 0, 5637],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [0, 3, 0],
  [0, 0, 0],
  [0, 4, 1130],
  [3, 5, 0],
  [1, 5, 0],
  [1, 3, 3118],
  [0, 0, 0],
];

type Step = [who: number, what: number, where: number];

test('five who write at once, each from what the service last told them, come to one text with every sign in it once', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(6), fc.nat(10_000)), { minLength: 40, maxLength: 160 }), (steps) => {
      let server = of(p('bett00001', 'Början'), p('btva00001', 'Slutet'));
      const writers = Array.from({ length: 5 }, () => ({ known: server, draft: server }));
      let [next, ids] = [0x4e00, 0];
      const typed = new Set<string>();
      const taken = new Set<string>();
      for (const [who, what, where] of steps) {
        const writer = writers[who];
        if (writer === undefined) continue;
        if (what >= 5) {
          const before = server;
          server = mergeWritten(writer.known, writer.draft, before);
          Object.assign(writer, { known: server, draft: server });
          continue;
        }
        const done = edited(writer.draft.block, what, where, {
          sign: () => String.fromCodePoint(next++),
          id: () => `bny${String(ids++).padStart(6, '0')}`,
        });
        for (const sign of done.typed) typed.add(sign);
        for (const sign of done.taken) taken.add(sign);
        writer.draft = { ...writer.draft, block: done.block };
      }
      for (const writer of writers) server = mergeWritten(writer.known, writer.draft, server);
      const text = server.block.map(textOf).join('');
      for (const sign of typed) {
        const times = text.split(sign).length - 1;
        expect(taken.has(sign) ? times <= 1 : times === 1, `${sign} ${times} times in ${text}`).toBe(true);
      }
      expect(new Set(server.block.map(({ attrs }) => attrs?.id)).size).toBe(server.block.length);
      expect(server.block.every((block) => equalJson(block, p(String(block.attrs?.id), textOf(block))))).toBe(true);
    }),
    { numRuns: 200, examples: [[LETTER_OF_A_REPLACED_WORD], [ONE_NAME_IN_TWO_STRETCHES]] },
  );
});

/** A line that begins in the list above stands where a block did, and the word after that is changed by both. */
const LINE_OF_ANOTHER_LIST: Step[] = [
  [2, 4, 5845],
  [0, 4, 5073],
  [2, 1, 1761],
  [2, 4, 8412],
  [0, 3, 1575],
  [2, 3, 8248],
  [0, 4, 9223],
  [0, 3, 4009],
];

test('three who write, make lists of paragraphs and paragraphs of lists at once come to one text that is a document, with every sign in it once', () => {
  const lines = (block: Block): string[] => (block.type === 'paragraph' ? [textOf(block)] : (block.content ?? []).map(itemText));
  const itemText = (item: Block | TextNode) => ('text' in item ? '' : textOf(item.content?.[0] as Block));
  const list = (id: string, texts: readonly string[]): Block => ({
    type: 'bulletList',
    attrs: { id },
    content: texts.map((text) => ({ type: 'listItem', content: [plain(text)] })),
  });
  const plain = (text: string): Block => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] });
  const written = (block: Block, texts: readonly string[]) =>
    block.type === 'paragraph' ? p(String(block.attrs?.id), texts[0] ?? '') : list(String(block.attrs?.id), texts);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(6), fc.nat(10_000)), { minLength: 20, maxLength: 80 }), (steps) => {
      let server = of(p('bett00001', 'Början'), list('blista001', ['Ett', 'Två']), p('btva00001', 'Slutet'));
      const writers = Array.from({ length: 3 }, () => ({ known: server, draft: server }));
      let [next, ids] = [0x4e00, 0];
      const typed: string[] = [];
      const fresh = () => `bny${String(ids++).padStart(6, '0')}`;
      for (const [who, what, where] of steps) {
        const writer = writers[who];
        if (writer === undefined) continue;
        const { block } = writer.draft;
        const place = where % block.length;
        const one = block[place];
        if (what >= 5) {
          server = mergeWritten(writer.known, writer.draft, server);
          Object.assign(writer, { known: server, draft: server });
          continue;
        }
        if (one === undefined) continue;
        const texts = lines(one);
        const id = String(one.attrs?.id);
        const line = where % texts.length;
        const put = (changed: Block[]) => Object.assign(writer, { draft: of(...block.toSpliced(place, 1, ...changed)) });
        if (what === 4) {
          if (one.type === 'paragraph') put([list(id, texts)]);
          else put(texts.map((text, index) => p(index === 0 ? id : fresh(), text)));
          continue;
        }
        const sign = String.fromCodePoint(next++);
        typed.push(sign);
        const text = texts[line] ?? '';
        const at = where % (text.length + 1);
        if (what === 3 && one.type === 'bulletList') put([list(id, texts.toSpliced(line + 1, 0, sign))]);
        else put([written(one, texts.with(line, text.slice(0, at) + sign + text.slice(at)))]);
      }
      for (const writer of writers) server = mergeWritten(writer.known, writer.draft, server);
      const text = server.block.flatMap(lines).join('');
      const inOrder = (signs: string) => [...signs].toSorted().join('');
      expect(inOrder(text), JSON.stringify(server.block)).toBe(inOrder(`BörjanEttTvåSlutet${typed.join('')}`));
      expect(new Set(server.block.map(({ attrs }) => attrs?.id)).size).toBe(server.block.length);
      expect(server.block).toEqual(server.block.map((block) => written(block, lines(block))));
    }),
    { numRuns: 200, examples: [[LINE_OF_ANOTHER_LIST]] },
  );
});

const textOf = ({ content = [] }: Block) => content.map((node) => ('text' in node ? node.text : '')).join('');

interface Source {
  sign: () => string;
  id: () => string;
}

function edited(block: Block[], what: number, where: number, { sign, id }: Source): { block: Block[]; typed: string[]; taken: string[] } {
  const place = where % Math.max(1, block.length);
  const one = block[place];
  if (one === undefined) return { block: [p(id(), '')], typed: [], taken: [] };
  const text = textOf(one);
  const at = where % (text.length + 1);
  const own = String(one.attrs?.id);
  const nothing = { typed: [], taken: [] };
  if (what === 0 || what === 1) {
    const put = sign();
    return { block: block.with(place, p(own, text.slice(0, at) + put + text.slice(at))), typed: [put], taken: [] };
  }
  if (what === 2)
    return { block: block.with(place, p(own, text.slice(0, at) + text.slice(at + 1))), typed: [], taken: [...text.slice(at, at + 1)] };
  if (what === 3) return { block: block.toSpliced(place, 1, p(own, text.slice(0, at)), p(id(), text.slice(at))), ...nothing };
  const before = block[place - 1];
  if (before === undefined) return { block, ...nothing };
  return { block: block.toSpliced(place - 1, 2, p(String(before.attrs?.id), textOf(before) + text)), ...nothing };
}

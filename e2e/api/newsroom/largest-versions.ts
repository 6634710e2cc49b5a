import { paragraph } from './articles.ts';

const words = (seed: number, count: number) => Array.from({ length: count }, (_, index) => `ord${(index * seed) % 7919}`).join(' ');
/** Versions as large as they may be, of each kind that takes something of its own of whoever reads them; of another seed, other words or another order. */
export const VERSIONS: Record<string, (seed: number) => unknown[]> = {
  'fyrtiofem långa stycken, omskrivna': (seed) =>
    Array.from({ length: 45 }, (_, index) => paragraph(words(seed + index, 2_000), `bstycke${1000 + index}`)),
  'två tusen stycken i annan ordning': (seed) => {
    const all = Array.from({ length: 2_000 }, (_, index) => paragraph(words(index + 1, 55), `bstycke${100_000 + index}`));
    return all.toSorted((one, other) => order(one, seed) - order(other, seed));
  },
  'två tusen stycken fulla av länkar': (seed) =>
    dense(seed, (id, nr) => ({
      type: 'paragraph',
      attrs: { id },
      content: Array.from({ length: 6 }, (_, link) => ({
        type: 'text',
        text: `ord${link}`,
        marks: [{ type: 'link', attrs: { href: `https://example.se/${nr}` } }],
      })),
    })),
  'två tusen bilder': (seed) =>
    dense(seed, (id, nr) => ({
      type: 'image',
      attrs: {
        id,
        src: `https://example.se/bilder/en-bild-med-ett-ganska-langt-namn-${nr}.jpg`,
        alt: words(nr + 1, 20),
        caption: words(nr + 1, 20),
      },
    })),
  'block fulla av relaterade länkar': (seed) =>
    dense(seed, (id, nr) => ({
      type: 'relaterat',
      attrs: { id, lankar: Array.from({ length: 1_000 }, (_, link) => ({ rubrik: `R${link}`, url: `/mat/${nr}-${link}` })) },
    })),
  'bildgallerier med tusen bilder': (seed) =>
    dense(seed, (id, nr) => ({
      type: 'galleri',
      attrs: { id, bilder: Array.from({ length: 1_000 }, (_, picture) => ({ src: `https://example.se/${nr}-${picture}`, alt: 'a' })) },
    })),
  'tabeller med tusentals rutor': (seed) =>
    dense(seed, (id) => ({
      type: 'table',
      attrs: { id },
      content: Array.from({ length: 1_000 }, () => ({
        type: 'tableRow',
        content: Array.from({ length: 6 }, () => ({ type: 'tableCell' })),
      })),
    })),
  'en liverapport med tolv tusen inlägg': (seed) => [
    {
      type: 'liveinlagg',
      attrs: {
        id: 'blive100000',
        inlagg: Array.from({ length: 12_000 }, (_, nr) => ({
          id: `i${nr}`,
          tid: '2026-05-09T12:00',
          text: `Text ${nr % seed === 0 ? seed : nr}`,
        })),
      },
    },
  ],
};

/** As many blocks as a version has room for, every fifteenth of them other words by the seed. */
function dense(seed: number, make: (id: string, nr: number) => { attrs: object }): unknown[] {
  const blocks: unknown[] = [];
  for (let nr = 0, bytes = 0; nr < 2_000; nr++) {
    const block = make(`bstycke${100_000 + nr}`, nr % 15 === 0 ? nr + seed : nr);
    bytes += JSON.stringify(block).length + 1;
    if (bytes > 1_020_000) break;
    blocks.push(block);
  }
  return blocks;
}
const order = (block: unknown, seed: number) => (Number(/\d{6}/.exec(JSON.stringify(block))?.[0]) * seed) % 7919;

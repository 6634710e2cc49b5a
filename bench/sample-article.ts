/** A believable 60-block article of about 19 kB: what every figure of the benchmark is measured with. */

const WORDS =
  'bageriet öppnade grannarna kön ringlade kvarteret surdeg kaffe morgonen ljuset föll över torget medan musiken spelade någon skrattade högt sommaren kom tidigt hamnen båtarna väntade fisken rökte tanten berättade om förr när spårvagnen gick hela vägen ut till stranden'.split(
    ' ',
  );

/** Small, seeded and good enough: the same number gives the same article on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface SampleArticle {
  sektion: string;
  mall: string;
  rubrik: string;
  ingress: string;
  taggar: string[];
  block: Array<{ type: string; attrs: Record<string, unknown>; content?: unknown[] }>;
}

const SECTIONS = ['nyheter', 'noje', 'mat', 'resor', 'stil', 'kultur'];
const BLOCKS = 60;
/** One article in a hundred has this word, so that a search for it finds many and not all. */
export const RARE_WORD = 'stjärnanis';

export function sampleArticle(number: number): SampleArticle {
  const random = randomFrom(number + 1);
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? 'ord';
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const sentence = (count: number) => {
    const text = words(count);
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
  };
  const block = Array.from({ length: BLOCKS }, (_, index) => {
    const attrs = { id: `b${number.toString(36).padStart(5, '0')}${index.toString(36).padStart(3, '0')}` };
    if (index % 10 === 3) return { type: 'heading', attrs: { ...attrs, level: 2 }, content: [{ type: 'text', text: sentence(4) }] };
    if (index % 20 === 7) return { type: 'citat', attrs: { ...attrs, text: sentence(16), vem: 'Maja Lind, bagare' } };
    return {
      type: 'paragraph',
      attrs,
      content: [
        { type: 'text', text: `${sentence(22)} ` },
        { type: 'text', text: word(), marks: [{ type: 'bold' }] },
        { type: 'text', text: ` ${sentence(12)}` },
      ],
    };
  });
  const rare = number % 100 === 0 ? ` ${RARE_WORD}` : '';
  return {
    sektion: SECTIONS[number % SECTIONS.length] ?? 'nyheter',
    mall: 'nyhet',
    rubrik: `${sentence(6).slice(0, -1)} ${number}`,
    ingress: `${sentence(20)}${rare}`,
    taggar: [word(), word()],
    block,
  };
}

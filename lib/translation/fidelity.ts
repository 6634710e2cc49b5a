import type { TextNode } from '#lib/contract/block.ts';

const plain = (nodes: readonly TextNode[]) => nodes.map(({ text }) => text).join('');

/**
 * Why a translated line is not what its source says, in Swedish; `undefined` when nothing that can be counted was lost or
 * added. Tags and whole addresses have been held by decodeLine already; this holds figures, the names of sites, paragraphs,
 * the length, and that there is no character that text does not have.
 */
export function unfaithful(source: readonly TextNode[], translated: readonly TextNode[]): string | undefined {
  const before = plain(source);
  const after = plain(translated);
  if (after.trim() === '') return 'texten försvann.';
  if (after.trim() === before.trim() && isSentence(before)) return 'texten är inte översatt.';
  if (hasForeignCharacter(before, after)) return 'texten har tecken eller radbrytningar som inte finns i källan.';
  const figures = lostOrAdded(numbersIn(before), numbersIn(after));
  if (figures !== undefined) return `siffran ${figures}`;
  const sites = lostOrAdded(sitesIn(before), sitesIn(after));
  if (sites !== undefined) return `adressen ${sites}`;
  if (paragraphs(before) !== paragraphs(after)) return 'antalet stycken stämmer inte.';
  if (after.length > before.length * 3 + 200) return 'texten är mycket längre än källan.';
  if (after.length * 4 + 40 < before.length) return 'texten är mycket kortare än källan.';
  return undefined;
}

/** Several words in running text: a name, a title or a single word may be the same in both languages. */
function isSentence(text: string): boolean {
  return (text.match(/(?<=\s|^)\p{Ll}{2,}/gu) ?? []).length >= 5;
}

function paragraphs(text: string): number {
  return text.trim().split(/\n\s*\n/).length;
}

/**
 * The figures of a text, sorted, however the language groups thousands, writes decimals or tells the time:
 * «12 000» and «12,000», «3,5» and «3.5», «18.30» and «6.30 pm» are the same.
 */
export function numbersIn(text: string): string[] {
  const hours = text.replace(
    /\b(\d{1,2})(?:[.:](\d{2}))?\s?([ap])\.?m\b\.?/gi,
    (_, hour: string, minute: string | undefined, half: string) => {
      const onClock = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
      return ` ${onClock}.${minute ?? '00'} `;
    },
  );
  const wholeHours = hours.replace(/(?<![\d.,:])([01]?\d|2[0-3])[.:]00(?![.,:]*\d)/g, '$1');
  const grouped = wholeHours.replace(/(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?!\d)/g, (number) => number.replace(/\D/g, ''));
  return (grouped.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+(?=\d)/, '')).sort();
}

/** The names of sites, in small letters as they are written: the «se» that begins a sentence is none. */
function sitesIn(text: string): string[] {
  return text.match(/(?<![\p{L}\d.-])(?:[\p{L}\d-]+\.)+(?:se|com|net|org|nu|io|eu|example)(?![\p{L}\d])/gu) ?? [];
}

const CONTROL = /\p{Cc}/gu;

/** Half a character, or one that controls and says nothing, a line break included: none of a model's own is kept. */
function hasForeignCharacter(before: string, after: string): boolean {
  const known = new Set(before.match(CONTROL) ?? []);
  return !after.isWellFormed() || (after.match(CONTROL) ?? []).some((character) => !known.has(character));
}

function lostOrAdded(before: readonly string[], after: readonly string[]): string | undefined {
  const left = new Map<string, number>();
  for (const one of after) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of before) {
    const times = left.get(one) ?? 0;
    if (times === 0) return `${one} saknas.`;
    left.set(one, times - 1);
  }
  const added = after.find((one) => (left.get(one) ?? 0) > 0);
  return added === undefined ? undefined : `${added} finns inte i källan.`;
}

/** Whoever reads what is missing wants to know that much is, not how much. */
const MOST_NAMES = 200;

/** Names of two words or more within the sentences of a source whose last word the translation has not. */
export function missingNames(source: string, translated: string): string[] {
  const names = source.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu) ?? [];
  return [...new Set(names)].slice(0, MOST_NAMES).filter((name) => {
    const last = name.slice(name.lastIndexOf(' ') + 1).replace(/s$/, '');
    return !translated.includes(last);
  });
}

import type { Language } from '#lib/contract/languages.ts';

/** A word in capitals that does not begin a sentence, a quotation or what follows a colon: in Swedish, a name. */
const NAME = /(?<![\p{L}\d-])\p{Lu}\p{Ll}[\p{L}-]*/gu;
const BEFORE_BEGINNING = new Set(['', ...'.!?…:;–—"”’»«(']);

/** So many letters of a source's word are enough for it to be another form of a name: «Uppsala» of «uppsalabo». */
const STEM = 4;

/** The names in a Swedish text that its source has in no form. Those that begin a sentence cannot be told from other words. */
export function inventedNames(text: string, source: string): string[] {
  const words = [...new Set(source.toLowerCase().match(/\p{L}[\p{L}-]*/gu) ?? [])];
  return [...text.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    if (BEFORE_BEGINNING.has(text.slice(0, index).trimEnd().slice(-1))) return [];
    const stem = name.toLowerCase().replace(/s$/, '');
    return words.some((word) => word.startsWith(stem) || (word.length >= STEM && stem.startsWith(word))) ? [] : [name];
  });
}

/** The texts that name nobody whom their source does not. In English any word of a headline may have a capital: all pass. */
export function withoutInventedNames(texts: readonly string[], source: string, sprak: Language): readonly string[] {
  return sprak === 'sv' ? texts.filter((text) => inventedNames(text, source).length === 0) : texts;
}

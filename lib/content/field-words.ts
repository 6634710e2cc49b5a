/** The shared fields of an article as a journalist calls them. */
const FIELD_WORDS: Record<string, string> = {
  sektion: 'sektionen',
  mall: 'mallen',
  mall_version: 'mallen',
  rubrik: 'rubriken i listor',
  taggar: 'taggarna',
  kategorier: 'kategorierna',
  sponsrad: 'annonsmärkningen',
  kallor: 'källorna',
  ansvarig: 'ansvarig',
  status: 'statusen',
  raderad: 'om den är raderad',
};

/** Those fields as they are said in a sentence. */
export function inWords(fields: readonly string[]): string {
  const [last = '', ...others] = [...new Set(fields.map((field) => FIELD_WORDS[field] ?? field))].toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} och ${last}`;
}

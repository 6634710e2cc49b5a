import type { ArticleContent, Source } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Random } from '#lib/proving/random.ts';
import { paragraph } from '#lib/templates/example-blocks.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

/** An article of the proving ground, whole and right. */
export interface ProvedArticle extends ArticleContent {
  taggar: string[];
  kallor: Source[];
  ansvarig: string | null;
}

/** Those of the two paragraphs that no example has, by which an answer is known to be written for this task. */
export const OWN_PARAGRAPHS = { contact: 'bprovbana01', archive: 'bprovbana02' } as const;

const FIRST_NAMES = ['Agnes', 'Birger', 'Dagny', 'Elof', 'Frida', 'Gunnel', 'Hjalmar', 'Ingrid', 'Kerstin', 'Ludvig'] as const;
const LAST_NAMES = ['Alström', 'Bergkvist', 'Dahlbom', 'Ekdahl', 'Forsman', 'Grankvist', 'Hallberg', 'Lindvall', 'Nordlander'] as const;
const PLACES = ['Arboga', 'Boden', 'Falköping', 'Hudiksvall', 'Kalmar', 'Mariestad', 'Nora', 'Sala', 'Ystad'] as const;

export function personName(random: Random): string {
  return `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
}

export function placeName(random: Random): string {
  return random.pick(PLACES);
}

/** A number of so many digits that does not begin with a nought. */
export function digits(random: Random, count: number): string {
  const least = 10 ** (count - 1);
  return String(least + random.below(9 * least));
}

/** A word that no article has: what is looked for in an answer must be nowhere else. */
export function inventedWord(random: Random): string {
  const syllables = ['bla', 'dro', 'fli', 'gnu', 'kvo', 'lyx', 'mox', 'plu', 'skva', 'tri', 'vyx', 'zan'] as const;
  const word = Array.from({ length: 3 }, () => random.pick(syllables)).join('');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/**
 * The template's example in Swedish, with a responsible person and two paragraphs by chance: whoever answers with the example that everybody
 * can read has thrown words of this article away. Passes every check, as the example does.
 */
export function provedArticle(mall: string, random: Random): ProvedArticle {
  const template = TEMPLATES_WITH_EXAMPLES.get(mall);
  if (template === undefined) throw new Error(`there is no template ${mall}`);
  const article = structuredClone(template.exempel.sv);
  return { ...article, ansvarig: personName(random), block: [...article.block, ...ownParagraphs(random)] };
}

function ownParagraphs(random: Random): Block[] {
  const contact = `Frågor om artikeln besvaras av ${personName(random)} på redaktionen i ${placeName(random)}, anknytning ${digits(random, 4)}.`;
  const archive = `Underlaget finns kvar i arkivet under nummer ${digits(random, 6)} och kan läsas där av den som vill kontrollera det.`;
  return [paragraph(OWN_PARAGRAPHS.contact, contact), paragraph(OWN_PARAGRAPHS.archive, archive)];
}

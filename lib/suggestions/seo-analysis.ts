import { linksInText, textOfBlock } from '#lib/blocks/block-text.ts';
import { countWords } from '#lib/content/plain-text.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { characterCount } from '#lib/contract/characters.ts';
import type { SeoFinding } from '#lib/contract/suggestion.ts';
import { LENGTHS } from '#lib/suggestions/lengths.ts';

const LEAST_WORDS = 200;
const WORDS_WITHOUT_HEADING = 300;
const LONGEST_SLUG = 75;
/** Shorter words say little of what an article is about. */
const TELLING_LETTERS = 5;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What search engines find good and bad in an article: counted, never guessed. The same article always gives the same findings. */
export function analyseSeo(article: ArticleContent): SeoFinding[] {
  const { rubrik, ingress, block, meta, hero, slug } = article;
  const { seoTitel = '', seoBesk = '' } = meta;
  const paragraphs = block.map(textOfBlock).filter((text) => text.trim() !== '');
  const words = countWords(paragraphs.join('\n'));
  const headings = block.filter(({ type }) => type === 'heading').length;
  const links = block.reduce((sum, one) => sum + linksInText(one, '').length, 0);
  const telling = wordsOf(rubrik).filter((word) => word.length >= TELLING_LETTERS);
  const opening = new Set(wordsOf(`${ingress} ${paragraphs[0] ?? ''}`));
  return [
    lengthOf('meta.seoTitel', 'SEO-titeln', seoTitel, LENGTHS.seoTitel),
    lengthOf('meta.seoBesk', 'SEO-beskrivningen', seoBesk, LENGTHS.seoBesk),
    lengthOf('rubrik', 'Rubriken', rubrik, LENGTHS.rubrik),
    found(
      'slug',
      slug !== '' && slug.length <= LONGEST_SLUG,
      'Adressen är lagom lång.',
      slug === ''
        ? 'Artikeln har ingen adress än. Skriv en rubrik så får den en.'
        : `Adressen är ${slug.length} tecken. Korta den till de viktigaste orden.`,
    ),
    found(
      'ingress',
      telling.length === 0 || telling.some((word) => opening.has(word)),
      'Rubrikens ord kommer igen i början av texten.',
      'Inget av rubrikens ord finns i ingressen eller första stycket. Säg tidigt vad artikeln handlar om.',
    ),
    found(
      'block',
      words >= LEAST_WORDS,
      `Texten har ${words} ord.`,
      `Texten har bara ${words} ord. Sökmotorer förstår längre texter bättre.`,
    ),
    found(
      'block',
      words < WORDS_WITHOUT_HEADING || headings > 0,
      headings > 0
        ? `Texten har ${headings} ${headings === 1 ? 'mellanrubrik' : 'mellanrubriker'}.`
        : 'Texten är så kort att den klarar sig utan mellanrubriker.',
      'Texten saknar mellanrubriker. Dela upp den så att den går att överblicka.',
    ),
    found(
      'block',
      links > 0,
      `Texten har ${links} ${links === 1 ? 'länk' : 'länkar'}.`,
      'Texten har inga länkar. Länka till en källa eller en annan artikel.',
    ),
    found(
      'hero.alt',
      hero !== null && (hero.alt ?? '').trim() !== '',
      'Huvudbilden har alternativtext.',
      hero === null ? 'Artikeln saknar huvudbild. Lägg till en.' : 'Huvudbilden saknar alternativtext. Beskriv vad den visar.',
    ),
  ];
}

function found(falt: string, bra: boolean, good: string, bad: string): SeoFinding {
  return { falt, bra, text: bra ? good : bad };
}

function lengthOf(falt: string, namn: string, text: string, { minst, mest }: { minst: number; mest: number }): SeoFinding {
  const length = characterCount(text.trim());
  if (length === 0) return { falt, bra: false, text: `${namn} saknas. Skriv en på högst ${mest} tecken.` };
  if (length > mest) return { falt, bra: false, text: `${namn} är ${length} tecken. Korta till högst ${mest}.` };
  if (length < minst) return { falt, bra: false, text: `${namn} är ${length} tecken. Skriv minst ${minst}.` };
  return { falt, bra: true, text: `${namn} är lagom lång: ${length} tecken.` };
}

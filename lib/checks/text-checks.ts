import type { RunningText } from '#lib/blocks/block-text.ts';
import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckedArticle } from '#lib/checks/check-context.ts';
import { kindOf, LETTER } from '#lib/content/character-kinds.ts';
import { countWords } from '#lib/content/plain-text.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Template } from '#lib/templates/define-template.ts';

const MOST_WORDS_WITHOUT_HEADING = 600;
const MOST_WORDS_IN_PARAGRAPH = 120;

/** How long the text and its paragraphs are. */
export function* checkLength(document: WalkedDocument, mall: Template | undefined): Steps<ArticleFinding[]> {
  const texts = document.top.flatMap((block) => block.texts);
  const { antal, running } = yield* wordsOf(texts);
  const found: ArticleFinding[] = [];
  const minst = mall?.minstOrd ?? 0;
  if (antal < minst) found.push({ kod: 'text_kort', falt: 'block', params: { antal, minst } });
  if (running > MOST_WORDS_WITHOUT_HEADING && !document.all.some(({ node }) => node.type === 'heading'))
    found.push({ kod: 'rubriker_saknas', falt: 'block', params: { antal: running } });
  const long = yield* gathered(document.all, ({ node, falt, id }): ArticleFinding[] => {
    if (node.type !== 'paragraph') return [];
    const length = countWords((node.content ?? []).map((child) => ('text' in child ? child.text : '')).join(''));
    return length > MOST_WORDS_IN_PARAGRAPH ? [{ kod: 'lang_paragraf', falt, block: id, params: { antal: length } }] : [];
  });
  return [...found, ...long];
}

/** How many words there are, and how many of them are running text: a block divides its own fields, as a recipe its steps. */
function* wordsOf(texts: readonly RunningText[]): Steps<{ antal: number; running: number }> {
  let antal = 0;
  let running = 0;
  for (const { text, falt } of texts) {
    const words = countWords(text);
    antal += words;
    if (falt.endsWith('.content')) running += words;
    yield;
  }
  return { antal, running };
}

const PLACEHOLDER = /lorem ipsum|(?<![\p{L}\p{N}])(?:x{3,}(?![\p{L}\p{N}])|\[infoga(?!\p{L})[^\]\n]{0,40}\]?)/iu;
// Capitals only: «todo» is a Spanish word and part of names.
const TODO = /(?<![\p{L}\p{N}])TODO(?![\p{L}\p{N}])/u;

/** What was meant to be replaced before anybody read it. */
export function* checkPlaceholders(article: CheckedArticle, document: WalkedDocument): Steps<ArticleFinding[]> {
  const inFields = fieldTexts(article).flatMap((entry) => placeholder(entry) ?? []);
  const texts = document.top.flatMap(({ id, texts }) => texts.map((entry) => ({ entry, block: id })));
  const inBlocks = yield* gathered(texts, ({ entry, block }) => {
    const found = placeholder(entry);
    return found === undefined ? [] : [{ ...found, block }];
  });
  return [...inFields, ...inBlocks];
}

function fieldTexts({ rubrik, ingress, meta, hero }: CheckedArticle): RunningText[] {
  const { seoTitel = '', seoBesk = '', puffTitel = '', socialText = '' } = meta;
  return [
    { falt: 'rubrik', text: rubrik },
    { falt: 'ingress', text: ingress },
    { falt: 'meta.seoTitel', text: seoTitel },
    { falt: 'meta.seoBesk', text: seoBesk },
    { falt: 'meta.puffTitel', text: puffTitel },
    { falt: 'meta.socialText', text: socialText },
    { falt: 'hero.alt', text: hero?.alt ?? '' },
    { falt: 'hero.caption', text: hero?.caption ?? '' },
  ];
}

function placeholder({ falt, text }: RunningText): ArticleFinding | undefined {
  const match = PLACEHOLDER.exec(text) ?? TODO.exec(text);
  return match === null ? undefined : { kod: 'platshallare', falt, params: { text: match[0].slice(0, 60) } };
}

/** The commonest words that only one of the languages has. */
const TELLTALE: Record<Language, ReadonlySet<string>> = {
  sv: new Set(['och', 'att', 'det', 'som', 'är', 'på', 'inte', 'av', 'ett', 'har', 'till', 'med', 'för', 'den', 'om', 'var', 'från', 'vi']),
  en: new Set([
    'the',
    'and',
    'of',
    'to',
    'is',
    'that',
    'with',
    'was',
    'are',
    'this',
    'from',
    'it',
    'as',
    'be',
    'by',
    'not',
    'have',
    'they',
  ]),
};
const NAMES: Record<Language, { annat: string; sprak: string }> = {
  sv: { annat: 'svenska', sprak: 'svensk' },
  en: { annat: 'engelska', sprak: 'engelsk' },
};
const LONGEST_TELLTALE = Math.max(...[...TELLTALE.sv, ...TELLTALE.en].map((word) => word.length));

/** The words of a text, in small letters, that are short enough to tell anything. */
function shortWords(text: string): string[] {
  const words: string[] = [];
  let begun = 0;
  for (let index = 0; index <= text.length; index++) {
    const point = text.codePointAt(index) ?? 0;
    const isLetter = index < text.length && kindOf(point) === LETTER;
    if (!isLetter) {
      if (index > begun && index - begun <= LONGEST_TELLTALE) words.push(text.slice(begun, index).toLowerCase());
      begun = index + (point > 0xffff ? 2 : 1);
    }
    if (point > 0xffff) index += 1;
  }
  return words;
}

// Fewer tell-tale words than this say nothing: a quoted line, a title.
const ENOUGH = 12;

/** Whether most of the text is in the other language than its version. */
export function* checkLanguage({ sprak, ingress }: CheckedArticle, document: WalkedDocument): Steps<ArticleFinding[]> {
  const other: Language = sprak === 'sv' ? 'en' : 'sv';
  const count = { sv: 0, en: 0 };
  for (const text of [ingress, ...document.top.flatMap(({ texts }) => texts.map((entry) => entry.text))]) {
    for (const word of shortWords(text)) {
      if (TELLTALE.sv.has(word)) count.sv++;
      else if (TELLTALE.en.has(word)) count.en++;
    }
    yield;
  }
  if (count[other] < ENOUGH || count[other] <= 2 * count[sprak]) return [];
  return [{ kod: 'sprak_fel', falt: 'block', params: { annat: NAMES[other].annat, sprak: NAMES[sprak].sprak } }];
}

import { blockId } from '#lib/content/block-id.ts';
import type { Block } from '#lib/contract/block.ts';
import { digits, OWN_PARAGRAPHS, type ProvedArticle, placeName } from '#lib/proving/proved-article.ts';
import type { Random } from '#lib/proving/random.ts';
import { type Expected, type GivenArticle, unchanged } from '#lib/proving/task.ts';
import { paragraph, text } from '#lib/templates/example-blocks.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

interface Whole {
  mall: string;
  article: ProvedArticle;
  random: Random;
}

/** What is wrong with an article, and what of it may be otherwise once it is mended. */
interface Broken {
  artikel: GivenArticle;
  expected: Expected;
}

/** One way to break an article; `undefined` for one that has nothing of the kind. */
type Breakage = (whole: Whole) => Broken | undefined;

type Allowed = Partial<Omit<Expected, 'artikel' | 'forbjudet' | 'mal'>>;

const { contact: CONTACT, archive: ARCHIVE } = OWN_PARAGRAPHS;
const ADDED = 'bprovbana03';

function broken(article: ProvedArticle, changed: Partial<GivenArticle>, allowed: Allowed = {}): Broken {
  return { artikel: { ...article, ...changed }, expected: { ...unchanged(article), ...allowed } };
}

/** A field that says something else than it may, and may be mended in any way. */
function field(name: 'rubrik' | 'ingress' | 'slug' | 'taggar', value: (random: Random) => unknown): Breakage {
  return ({ article, random }) => broken(article, { [name]: value(random) }, { falt: [name] });
}

/** One of the texts for search, teasers and sharing, said otherwise than it may be. */
function metaText(name: string, value: (random: Random) => string): Breakage {
  return ({ article, random }) => broken(article, { meta: { ...article.meta, [name]: value(random) } }, { falt: [`meta.${name}`] });
}

function heroField(name: string, value: unknown): Breakage {
  return ({ article }) => {
    if (article.hero === null) return undefined;
    const { [name]: _, ...others }: Record<string, unknown> = { ...article.hero };
    return broken(article, { hero: value === undefined ? others : { ...others, [name]: value } }, { falt: [`hero.${name}`] });
  };
}

/** One block put in a way that it cannot have. Unless more is allowed it is mended by being as it was. */
function misshapen(id: string, shape: (block: Block) => unknown, allowed: Allowed = {}): Breakage {
  return ({ article }) => broken(article, { block: article.block.map((one) => (blockId(one) === id ? shape(one) : one)) }, allowed);
}

/** A block that says nothing, or nothing for readers, before the last. */
function tooMuch(block: Block, allowed: Allowed): Breakage {
  return ({ article }) => broken(article, { block: withAdded(article, block) }, allowed);
}

function withAdded({ block }: ProvedArticle, added: Block): Block[] {
  return [...block.slice(0, -1), added, ...block.slice(-1)];
}

/** The paragraph with its first word in some form, which may be mended in any way that leaves its words. */
function marked(mark: { type: string; attrs?: { href: string } }): Breakage {
  const shape = (block: Block) => {
    const [first = '', ...rest] = wordsOf(block);
    return { ...block, content: [{ type: 'text', text: first, marks: [mark] }, text(` ${rest.join(' ')}`)] };
  };
  return misshapen(CONTACT, shape, { block: [CONTACT], allaOrd: true });
}

function wordsOf({ content = [] }: Block): string[] {
  const said = content.map((node) => ('text' in node ? node.text : '')).join('');
  return said.split(' ');
}

const SENTENCE = 'Det har tagit tid att reda ut hur allt hänger ihop, och de som var med minns det på sitt eget sätt';

/** Its words stay, in as many paragraphs as it takes. */
const longParagraph: Breakage = ({ article, random }) => {
  const sentences = Array.from({ length: 7 }, () => `${SENTENCE}, från ${placeName(random)} till ${placeName(random)}.`);
  const whole = { ...article, block: withAdded(article, paragraph(ADDED, sentences.join(' '))) };
  return broken(whole, {}, { block: [ADDED], nya: 8, allaOrd: true });
};

/** A field of the block that the template is made for, with its name misspelt: it is mended by the right name. */
const misspeltField: Breakage = ({ mall, article }) => {
  const type = TEMPLATES.get(mall)?.kravda_block[0]?.type;
  const index = article.block.findIndex((block) => block.type === type);
  const found = article.block[index];
  const [name, value] = Object.entries(found?.attrs ?? {}).find(([key, kept]) => key !== 'id' && typeof kept !== 'number') ?? [];
  if (found === undefined || name === undefined) return undefined;
  const { [name]: _, ...attrs } = found.attrs ?? {};
  return broken(article, { block: article.block.with(index, { ...found, attrs: { ...attrs, [`${name}n`]: value } }) });
};

/** The first block of its kind with one attribute otherwise, which may be mended in any way that leaves all other blocks. */
function attribute(type: string, name: string, change: (value: unknown) => unknown, allowed: Allowed = {}): Breakage {
  return ({ article }) => {
    const index = article.block.findIndex((block) => block.type === type);
    const found = article.block[index];
    if (found === undefined) return undefined;
    const attrs = { ...found.attrs, [name]: change(found.attrs?.[name]) };
    return broken(article, { block: article.block.with(index, { ...found, attrs }) }, { block: [blockId(found)], ...allowed });
  };
}

const sourceAddress: Breakage = ({ article, random }) => {
  const [first, ...others] = article.kallor;
  if (first === undefined) return undefined;
  return broken(article, { kallor: [{ ...first, url: `arkiv ${digits(random, 3)}` }, ...others] }, { falt: ['kallor'] });
};

const misspeltMeta: Breakage = ({ article }) => {
  const { seoTitel, ...meta } = article.meta;
  return broken(article, { meta: { ...meta, seotitel: seoTitel } });
};

const requiredField: Breakage = (whole) =>
  TEMPLATES.get(whole.mall)?.kravda_falt.includes('ingress') ? field('ingress', () => '')(whole) : undefined;

const LONG = 'som ingen av dem som var där hade väntat sig, allra minst de som hade ordnat det hela';

/**
 * The ways in which articles are broken, by name: what agents have been seen to do, in fields, in the shape of blocks, in addresses and in what
 * a template asks for.
 */
export const BREAKAGES: ReadonlyMap<string, Breakage> = new Map<string, Breakage>([
  ['rubrik_borta', field('rubrik', () => '')],
  ['rubrik_lang', field('rubrik', (random) => `${placeName(random)} fick besök ${LONG}, ${LONG}`)],
  ['ingress_borta', requiredField],
  ['ingress_lang', field('ingress', (random) => Array.from({ length: 5 }, () => `I ${placeName(random)} hände det ${LONG}.`).join(' '))],
  ['adress_med_blanksteg', field('slug', (random) => `Nytt från ${placeName(random)}!`)],
  ['taggar_borta', field('taggar', () => [])],
  ['sokbeskrivning_lang', metaText('seoBesk', (random) => `I ${placeName(random)} hände något ${LONG}, och sedan ${LONG}.`)],
  ['sokbeskrivning_kort', metaText('seoBesk', (random) => `Nytt från ${placeName(random)}.`)],
  ['sokfalt_felstavat', misspeltMeta],
  ['kalla_utan_adress', sourceAddress],
  ['huvudbild_utan_alt', heroField('alt', undefined)],
  ['huvudbild_fokus', heroField('fokus', { x: 140, y: 50 })],
  ['block_okant', misshapen(CONTACT, (block) => ({ ...block, type: 'stycke' }))],
  ['falt_okant', misshapen(ARCHIVE, (block) => ({ ...block, attrs: { ...block.attrs, stil: 'brödtext' } }))],
  ['text_som_strang', misshapen(CONTACT, (block) => ({ ...block, content: wordsOf(block).join(' ') }))],
  [
    'text_utan_typ',
    misshapen(ARCHIVE, ({ content = [], ...block }) => ({ ...block, content: content.map(({ type: _, ...node }) => node) })),
  ],
  ['stycke_i_stycke', misshapen(ARCHIVE, (block) => ({ ...block, content: [{ type: 'paragraph', content: block.content }] }))],
  ['samma_id', misshapen(ARCHIVE, (block) => ({ ...block, attrs: { id: CONTACT } }), { block: [ARCHIVE], nya: 1, allaOrd: true })],
  ['form_okand', marked({ type: 'strong' })],
  ['lank_farlig', marked({ type: 'link', attrs: { href: 'javascript:visa()' } })],
  ['lank_utan_https', marked({ type: 'link', attrs: { href: 'www.example.com/kontakt' } })],
  ['platshallare', tooMuch(paragraph(ADDED, '[Infoga: citat från kommunen]'), { nya: 1 })],
  ['tomt_stycke', tooMuch({ type: 'paragraph', attrs: { id: ADDED } }, { nya: 1 })],
  ['langt_stycke', longParagraph],
  ['blockfalt_felstavat', misspeltField],
  ['viktigast_tva', attribute('viktigast', 'punkter', (points) => (Array.isArray(points) ? points.slice(1) : points))],
  ['rubrikniva', attribute('heading', 'level', () => 5, { allaOrd: true })],
]);

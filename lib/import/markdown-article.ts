import { z } from 'zod';
import { heroSchema, metaSchema, sourceSchema, sponsorSchema } from '#lib/contract/article.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { withIds } from '#lib/import/block-ids.ts';
import { blocksOfTree } from '#lib/import/blocks-of-tree.ts';
import { readFrontMatter } from '#lib/import/front-matter.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ImportedArticle, ImportedFacts } from '#lib/import/imported-article.ts';
import type { Root } from '#lib/import/markdown-nodes.ts';
import { markdownTree } from '#lib/import/markdown-tree.ts';
import { fromBesideArticle } from '#lib/import/picture-paths.ts';

/** A language version is a megabyte at most, and Markdown is shorter than its blocks. */
const LONGEST = 2 * 1024 * 1024;
/** Of what Studio writes; a later one says more than this one knows. */
export const FORMAT = 1;

/** What the field `studio` says, which no other program has a word for (docs/take-out-and-in.md). */
const studioSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  kallsprak: z.string(),
  version: z.enum(['publicerad', 'arbete']),
  sektion: z.string(),
  mall: z.string(),
  kategorier: z.array(z.int()).default([]),
  sponsrad: sponsorSchema.nullable().default(null),
  kallor: z.array(sourceSchema).default([]),
  meta: metaSchema.default({}),
  hero: heroSchema.nullable().default(null),
  block_id: z.array(z.string()).default([]),
});

type StudioFields = z.infer<typeof studioSchema>;

/** Names that other programs give the same thing, the first that is there is taken. */
const NAMES = {
  rubrik: ['title', 'rubrik'],
  ingress: ['description', 'excerpt', 'summary', 'ingress'],
  slug: ['slug', 'permalink'],
  sprak: ['lang', 'language', 'locale', 'sprak'],
  taggar: ['tags', 'taggar', 'keywords'],
  ansvarig: ['author', 'authors', 'ansvarig'],
  sektion: ['section', 'sektion', 'category', 'categories'],
  mall: ['template', 'layout', 'mall'],
  bild: ['image', 'cover', 'featured_image', 'thumbnail'],
  datum: ['date', 'published', 'publishdate'],
} as const;

/** Said by others and of no use here: what is imported becomes a draft, whatever it was. */
const NO_USE = ['lastmod', 'updated', 'draft', 'studio'];

/** One version of one article, as it stands in a file; whoever has all of an article's files puts them together. */
export type MarkdownArticle = ImportedArticle & { kallsprak: Language; version: StudioFields['version'] };

/**
 * The article of one Markdown file with front matter: one that Studio has written comes back as it was, and of any other what its fields
 * and its text say. Throws ImportFault for a file that cannot be read as one.
 */
export function readMarkdownArticle(text: string, plats: string): MarkdownArticle {
  if (text.length > LONGEST) throw new ImportFault('Filen är större än 2 MB.', 'Dela upp texten i flera artiklar.');
  const { data, body } = readFrontMatter(text);
  const own = studioFields(data.studio);
  const rest = new Map(Object.entries(data).filter(([name]) => !NO_USE.includes(name)));
  const take = (wanted: keyof typeof NAMES): unknown => {
    const name = NAMES[wanted].find((candidate) => rest.has(candidate));
    const value = name === undefined ? undefined : rest.get(name);
    if (name !== undefined) rest.delete(name);
    return value;
  };
  const tree = markdownTree(body);
  const named = words(take('rubrik'));
  const rubrik = own === undefined ? withoutHeadline(tree, named) : named;
  const read = blocksOfTree(tree, own !== undefined);
  if (rubrik.trim() === '')
    throw new ImportFault('Artikeln har ingen rubrik.', 'Skriv title: "…" överst i filen, mellan två rader med tre bindestreck.');
  const sprak = languageOf(take('sprak'), plats);
  const block = own === undefined ? read.block : withIds(read.block, own.block_id);
  const ingress = words(take('ingress'));
  const slug = lastPart(words(take('slug')));
  const common = { taggar: list(take('taggar')), ansvarig: list(take('ansvarig')).join(', ') || null };
  const bild = words(take('bild'));
  const datum = words(take('datum'));
  const fakta: ImportedFacts = own === undefined ? { ...common, ...foreignFacts(take) } : { ...common, ...ownFacts(own) };
  const left = [...rest.keys()].map((name) => `Fältet ${name.slice(0, 60)} har ingen plats i Studio och är utelämnat`);
  const hero = own === undefined ? (bild === '' ? null : { src: bild }) : own.hero;
  return fromBesideArticle({
    origin: { system: own === undefined ? ('markdown' as const) : ('studio' as const), id: own?.id ?? plats, plats },
    kallsprak: own === undefined || !isLanguage(own.kallsprak) ? sprak : own.kallsprak,
    version: own?.version ?? 'arbete',
    ...(datum === '' ? {} : { datum }),
    fakta,
    versioner: [{ sprak, rubrik, ingress, slug, block, hero, meta: own?.meta ?? {} }],
    anmarkningar: [...read.anmarkningar, ...left],
  });
}

function studioFields(value: unknown): StudioFields | undefined {
  if (value === undefined) return undefined;
  const parsed = studioSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const format: unknown = typeof value === 'object' && value !== null && 'format' in value ? value.format : undefined;
  if (typeof format === 'number' && format > FORMAT)
    throw new ImportFault('Filen är skriven av en nyare version av Studio.', 'Uppgradera Studio innan du läser in den.');
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new ImportFault(
    `Uppgifterna under studio: är inte som Studio skriver dem${where === '' ? '' : ` (${where})`}.`,
    'Återställ dem, eller ta bort hela studio: så läses filen som annan Markdown.',
  );
}

function ownFacts({ sektion, mall, kategorier, sponsrad, kallor }: StudioFields): ImportedFacts {
  return { sektion, mall, kategorier, sponsrad, kallor };
}

function foreignFacts(take: (wanted: 'sektion' | 'mall') => unknown): ImportedFacts {
  const [sektion] = list(take('sektion'));
  const [mall] = list(take('mall'));
  return { ...(sektion === undefined ? {} : { sektion }), ...(mall === undefined ? {} : { mall }) };
}

/** A field as text: numbers and days that YAML takes for more are what they were written as. */
function words(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function list(value: unknown): string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];
  return all.map((item: unknown) => words(item).trim()).filter((item) => item !== '');
}

function languageOf(value: unknown, plats: string): Language {
  const named = words(value).trim().toLowerCase();
  const sprak = named.split(/[-_]/)[0] ?? '';
  if (isLanguage(sprak)) return sprak;
  if (named !== '')
    throw new ImportFault(`Språket ${named.slice(0, 20)} finns inte i Studio.`, 'Skriv lang: "sv" eller lang: "en" överst i filen.');
  const fromName = /[./]([a-z]{2})\.(?:md|markdown)$/.exec(plats)?.[1] ?? '';
  return isLanguage(fromName) ? fromName : 'sv';
}

/** The last word of an address. */
function lastPart(address: string): string {
  return (
    (address.split(/[?#]/, 1)[0] ?? '')
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? ''
  );
}

/** Many begin the text with its headline, which Studio has by itself: taken away there, and the headline where none is `named`. */
function withoutHeadline(tree: Root, named: string): string {
  const [first] = tree.children;
  if (first?.type !== 'heading' || first.depth > 2) return named;
  const texts = first.children.flatMap((child) => (child.type === 'text' ? [child.value] : []));
  const said = texts.join('').trim();
  if (texts.length < first.children.length || (named !== '' && said !== named.trim())) return named;
  tree.children.shift();
  return said;
}

import { slugFromElsewhere } from '#lib/content/slug.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import { blocksOfHtml, plainOfHtml } from '#lib/import/html-article.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ForeignCategory, ImportedArticle, ImportedVersion, Origin } from '#lib/import/imported-article.ts';

/** What Studio writes in `guid` of a post that it delivers, before the article's id. */
const DELIVERED = 'urn:studio:';

/** A post or a page of WordPress, whether its export or the site itself has told of it. Texts are HTML unless they are names. */
export interface WordpressPost {
  /** Where it is found, for whoever looks for it. */
  plats: string;
  sprak: Language;
  /** The address of the site, its number there, and when it was changed last, in UTC; '' and 0 where they are not told. */
  webbplats: string;
  id: number;
  andrad: string;
  /** What WordPress never changes of it; '' where it is not told. */
  guid: string;
  link: string;
  isPage: boolean;
  title: string;
  excerpt: string;
  html: string;
  /** Whether lines in `html` are paragraphs, as in what was written before there were blocks. */
  blankLines: boolean;
  slug: string;
  /** When it was published; '' where it was not. */
  datum: string;
  /** The same in UTC, as WordPress writes it; '' where it is not told. */
  datumUtc: string;
  categories: readonly ForeignCategory[];
  tags: readonly string[];
  author: string;
  hero: ImportedVersion['hero'];
  hasPassword: boolean;
}

export type WordpressEntry = { plats: string } & ({ article: ImportedArticle } | { fault: ImportFault });

/** The article that a post becomes. What Studio itself has delivered is the article that it was. */
export function articleOfPost(post: WordpressPost): WordpressEntry {
  const { plats, html, hero } = post;
  const rubrik = plainOfHtml(post.title);
  if (rubrik === '') return { plats, fault: new ImportFault('Inlägget har ingen rubrik.', 'Ge det en i WordPress och läs in det igen.') };
  const { block, anmarkningar } = blocksOfHtml(withoutCaptionCodes(html), { blankLines: post.blankLines });
  const codes = [...new Set(html.match(/\[[a-z][a-z0-9_-]{2,30}(?=[ \]])/g) ?? [])];
  const told = codes.map((code) =>
    code === '[caption' ? 'En bildtext i [caption] står som text efter bilden' : `Kortkoden ${code}] står som text`,
  );
  const categories = addressFirst(post);
  const [section] = categories;
  if (post.hasPassword) told.push('Inlägget var skyddat med lösenord i WordPress');
  return {
    plats,
    article: {
      origin: originOf(post),
      ...(post.datum === '' ? {} : { datum: post.datum }),
      ...publishedAt(post),
      fakta: {
        ...(section === undefined ? {} : { sektion: section.nicename || section.name }),
        mall: post.isPage ? 'sida' : 'nyhet',
        taggar: [...post.tags],
        ansvarig: post.author || null,
      },
      kategorier: categories,
      versioner: [
        {
          ...{ sprak: post.sprak, rubrik, ingress: plainOfHtml(post.excerpt), slug: slugFromElsewhere(post.slug) },
          ...{ block, hero, meta: {} },
        },
      ],
      anmarkningar: [...anmarkningar, ...told],
    },
  };
}

function originOf({ guid, link, plats, webbplats, id: inlagg, slug, andrad }: WordpressPost): Origin {
  const id = guid.startsWith(DELIVERED) ? guid.slice(DELIVERED.length) : '';
  if (isId(id)) return { system: 'studio', id, plats };
  const isTold = webbplats !== '' && inlagg > 0;
  return { system: 'wordpress', id: guid || link || plats, plats, ...(isTold ? { inlagg: { webbplats, inlagg, slug, andrad } } : {}) };
}

/** When it was published and where readers find it; nothing of what they have not. */
function publishedAt({ datum, datumUtc, link }: WordpressPost): Pick<ImportedArticle, 'publicerad' | 'adress'> {
  if (datum === '') return {};
  const instant = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)$/.exec(datumUtc);
  const time = Date.parse(`${instant?.[1]}T${instant?.[2]}Z`);
  return {
    ...(Number.isNaN(time) ? {} : { publicerad: new Date(time).toISOString() }),
    ...(URL.canParse(link) ? { adress: link } : {}),
  };
}

/** The categories with the one first that the post's address is in: by it readers find the post, whatever others it has. */
function addressFirst({ link, categories }: WordpressPost): ForeignCategory[] {
  const parts = URL.canParse(link) ? new URL(link).pathname.split('/') : [];
  const isInAddress = ({ nicename }: ForeignCategory) => nicename !== '' && parts.includes(nicename);
  return [...categories.filter(isInAddress), ...categories.filter((one) => !isInAddress(one))];
}

function withoutCaptionCodes(html: string): string {
  return html.replaceAll(/\[\/?caption\b[^[\]]*\]/g, '');
}

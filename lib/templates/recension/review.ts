import { BEST, isGrade } from '#lib/blocks/betyg/grade.ts';
import { attrs as gradeSchema } from '#lib/blocks/betyg/schema.ts';
import { parsedAttrs } from '#lib/blocks/parsed-attrs.ts';
import { factRows } from '#lib/blocks/snabbfakta/fact-rows.ts';
import { attrs as factsSchema } from '#lib/blocks/snabbfakta/schema.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { TemplatePage } from '#lib/templates/define-template.ts';

/** The rows that name what is reviewed, and what a thing so named is. «Titel» says no more than that it has one. */
const NAMING: ReadonlyMap<string, string | undefined> = new Map([
  ['titel', undefined],
  ['title', undefined],
  ['produkt', 'Product'],
  ['product', 'Product'],
  ['film', 'Movie'],
  ['bok', 'Book'],
  ['book', 'Book'],
  ['skiva', 'MusicAlbum'],
  ['album', 'MusicAlbum'],
  ['spel', 'VideoGame'],
  ['game', 'VideoGame'],
  ['serie', 'TVSeries'],
  ['series', 'TVSeries'],
  ['restaurang', 'Restaurant'],
  ['restaurant', 'Restaurant'],
]);

/** Rows beside a title that tell what it is the title of. */
const TELLING: ReadonlyMap<string, string> = new Map([
  ['regi', 'Movie'],
  ['regissör', 'Movie'],
  ['director', 'Movie'],
  ['directed by', 'Movie'],
  ['författare', 'Book'],
  ['author', 'Book'],
  ['förlag', 'Book'],
  ['artist', 'MusicAlbum'],
  ['skivbolag', 'MusicAlbum'],
  ['label', 'MusicAlbum'],
  ['utvecklare', 'VideoGame'],
  ['developer', 'VideoGame'],
  ['säsong', 'TVSeries'],
  ['season', 'TVSeries'],
]);

/**
 * The review as search engines know one: of what, how many of five, and by the site. `undefined` without a grade that
 * readers see, for a review without one is no review to them (interface.md).
 */
export function reviewNode(article: ArticleContent, page: TemplatePage): object | undefined {
  const grade = article.block.find(({ type, attrs }) => type === 'betyg' && isGrade(parsedAttrs({ type, attrs }, gradeSchema).betyg));
  if (grade === undefined) return undefined;
  const { betyg, text } = parsedAttrs(grade, gradeSchema);
  return {
    '@type': 'Review',
    '@id': '#recension',
    name: article.rubrik,
    itemReviewed: itemReviewed(article),
    reviewRating: { '@type': 'Rating', ratingValue: betyg, bestRating: BEST, worstRating: 1 },
    reviewBody: text?.trim() || article.ingress,
    datePublished: page.publicerad === null ? undefined : stockholmIso(page.publicerad),
    author: page.utgivare,
    publisher: page.utgivare,
    inLanguage: page.sprak,
  };
}

/** What is reviewed: by the row of the fact box that names it, else by the name of the box, else by the headline. */
function itemReviewed({ rubrik, block }: ArticleContent): object {
  const boxes = block.filter(({ type }) => type === 'snabbfakta').map((box) => parsedAttrs(box, factsSchema));
  const rows = boxes.flatMap((box) => factRows(box)).map(({ k, v }) => ({ k: k.toLowerCase().replace(/:$/, ''), v }));
  const named = rows.find(({ k }) => NAMING.has(k));
  const told = rows.map(({ k }) => TELLING.get(k)).find((type) => type !== undefined);
  const name = named?.v ?? boxes.map(({ namn }) => namn?.trim()).find((namn) => namn) ?? rubrik;
  return { '@type': NAMING.get(named?.k ?? '') ?? told ?? 'Thing', name };
}

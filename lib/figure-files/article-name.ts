import { type OwnPage, ownPage } from '#lib/content/monitored-address.ts';
import { outboundCodeIn } from '#lib/content/outbound-path.ts';
import { asRead, pathOnSite } from '#lib/content/path-on-site.ts';
import { isId, oneSpelling } from '#lib/contract/id.ts';

type ArticlePage = OwnPage & { typ: 'artikel' };

/** How a file names an article: by its id, its address, the last word of one, or an outbound link that stands in it. */
export type ArticleName =
  | { typ: 'id'; id: string }
  | { typ: 'adress'; adress: ArticlePage; slug: string }
  | { typ: 'slug'; slug: string }
  | { typ: 'kod'; kod: string };

const SLUG = /^[a-z0-9][a-z0-9_-]{0,79}$/;

/**
 * What a cell names an article by. `own` is under which addresses the site is read. What leads to another site, or to a page that is no article's, names none;
 * of an address that another publishing system made its last word counts.
 */
export function articleNameOf(cell: string, own: readonly string[]): ArticleName | undefined {
  // With the block behind it, as the parameter [artikel] of a program may bring it home.
  const [first = ''] = cell.split('.');
  if (isId(first)) return { typ: 'id', id: oneSpelling(first) };
  const plain = cell.toLowerCase();
  if (SLUG.test(plain)) return { typ: 'slug', slug: plain };
  // Some leave out how a page is asked for: sajt.se/mat/soppa.
  const address = /^[\w-]+(?:\.[\w-]+)+(?::\d+)?\//.test(cell) ? `https://${cell}` : cell;
  const path = pathOnSite(address, own);
  if (path === undefined || asRead(address) === undefined) return undefined;
  const kod = outboundCodeIn(path);
  if (kod !== undefined) return { typ: 'kod', kod };
  const words = path
    .toLowerCase()
    .split('/')
    .filter((word) => word !== '');
  const slug = words.pop()?.replace(/\.html?$/, '') ?? '';
  if (!SLUG.test(slug)) return undefined;
  const page = ownPage(`/${[...words, slug].join('/')}`);
  return page?.typ === 'artikel' ? { typ: 'adress', adress: page, slug } : { typ: 'slug', slug };
}

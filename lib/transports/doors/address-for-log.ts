import { SHARED_LINKS } from '#lib/content/shared-link.ts';
import { pathOf } from '#lib/http/asked.ts';

const LONGEST = 300;

/** What of an address may stand in a log: its path, without the word that is a key. What is asked for after `?` may be anything. */
export function addressForLog(url: string): string {
  const path = pathOf({ url });
  const told = withoutKey(path).slice(0, LONGEST);
  return path === url ? told : `${told}?…`;
}

function withoutKey(path: string): string {
  if (!path.startsWith(SHARED_LINKS)) return path;
  const [key = '', ...rest] = path.slice(SHARED_LINKS.length).split('/');
  return [key === '' ? SHARED_LINKS : `${SHARED_LINKS}…`, ...rest].join('/');
}

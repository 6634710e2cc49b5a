import { SHARED_LINKS } from '#lib/content/shared-link.ts';
import { UPLOAD_ADDRESS } from '#lib/contract/upload-address.ts';
import { pathOf } from '#lib/http/asked.ts';

const LONGEST = 300;

/** What of an address may stand in a log: its path, without the word that is a key. What is asked for after `?` may be anything. */
export function addressForLog(url: string): string {
  const path = pathOf({ url });
  const told = withoutKey(path).slice(0, LONGEST);
  return path === url ? told : `${told}?…`;
}

const KEYED = [SHARED_LINKS, `${UPLOAD_ADDRESS}/`];

function withoutKey(path: string): string {
  const beginning = KEYED.find((keyed) => path.startsWith(keyed));
  if (beginning === undefined) return path;
  const [key = '', ...rest] = path.slice(beginning.length).split('/');
  return [key === '' ? beginning : `${beginning}…`, ...rest].join('/');
}

/** Addresses whose next word opens something to whoever has it. */
const SECRET_WORD = /^(\/dela\/)[^/]+/;

/** What of an address may stand in a log: its path, without the word that is a key. What is asked for after `?` may be anything. */
export function addressForLog(url = '/'): string {
  const at = url.indexOf('?');
  const path = (at === -1 ? url : url.slice(0, at)).replace(SECRET_WORD, '$1…').slice(0, 300);
  return at === -1 ? path : `${path}?…`;
}

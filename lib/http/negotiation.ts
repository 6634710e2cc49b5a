/** The encodings that answers are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity';

const MOST_REMEMBERED = 200;
const remembered = new Map<string, Encoding>();

/** The smallest encoding that the reader's Accept-Encoding allows. The same few headers come from everybody: each is read once. */
export function encodingFor(accept: string | undefined): Encoding {
  if (accept === undefined) return 'identity';
  const known = remembered.get(accept);
  if (known !== undefined) return known;
  const chosen = choose(accept);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(accept, chosen);
  return chosen;
}

function choose(accept: string): Encoding {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const allows = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity';
}

/** Whether If-None-Match says that the reader has the version with this ETag. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

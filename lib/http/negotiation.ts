/** The encodings that answers are kept in. */
export type Encoding = 'br' | 'gzip' | 'identity';

const MOST_REMEMBERED = 200;
const remembered = new Map<string, Taken>();

interface Taken {
  smallest: Encoding;
  gzip: boolean;
}

/** The smallest encoding that the reader's Accept-Encoding allows. */
export function encodingFor(accept: string | undefined): Encoding {
  return takenBy(accept).smallest;
}

/** Whether the reader takes gzip, whatever else. */
export function takesGzip(accept: string | undefined): boolean {
  return takenBy(accept).gzip;
}

const NOTHING: Taken = { smallest: 'identity', gzip: false };

/** The same few headers come from everybody: each is read once. */
function takenBy(accept: string | undefined): Taken {
  if (accept === undefined) return NOTHING;
  const known = remembered.get(accept);
  if (known !== undefined) return known;
  const taken = read(accept);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(accept, taken);
  return taken;
}

function read(accept: string): Taken {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const allows = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return { smallest: allows('br') ? 'br' : allows('gzip') ? 'gzip' : 'identity', gzip: allows('gzip') };
}

/** Whether If-None-Match says that the reader has the version with this ETag. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { Media } from '#lib/contract/media.ts';
import { type Answer, listed } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { hasVersion } from '#lib/http/negotiation.ts';
import { sharedPicturePath } from '#lib/site/site-addresses.ts';
import { foreverHeaders } from '#lib/site/site-headers.ts';

interface PictureRoute {
  id: string;
  /** What its files are called, when they were replaced. */
  fil?: string;
  bredd: number | 'stilla';
  andelse: string;
}

interface SharedPictureRoute {
  id: string;
  fil?: string;
  lage: number;
}

const told = (word: string) => (bytes: Uint8Array) => Buffer.from(bytes.subarray(4, 12)).toString('latin1') === word;

/** The kinds of picture there are, and how the bytes of each begin. */
const KINDS: Record<string, { type: string; begins(bytes: Uint8Array): boolean }> = {
  jpg: { type: 'image/jpeg', begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 },
  png: { type: 'image/png', begins: (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50 },
  webp: { type: 'image/webp', begins: (bytes) => bytes[0] === 0x52 && bytes[1] === 0x49 && bytes[8] === 0x57 },
  avif: { type: 'image/avif', begins: told('ftypavif') },
  gif: { type: 'image/gif', begins: (bytes) => bytes[0] === 0x47 && bytes[1] === 0x49 && bytes[2] === 0x46 },
};

/** One width of a picture, for ever the same; undefined when there is none, or it is of another kind than its address says. */
export async function pictureAnswer(
  asked: Asked,
  media: Pick<MediaPort, 'read'>,
  { id, fil = id, bredd, andelse }: PictureRoute,
): Promise<Answer | undefined> {
  const kind = KINDS[andelse];
  const bytes = kind === undefined ? undefined : await media.read(fil, bredd);
  if (kind === undefined || bytes === undefined || !kind.begins(bytes)) return undefined;
  return forever(asked, { type: kind.type, etag: `"${fil}-${bredd}"`, bytes });
}

/** A picture as shared links show it; undefined when there is none. */
export async function sharedPictureAnswer(
  asked: Asked,
  media: Pick<MediaPort, 'readShared'>,
  { id, fil = id, lage }: SharedPictureRoute,
): Promise<Answer | undefined> {
  const bytes = await media.readShared(fil, lage);
  return bytes && forever(asked, { type: 'image/jpeg', etag: `"${fil}-delning-${lage}"`, bytes });
}

/**
 * Where those go who ask for files that were replaced: to the picture as it is now, in the width that is nearest above. Undefined when
 * there is nowhere else to go.
 */
export function replacedPicture(path: string, picture: Media, route: PictureRoute | SharedPictureRoute): Answer | undefined {
  const till = 'lage' in route ? sharedPicturePath(picture.src, route.lage) : currentVariant(picture, route.bredd);
  if (till.slice(0, till.lastIndexOf('/')) === path.slice(0, path.lastIndexOf('/'))) return undefined;
  // Asked again each time: it may be replaced again.
  return { status: 302, headers: listed({ Location: till, 'Cache-Control': 'no-cache' }) };
}

function currentVariant({ src, stilla, varianter }: Media, bredd: number | 'stilla'): string {
  if (bredd === 'stilla') return stilla ?? src;
  return varianter.find((variant) => variant.bredd >= bredd)?.src ?? src;
}

function forever(asked: Asked, { type, etag, bytes }: { type: string; etag: string; bytes: Uint8Array }): Answer {
  const headers = listed({ ...foreverHeaders(type), ETag: etag });
  if (hasVersion(asked.header('if-none-match'), etag)) return { status: 304, headers };
  return { status: 200, headers: [...headers, 'Content-Length', String(bytes.byteLength)], body: bytes };
}

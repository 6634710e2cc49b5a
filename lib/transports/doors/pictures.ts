import type { MediaPort } from '#lib/adapters/media/port.ts';
import { cropPath, madePath } from '#lib/content/picture-address.ts';
import { isMadeType, madeWidths } from '#lib/content/picture-shapes.ts';
import type { Media } from '#lib/contract/media.ts';
import { type Answer, type Door, listed } from '#lib/http/answer.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { byteRange } from '#lib/http/byte-range.ts';
import { hasVersion } from '#lib/http/negotiation.ts';
import { type PictureRoute, pictureRoute } from '#lib/site/picture-route.ts';
import { sharedPicturePath } from '#lib/site/site-addresses.ts';
import { foreverHeaders } from '#lib/site/site-headers.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { type ReaderMessages, readingDoor } from '#lib/transports/doors/reader-messages.ts';

const told = (word: string, at: number) => (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(at, at + word.length)).toString('latin1') === word;

/** The kinds of picture there are, and how the bytes of each begin. */
const KINDS: Record<string, { type: string; begins(bytes: Uint8Array): boolean }> = {
  jpg: { type: 'image/jpeg', begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 },
  png: { type: 'image/png', begins: told('\u0089PNG', 0) },
  webp: { type: 'image/webp', begins: told('WEBP', 8) },
  avif: { type: 'image/avif', begins: told('ftypavif', 4) },
  gif: { type: 'image/gif', begins: told('GIF', 0) },
};

type Pictures = Pick<MediaPort, 'read' | 'readMade' | 'readShared'>;

/** What there is at the address of a picture; `exakt` when it is just that, and so for ever. */
interface Found {
  bytes: Uint8Array;
  name: string;
  exakt: boolean;
}

export interface PicturesDependencies {
  media: Pictures;
  source: Pick<SiteSource, 'media'>;
  messages: ReaderMessages;
}

/** Answers for pictures, in every width, shape and format that pages ask for; what no picture is at, with a page that says so. */
export function picturesDoor({ media, source, messages }: PicturesDependencies): Door {
  return readingDoor(async (asked) => {
    try {
      const route = pictureRoute(pathOf(asked));
      return (route && (await pictureAt(asked, route))) ?? (await messages.answer(asked, 'saknas', 'sv'));
    } catch (error) {
      return messages.failure(asked, error, 'sv');
    }
  });

  async function pictureAt(asked: Asked, route: PictureRoute): Promise<Answer | undefined> {
    const found = await pictureAnswer(asked, media, route);
    if (found !== undefined) return found;
    const [picture] = await source.media([route.id]);
    return picture && replacedPicture(pathOf(asked), picture, route);
  }
}

/**
 * A picture as it was asked for, for ever the same, whole or a part of its bytes; undefined when there is none, or it is of another kind
 * than its address says. While it cannot be made, the nearest that there is, to be kept by nobody.
 */
async function pictureAnswer(asked: Asked, media: Pictures, route: PictureRoute): Promise<Answer | undefined> {
  const { id, fil = id } = route;
  const found = await foundAt(media, fil, route);
  if (found === undefined) return undefined;
  const { bytes, name, exakt } = found;
  const type = Object.values(KINDS).find(({ begins }) => begins(bytes))?.type;
  if (type === undefined) return undefined;
  return exakt ? forever(asked, { type, etag: `"${fil}-${name}"`, bytes }) : forNow(type, bytes);
}

async function foundAt(media: Pictures, fil: string, route: PictureRoute): Promise<Found | undefined> {
  if (route.typ === 'delningsbild') {
    const bytes = await media.readShared(fil, route.lage);
    return bytes && { bytes, name: `delning-${route.lage}`, exakt: true };
  }
  const { bredd, andelse } = route;
  if (bredd !== 'stilla' && isMadeType(andelse)) {
    const beskuren = route.typ === 'bild' ? null : { form: route.form, lage: route.lage };
    const made = await media.readMade(fil, { typ: andelse, bredd, beskuren });
    const name = beskuren === null ? `${bredd}.${andelse}` : `${beskuren.form}-${beskuren.lage}-${bredd}.${andelse}`;
    return made && { ...made, name };
  }
  const bytes = await media.read(fil, bredd);
  return bytes !== undefined && KINDS[andelse]?.begins(bytes) === true ? { bytes, name: String(bredd), exakt: true } : undefined;
}

/**
 * Where those go who ask for files that were replaced: to the picture as it is now, in the width that is nearest above. Undefined when
 * there is nowhere else to go.
 */
function replacedPicture(path: string, picture: Media, route: PictureRoute): Answer | undefined {
  const till = currentAddress(picture, route);
  if (till.slice(0, till.lastIndexOf('/')) === path.slice(0, path.lastIndexOf('/'))) return undefined;
  // Asked again each time: it may be replaced again.
  return { status: 302, headers: listed({ Location: till, 'Cache-Control': 'no-cache' }) };
}

function currentAddress({ src, stilla, varianter }: Media, route: PictureRoute): string {
  if (route.typ === 'delningsbild') return sharedPicturePath(src, route.lage);
  if (route.typ === 'beskuren-bild') return cropPath(src, route, route.bredd, route.andelse);
  const { bredd, andelse } = route;
  if (bredd === 'stilla') return stilla ?? src;
  const inMade = isMadeType(andelse) && stilla === null ? madeWidths(varianter.map((one) => one.bredd)) : [];
  const width = inMade.find((one) => one >= bredd) ?? inMade.at(-1);
  if (width !== undefined && isMadeType(andelse)) return madePath(src, width, andelse);
  return varianter.find((variant) => variant.bredd >= bredd)?.src ?? src;
}

function forever(asked: Asked, { type, etag, bytes }: { type: string; etag: string; bytes: Uint8Array }): Answer {
  const headers = listed({ ...foreverHeaders(type), ETag: etag, 'Accept-Ranges': 'bytes' });
  if (hasVersion(asked.header('if-none-match'), etag)) return { status: 304, headers };
  const range = asked.method === 'GET' ? byteRange((name) => asked.header(name), etag, bytes.byteLength) : undefined;
  if (range === 'utanfor') return { status: 416, headers: listed(outsideHeaders(bytes.byteLength)) };
  if (range === undefined) return { status: 200, headers: [...headers, 'Content-Length', String(bytes.byteLength)], body: bytes };
  const part = bytes.subarray(range.from, range.to + 1);
  const place = `bytes ${range.from}-${range.to}/${bytes.byteLength}`;
  return { status: 206, headers: [...headers, 'Content-Range', place, 'Content-Length', String(part.byteLength)], body: part };
}

function outsideHeaders(length: number): Record<string, string> {
  return { 'Content-Range': `bytes */${length}`, 'Content-Length': '0', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
}

function forNow(type: string, bytes: Uint8Array): Answer {
  const headers = listed({ 'Content-Type': type, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  return { status: 200, headers: [...headers, 'Content-Length', String(bytes.byteLength)], body: bytes };
}

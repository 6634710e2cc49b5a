import type { MediaPort } from '#lib/adapters/media/port.ts';
import { type Answer, listed } from '#lib/http/answer.ts';
import type { Asked } from '#lib/http/asked.ts';
import { hasVersion } from '#lib/http/negotiation.ts';
import { foreverHeaders } from '#lib/site/site-headers.ts';

interface PictureRoute {
  id: string;
  bredd: number;
  andelse: string;
}

/** The kinds of picture there are, and how the bytes of each begin. */
const KINDS: Record<string, { type: string; begins(bytes: Uint8Array): boolean }> = {
  jpg: { type: 'image/jpeg', begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 },
  png: { type: 'image/png', begins: (bytes) => bytes[0] === 0x89 && bytes[1] === 0x50 },
  webp: { type: 'image/webp', begins: (bytes) => bytes[0] === 0x52 && bytes[1] === 0x49 && bytes[8] === 0x57 },
};

/** One width of a picture, for ever the same; undefined when there is none, or it is of another kind than its address says. */
export async function pictureAnswer(
  asked: Asked,
  media: Pick<MediaPort, 'read'>,
  { id, bredd, andelse }: PictureRoute,
): Promise<Answer | undefined> {
  const kind = KINDS[andelse];
  const bytes = kind === undefined ? undefined : await media.read(id, bredd);
  if (kind === undefined || bytes === undefined || !kind.begins(bytes)) return undefined;
  return forever(asked, { type: kind.type, etag: `"${id}-${bredd}"`, bytes });
}

/** A picture as shared links show it; undefined when there is none. */
export async function sharedPictureAnswer(
  asked: Asked,
  media: Pick<MediaPort, 'readShared'>,
  { id, lage }: { id: string; lage: number },
): Promise<Answer | undefined> {
  const bytes = await media.readShared(id, lage);
  return bytes && forever(asked, { type: 'image/jpeg', etag: `"${id}-delning-${lage}"`, bytes });
}

function forever(asked: Asked, { type, etag, bytes }: { type: string; etag: string; bytes: Uint8Array }): Answer {
  const headers = listed({ ...foreverHeaders(type), ETag: etag });
  if (hasVersion(asked.header('if-none-match'), etag)) return { status: 304, headers };
  return { status: 200, headers: [...headers, 'Content-Length', String(bytes.byteLength)], body: bytes };
}

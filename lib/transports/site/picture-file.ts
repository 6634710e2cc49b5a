import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MediaPort } from '#lib/adapters/media/port.ts';
import { hasVersion } from '#lib/transports/site/negotiation.ts';
import { foreverHeaders } from '#lib/transports/site/site-headers.ts';

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

/**
 * Answers with one width of a picture, for ever the same. False when there is none, or it is of another kind than its
 * address says: it is never sent as what it is not.
 */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  media: Pick<MediaPort, 'read'>,
  { id, bredd, andelse }: PictureRoute,
): Promise<boolean> {
  const kind = KINDS[andelse];
  const bytes = kind === undefined ? undefined : await media.read(id, bredd);
  if (kind === undefined || bytes === undefined || !kind.begins(bytes)) return false;
  sendForever(request, response, { type: kind.type, etag: `"${id}-${bredd}"`, bytes });
  return true;
}

/** Answers with a picture as shared links show it. False when there is none. */
export async function sendSharedPicture(
  request: IncomingMessage,
  response: ServerResponse,
  media: Pick<MediaPort, 'readShared'>,
  { id, lage }: { id: string; lage: number },
): Promise<boolean> {
  const bytes = await media.readShared(id, lage);
  if (bytes === undefined) return false;
  sendForever(request, response, { type: 'image/jpeg', etag: `"${id}-delning-${lage}"`, bytes });
  return true;
}

function sendForever(
  request: IncomingMessage,
  response: ServerResponse,
  { type, etag, bytes }: { type: string; etag: string; bytes: Uint8Array },
): void {
  const headers = { ...foreverHeaders(type), ETag: etag };
  if (hasVersion(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': bytes.byteLength });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

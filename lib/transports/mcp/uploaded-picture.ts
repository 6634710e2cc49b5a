import type { UploadedFile } from '#lib/contract/uploaded-file.ts';
import type { Fields } from '#lib/transports/mcp/define-tool.ts';

/** The file that a multipart form would have held: a tool's arguments are JSON and have room for text alone. */
export function fileFromBase64({ fil, filnamn, ...rest }: Fields): Fields {
  const file: UploadedFile = {
    filnamn: typeof filnamn === 'string' ? filnamn : 'bild',
    typ: 'application/octet-stream',
    bytes: new Uint8Array(Buffer.from(String(fil), 'base64')),
  };
  return { ...rest, fil: file };
}

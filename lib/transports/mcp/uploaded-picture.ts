import type { UploadedFile } from '#lib/contract/uploaded-file.ts';
import { parsedJson } from '#lib/operations/media/json-field.ts';
import type { Fields } from '#lib/transports/mcp/define-tool.ts';

/** What the upload or, where the picture is only named by its address, the fetching is called with. */
export function pictureSent(args: Fields): Fields {
  return args.url === undefined ? fileFromBase64(args) : namedByAddress(args);
}

/** Its words are no form, in which everything is text. */
function namedByAddress({ fokus, filnamn: _, ...rest }: Fields): Fields {
  return fokus === undefined ? rest : { ...rest, fokus: parsedJson(String(fokus)) };
}

/** The file that a multipart form would have held: a tool's arguments are JSON and have room for text alone. */
function fileFromBase64({ fil, filnamn, ...rest }: Fields): Fields {
  if (fil === undefined) return rest;
  const file: UploadedFile = {
    filnamn: typeof filnamn === 'string' ? filnamn : 'bild',
    typ: 'application/octet-stream',
    bytes: new Uint8Array(Buffer.from(String(fil), 'base64')),
  };
  return { ...rest, fil: file };
}

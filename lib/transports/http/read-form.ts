import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import type { UploadedFile } from '#lib/operations/define-operation.ts';
import { readBytes, refuseOtherThan } from '#lib/transports/http/read-body.ts';

const FORM = 'multipart/form-data';
/** What the boundaries and the text fields may take beside the file. */
const ROOM_FOR_FIELDS = 64 * 1024;

/** The fields of a multipart form; a file becomes an UploadedFile. Refuses other types and broken forms. */
export async function readForm(request: IncomingMessage): Promise<Record<string, string | UploadedFile>> {
  refuseOtherThan(request, FORM);
  const bytes = await readBytes(request, LIMITS.mediaBytes + ROOM_FOR_FIELDS);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': request.headers['content-type'] ?? FORM } })
    .formData()
    .catch((cause: unknown) => {
      throw fault('innehallstyp_fel', {}, { typ: 'ett trasigt formulär', tillatna: FORM }, { cause });
    });
  const fields: Record<string, string | UploadedFile> = {};
  for (const [name, value] of form) {
    fields[name] = typeof value === 'string' ? value : { filnamn: value.name, typ: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return fields;
}

import { MIMEType } from 'node:util';
import { LIMITS } from '#lib/contract/limits.ts';
import type { UploadedFile } from '#lib/contract/uploaded-file.ts';
import { fault } from '#lib/errors/fault.ts';
import type { Asked } from '#lib/http/asked.ts';
import { mebibytes, readBytes, refuseOtherThan } from '#lib/http/read-body.ts';

const FORM = 'multipart/form-data';
/** What the boundaries and the text fields may take beside the file. */
const ROOM_FOR_FIELDS = 64 * 1024;
const LARGEST_FILE = mebibytes(LIMITS.mediaBytes);

/** The fields of a multipart form; a file becomes an UploadedFile. Refuses other types, broken forms and a field given twice. */
export async function readForm(asked: Asked): Promise<Record<string, string | UploadedFile>> {
  refuseOtherThan(asked, FORM);
  const bytes = await readBytes(asked, LIMITS.mediaBytes + ROOM_FOR_FIELDS, LARGEST_FILE);
  const type = asked.header('content-type') ?? FORM;
  if (hasMoreParts(bytes, type, LIMITS.formParts)) throw fault('for_lang', {}, { falt: 'Formuläret', max: `${LIMITS.formParts} delar` });
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch((cause: unknown) => {
    throw fault('formular_ogiltigt', {}, {}, { cause });
  });
  const fields = new Map<string, string | UploadedFile>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw fault('for_lang', { falt: name }, { max: 'en del med det namnet' });
    fields.set(name, typeof value === 'string' ? value : await uploadedFile(name, value));
  }
  return Object.fromEntries(fields);
}

/** Whether a form has more parts than `most`, told by the marks between them before any of it is read: reading half a million takes seconds. */
function hasMoreParts(form: Buffer, type: string, most: number): boolean {
  const boundary = boundaryOf(type);
  if (boundary === '') return false;
  const mark = Buffer.from(`--${boundary}`);
  // One more than there are parts: the last ends them.
  let left = most + 1;
  for (let at = form.indexOf(mark); at >= 0 && left >= 0; at = form.indexOf(mark, at + mark.length)) left--;
  return left < 0;
}

/** What stands between the parts; nothing of a type that does not say, whose form is no form. */
function boundaryOf(type: string): string {
  try {
    return new MIMEType(type).params.get('boundary') ?? '';
  } catch {
    throw fault('formular_ogiltigt');
  }
}

async function uploadedFile(falt: string, file: File): Promise<UploadedFile> {
  if (file.size > LIMITS.mediaBytes) throw fault('for_stor', { falt }, { grans: LARGEST_FILE });
  return { filnamn: file.name, typ: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

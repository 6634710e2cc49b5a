import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#lib/contract/limits.ts';
import { isStorableText } from '#lib/content/storable-text.ts';
import { type FaultEntry } from '#lib/contract/fault.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { fieldPath } from '#lib/errors/from-zod.ts';

/** Everything the request carries, or 413 as soon as it is more than `limit` bytes. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = () => fault('for_stor', {}, { grans: `${limit / 1024 / 1024} MiB` }, { headers: { Connection: 'close' } });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks, size);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
// Only these escapes can bring in what cannot be stored: most bodies have none, and need no second look.
const SUSPECT_ESCAPE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

/** The JSON object of the body; `{}` when there is no body. Refuses other types, broken JSON and text that cannot be stored. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, LIMITS.bodyBytes);
  if (bytes.length === 0) return {};
  refuseOtherThan(request, 'application/json');
  let value: unknown;
  let text: string;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch (cause) {
    const detalj = cause instanceof SyntaxError ? place(cause) : 'Texten är inte giltig UTF-8.';
    throw fault('json_ogiltig', {}, { detalj }, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault('json_ogiltig', {}, { detalj: 'Det yttersta ska vara ett objekt.' });
  if (SUSPECT_ESCAPE.test(text)) refuseUnstorable(value);
  return value;
}

function place(error: SyntaxError): string {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position === undefined ? 'Texten slutar mitt i ett värde.' : `Felet finns vid tecken ${position}.`;
}

/** Throws 415 unless the body is of that media type. */
export function refuseOtherThan(request: IncomingMessage, wanted: string): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === wanted) return;
  throw fault('innehallstyp_fel', {}, { typ: type === '' ? '(ingen)' : type.slice(0, 60), tillatna: wanted });
}

function refuseUnstorable(value: unknown): void {
  const faults: FaultEntry[] = [];
  const walk = (node: unknown, path: PropertyKey[]) => {
    if (typeof node === 'string') {
      if (!isStorableText(node)) faults.push(faultEntry('tecken_otillatna', { falt: fieldPath('', path) }));
    } else if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) walk(item, [...path, index]);
    } else if (typeof node === 'object' && node !== null) {
      for (const [key, item] of Object.entries(node)) {
        if (isStorableText(key)) walk(item, [...path, key]);
        else faults.push(faultEntry('tecken_otillatna', { falt: fieldPath('', path) }));
      }
    }
  };
  walk(value, []);
  if (faults.length > 0) throw new Fault(422, faults);
}

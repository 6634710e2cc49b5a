import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import { isNestedDeeper } from '#lib/transports/http/json-nesting.ts';

/** How many times the limit is read and thrown away: most callers hear nothing before they have said everything. */
const HEARD_OUT = 4;

/** Everything the request carries, or 413 when it is more than `limit` bytes, told as `grans`. */
export async function readBytes(request: IncomingMessage, limit: number, grans: string): Promise<Buffer> {
  const tooLarge = () => fault('for_stor', {}, { grans }, { headers: { Connection: 'close' } });
  if (Number(request.headers['content-length'] ?? 0) > limit * HEARD_OUT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else if (size > limit * HEARD_OUT) break;
  }
  if (size > limit) throw tooLarge();
  return chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks, size);
}

/** A limit as the caller is told it. */
export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON object of the body; `{}` when there is no body. Refuses other types, broken JSON and what is nested too deep. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, LIMITS.bodyBytes, mebibytes(LIMITS.bodyBytes));
  if (bytes.length === 0) return {};
  refuseOtherThan(request, 'application/json');
  if (isNestedDeeper(bytes, LIMITS.jsonNesting)) throw fault('for_djupt', {}, { max: LIMITS.jsonNesting });
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    const detalj = cause instanceof SyntaxError ? place(cause) : 'Texten är inte giltig UTF-8.';
    throw fault('json_ogiltig', {}, { detalj }, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault('json_ogiltig', {}, { detalj: 'Det yttersta ska vara ett objekt.' });
  return value;
}

function place(error: SyntaxError): string {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position === undefined ? 'Texten slutar mitt i ett värde.' : `Felet finns vid tecken ${position}.`;
}

/** Throws 415 unless the body is of that media type, and sent as it is. */
export function refuseOtherThan(request: IncomingMessage, wanted: string): void {
  const coding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity') throw fault('innehallstyp_fel', {}, { typ: coding.slice(0, 60), tillatna: `${wanted} utan komprimering` });
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === wanted) return;
  throw fault('innehallstyp_fel', {}, { typ: type === '' ? '(ingen)' : type.slice(0, 60), tillatna: wanted });
}

import type { IncomingMessage } from 'node:http';
import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import { isNestedDeeper } from '#lib/transports/http/json-nesting.ts';
import { patienceWith } from '#lib/transports/http/patience.ts';

/** How many times the limit is read and thrown away: most callers hear nothing before they have said everything. */
const HEARD_OUT = 4;

/**
 * Everything the request carries, whether or not it says how much that is. Throws 413 when it is more than `limit` bytes,
 * told as `grans`, 408 when its caller falls silent before the end, and 400 when the caller is gone. No more than `limit` is
 * ever held, and what has been refused is read no further.
 */
export function readBytes(request: IncomingMessage, limit: number, grans: string): Promise<Buffer> {
  const tooLarge = () => fault('for_stor', {}, { grans });
  if (Number(request.headers['content-length'] ?? 0) > limit * HEARD_OUT) return Promise.reject(tooLarge());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const { bodyMs } = patienceWith(request);
    const silence = setTimeout(() => refuse(fault('for_langsam', {}, { sekunder: Math.ceil(bodyMs / 1000) })), bodyMs);
    const leave = () => {
      clearTimeout(silence);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
    };
    const refuse = (refusal: Error) => {
      leave();
      // Without a listener an error of the connection would be nobody's, and end the process.
      request.on('error', () => {}).pause();
      reject(refusal);
    };
    const onData = (chunk: Buffer) => {
      silence.refresh();
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (size > limit * HEARD_OUT) refuse(tooLarge());
    };
    const onEnd = () => {
      leave();
      if (size > limit) reject(tooLarge());
      else resolve(chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks, size));
    };
    const onGone = () => refuse(fault('anrop_avbrutet'));
    if (request.destroyed) onGone();
    else request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone);
  });
}

/** A limit as the caller is told it. */
export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

/** The body of a login, of a consent, and of all that programs ask the authorization server for. */
export function readSmall(request: IncomingMessage): Promise<Buffer> {
  return readBytes(request, LIMITS.smallBodyBytes, `${LIMITS.smallBodyBytes / 1024} KiB`);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON object of the body; `{}` when there is no body. Refuses other types, broken JSON and what is nested too deep. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  return jsonObject(request, await readBytes(request, LIMITS.bodyBytes, mebibytes(LIMITS.bodyBytes)));
}

/** As readJson, of a body that is small. */
export async function readSmallJson(request: IncomingMessage): Promise<unknown> {
  return jsonObject(request, await readSmall(request));
}

function jsonObject(request: IncomingMessage, bytes: Buffer): unknown {
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

const FORM = 'application/x-www-form-urlencoded';

/** The fields of a form, or the texts of a JSON object; none when there is no body. Refuses other types, compression and broken JSON. */
export function fieldsOf(request: IncomingMessage, bytes: Buffer): ReadonlyMap<string, string> {
  if (bytes.length === 0) return new Map();
  if (mediaTypeOf(request) === 'application/json') {
    return new Map(
      Object.entries(Object(jsonObject(request, bytes))).filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  }
  refuseOtherThan(request, FORM);
  return new Map(new URLSearchParams(bytes.toString('utf8')));
}

function place(error: SyntaxError): string {
  const position = /position (\d+)/.exec(error.message)?.[1];
  return position === undefined ? 'Texten slutar mitt i ett värde.' : `Felet finns vid tecken ${position}.`;
}

/** Throws 415 unless the body is of that media type, and sent as it is. */
export function refuseOtherThan(request: IncomingMessage, wanted: string): void {
  const coding = request.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity') throw fault('innehallstyp_fel', {}, { typ: coding.slice(0, 60), tillatna: `${wanted} utan komprimering` });
  const type = mediaTypeOf(request);
  if (type === wanted) return;
  throw fault('innehallstyp_fel', {}, { typ: type === '' ? '(ingen)' : type.slice(0, 60), tillatna: wanted });
}

function mediaTypeOf({ headers }: IncomingMessage): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

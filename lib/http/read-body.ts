import { namedTwice } from '#lib/contract/json-text.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { fieldPath } from '#lib/errors/field-path.ts';
import type { Asked } from '#lib/http/asked.ts';
import { namesOf } from '#lib/http/json-names.ts';
import { isNestedDeeper } from '#lib/http/json-nesting.ts';
import { inOneTurn } from '#lib/turns/in-turns.ts';

/** How many times the limit is read and thrown away: most callers hear nothing before they have said everything. */
const HEARD_OUT = 4;

/**
 * Everything the request carries, whether or not it says how much that is. Throws 413 when it is more than `limit` bytes,
 * told as `grans`, and what its body throws: 408 when its caller falls silent before the end, 400 when the caller is gone. No
 * more than `limit` is ever held, and what has been refused is read no further.
 */
export async function readBytes(asked: Asked, limit: number, grans: string): Promise<Buffer> {
  const tooLarge = () => fault('for_stor', {}, { grans });
  if (Number(asked.header('content-length') ?? 0) > limit * HEARD_OUT) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of asked.body) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > limit * HEARD_OUT) throw tooLarge();
  }
  if (size > limit) throw tooLarge();
  const [only] = chunks;
  // Most bodies come in one piece: they need no copy.
  if (chunks.length === 1 && only !== undefined) return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
  return Buffer.concat(chunks, size);
}

/** As readBytes, of what came together with its headers; undefined where more is to come. */
export function arrivedBytes(asked: Asked, limit: number, grans: string): Buffer | undefined {
  const bytes = asked.arrived?.();
  if (bytes === undefined) return undefined;
  if (bytes.length > limit) throw fault('for_stor', {}, { grans });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** A limit as the caller is told it. */
export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

/** The body of a login, of a consent, and of all that programs ask the authorization server for. */
export function readSmall(asked: Asked): Promise<Buffer> {
  return readBytes(asked, LIMITS.smallBodyBytes, `${LIMITS.smallBodyBytes / 1024} KiB`);
}

/** From here on a body takes milliseconds to read: many that come at once take their turns. */
const LONG_TO_READ = 128 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Of what was sent, which language each of its fields is in. */
type Languages = (value: unknown) => (falt: string) => string;

/**
 * The JSON object of the body; `{}` when there is no body. Refuses other types, broken JSON, what is nested too deep, what has too many names, and one name twice in an
 * object, with the language that `languages` says that the field is in.
 */
export async function readJson(asked: Asked, languages?: Languages): Promise<unknown> {
  const bytes = await readBytes(asked, LIMITS.bodyBytes, mebibytes(LIMITS.bodyBytes));
  return bytes.length < LONG_TO_READ ? jsonObject(asked, bytes, languages) : inOneTurn(() => jsonObject(asked, bytes, languages));
}

/** As readJson, of a body that is small. */
export async function readSmallJson(asked: Asked): Promise<unknown> {
  return jsonObject(asked, await readSmall(asked));
}

function jsonObject(asked: Asked, bytes: Buffer, languages?: Languages): unknown {
  if (bytes.length === 0) return {};
  refuseOtherThan(asked, 'application/json');
  if (isNestedDeeper(bytes, LIMITS.jsonNesting)) throw fault('for_djupt', {}, { max: LIMITS.jsonNesting });
  const names = namesOf(bytes, LIMITS.fieldNames);
  if (names === 'many') throw fault('for_lang', {}, { falt: 'Anropet', max: `${LIMITS.fieldNames} olika fältnamn i ett anrop` });
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    const detalj = cause instanceof SyntaxError ? place(cause) : 'Texten är inte giltig UTF-8.';
    throw fault('json_ogiltig', {}, { vad: 'giltig JSON', detalj }, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault('json_ogiltig', {}, { vad: 'ett JSON-objekt', detalj: 'Det yttersta ska vara ett objekt.' });
  if (names === 'twice') refuseNamedTwice(bytes, languages?.(value));
  return value;
}

function refuseNamedTwice(bytes: Buffer, language: (falt: string) => string = () => ''): void {
  const twice = namedTwice(bytes, LIMITS.faults).map((path) => fieldPath('', path));
  if (twice.length === 0) return;
  throw new Fault(
    422,
    twice.map((falt) => faultEntry('falt_dubbelt', { falt, sprak: language(falt) })),
  );
}

const FORM = 'application/x-www-form-urlencoded';

/** The fields of a form, or the texts of a JSON object; none when there is no body. Refuses other types, compression and broken JSON. */
export function fieldsOf(asked: Asked, bytes: Buffer): ReadonlyMap<string, string> {
  if (bytes.length === 0) return new Map();
  if (mediaTypeOf(asked) === 'application/json') {
    return new Map(
      Object.entries(Object(jsonObject(asked, bytes))).filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  }
  refuseOtherThan(asked, FORM);
  return new Map(new URLSearchParams(bytes.toString('utf8')));
}

/** Of a short text V8 tells which character it did not expect, and not where. */
function place({ message }: SyntaxError): string {
  const unexpected = /^Unexpected token '(.)'/su.exec(message)?.[1];
  if (unexpected !== undefined) return `${inSight(unexpected)} kan inte stå där det står.`;
  const position = message.startsWith('Unterminated') ? undefined : /position (\d+)/.exec(message)?.[1];
  return position === undefined ? 'Texten slutar mitt i ett värde.' : `Felet finns vid tecken ${Number(position) + 1}.`;
}

/** What nobody sees, as a blank of a web page, is told by its number. */
function inSight(character: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return `Tecknet ${character}`;
  return `Ett osynligt tecken (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`;
}

/** Throws 415 unless the body is of that media type, and sent as it is. */
export function refuseOtherThan(asked: Asked, wanted: string): void {
  const coding = asked.header('content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity')
    throw fault('innehallstyp_fel', {}, { typ: `${wanted} packad som ${coding.slice(0, 60)}`, tillatna: `${wanted} utan komprimering` });
  const type = mediaTypeOf(asked);
  if (type === wanted) return;
  throw fault('innehallstyp_fel', {}, { typ: type === '' ? '(ingen)' : type.slice(0, 60), tillatna: wanted });
}

function mediaTypeOf(asked: Asked): string {
  return asked.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
}

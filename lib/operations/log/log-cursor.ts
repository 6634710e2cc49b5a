import { createHash } from 'node:crypto';
import { fault } from '#lib/errors/fault.ts';
import type { LogFilter, LogPlace } from '#lib/store/log.ts';

/** Whose cursor it is: one of another list, or of another version of this one, is not taken for it. */
const KIND = 'logg1';
const FORM = /^([0-9A-Za-z]+)[.]([0-9A-Za-z_-]{16})[.]([0-9a-z]{1,10})[.]([0-9a-z]{1,13})$/;
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');
const LAST_NUMBER = 2n ** 63n - 1n;

/** A line of the log that was chosen with that filter, as its caller carries it to the next call. */
export function logCursorOf({ tid, id }: LogPlace, filter: LogFilter): string {
  const text = [KIND, fingerprint(filter), Date.parse(tid).toString(36), BigInt(id).toString(36)].join('.');
  return Buffer.from(text).toString('base64url');
}

/** The line that a cursor tells of. Refuses one that is broken, of another list, or of another filter than that. */
export function logPlaceIn(cursor: string, filter: LogFilter): LogPlace {
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, kind, selection, time = '', number = ''] = FORM.exec(text) ?? [];
  const tid = Number.parseInt(time, 36);
  const id = fromBase36(number);
  const isWhole = kind === KIND && selection === fingerprint(filter) && tid <= LAST_TIME && id <= LAST_NUMBER;
  // Base64 has several spellings of the same; only the one that was handed out is right.
  if (!isWhole || Buffer.from(text, 'latin1').toString('base64url') !== cursor) throw fault('markor_ogiltig', { falt: 'markor' });
  return { tid: new Date(tid).toISOString(), id: String(id) };
}

function fromBase36(text: string): bigint {
  return [...text].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
}

/** Tells filters apart. What a cursor leads to is no secret to whoever may read the log, so nothing needs to be signed. */
function fingerprint({ innehall, av, orderAv, handelse, utfall, fran, fore, sok }: LogFilter): string {
  const chosen = JSON.stringify([innehall, av, orderAv, handelse, utfall, fran, fore, sok].map((one) => one ?? null));
  return createHash('sha256').update(chosen).digest('base64url').slice(0, 16);
}

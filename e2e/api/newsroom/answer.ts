import { expect } from 'vitest';
import { CHECKS } from '#lib/checks/catalogue.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { FAULTS } from '#lib/errors/codes.ts';
import { documentedTypes, undocumented } from './documented.ts';
import type { RawAnswer } from './http.ts';

/** An answer of the API, already held against what every answer promises. */
export interface Answer {
  status: number;
  headers: RawAnswer['headers'];
  // What it holds is what the test is about to find out.
  // biome-ignore lint/suspicious/noExplicitAny: every field read from it is asserted on
  body: any;
  fel: FaultEntry[];
  /** The codes of the refusal, in order. */
  koder: string[];
}

/** What an operation says that it answers with instead of JSON: read as text, as it is. */
function isFile({ status, headers }: RawAnswer, method: string, path: string): boolean {
  const type = headers['content-type']?.replace(/;.*/, '') ?? '';
  return status === 200 && type !== 'application/json' && documentedTypes(method, path).includes(type);
}

/** Whether the Studio that answers is of another version than this. */
export interface OfVersion {
  isOther?: boolean;
}

/**
 * Reads an answer and holds it against the envelope (decisions.md §2): JSON, a request id, `ok` as the status says, and for
 * a refusal entries with a cause and a remedy, of codes that are in the table with this very status. Status, headers and the whole body
 * must be as the OpenAPI document has them, but for those of a Studio of another version, which has a document of its own.
 */
export function readAnswer(answer: RawAnswer, method: string, path: string, { isOther = false }: OfVersion = {}): Answer {
  const { status, headers, text } = answer;
  if (isFile(answer, method, path)) {
    expect(headers['x-request-id']).toBeTruthy();
    expect(headers['content-disposition']).toMatch(/^attachment; filename="/);
    return { status, headers, body: text, fel: [], koder: [] };
  }
  expect(headers['content-type'], `${method} ${path} → ${status} ${text.slice(0, 200)}`).toBe('application/json; charset=utf-8');
  expect(headers['x-request-id']).toBeTruthy();
  const body = JSON.parse(text);
  expect(body.ok, text.slice(0, 300)).toBe(status < 400);
  const fel: FaultEntry[] = status < 400 ? [] : body.fel;
  if (status >= 400) holdRefusal(body, status);
  if (!isOther)
    expect(undocumented({ method, path, status, body, headers }), `${method} ${path} → ${status} ${text.slice(0, 500)}`).toEqual([]);
  return { status, headers, body, fel, koder: fel.map((entry) => entry.kod) };
}

function holdRefusal(body: { fel: FaultEntry[]; varningar: FaultEntry[] }, status: number): void {
  expect(body.varningar).toBeInstanceOf(Array);
  expect(body.fel.length).toBeGreaterThan(0);
  for (const entry of body.fel) {
    const shown = JSON.stringify(entry).slice(0, 500);
    for (const value of [entry.falt, entry.sprak]) expect(typeof value, shown).toBe('string');
    for (const text of [entry.orsak, entry.atgard]) {
      expect(text, shown).toBeTypeOf('string');
      // A sentence: a capital or a name first, no hole left where something should have been filled in.
      expect(text.trim().length, shown).toBeGreaterThan(5);
      expect(text, shown).not.toMatch(/\{\w+\}|undefined|\[object|\bNaN\b/);
    }
    const known = entry.kod in FAULTS || entry.kod in CHECKS;
    expect(known, `unknown code: ${shown}`).toBe(true);
    if (entry.kod in FAULTS) expect(FAULTS[entry.kod as keyof typeof FAULTS].status, shown).toBe(status);
  }
  const entries = body.fel.map((entry) => JSON.stringify([entry.kod, entry.falt, entry.sprak, entry.block]));
  expect(new Set(entries).size, `a fault told twice: ${entries.join(' ')}`).toBe(entries.length);
}

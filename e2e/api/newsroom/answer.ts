import { expect, inject } from 'vitest';
import { CHECKS } from '#lib/checks/catalogue.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { FAULTS } from '#lib/errors/codes.ts';
import type { RawAnswer } from './http.ts';

/** Codes that any operation may refuse with; the others it must declare. */
const EVERYWHERE = new Set([
  'json_ogiltig',
  'adress_ogiltig',
  'formular_ogiltigt',
  'inloggning_saknas',
  'nyckel_ogiltig',
  'inloggning_upphord',
  'frammande_ursprung',
  'adress_okand',
  'metod_ej_tillaten',
  'svarstyp_saknas',
  'for_stor',
  'innehallstyp_fel',
  'samtidigt_anrop',
  'falt_saknas',
  'falt_okant',
  'falt_typ',
  'falt_varde',
  'falt_for_langt',
  'falt_for_kort',
  'falt_for_stort',
  'falt_for_litet',
  'falt_format',
  'tecken_otillatna',
  'adress_osaker',
  'nyckel_annan_kropp',
  'for_manga_anrop',
  'databas_borta',
]);
/** What the parser of documents says, of operations that take one. */
const OF_DOCUMENTS = new Set(['block_okant', 'block_form', 'block_barn', 'block_id', 'block_id_dubblett', 'for_djupt', 'marke_okant']);

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

/**
 * Reads an answer and holds it against the envelope (decisions.md §2): JSON, a request id, `ok` as the status says, and for
 * a refusal entries with a cause and a remedy, of codes that are in the table with this very status and that the operation
 * has declared.
 */
export function readAnswer({ status, headers, text }: RawAnswer, method: string, path: string): Answer {
  expect(headers['content-type'], `${method} ${path} → ${status} ${text.slice(0, 200)}`).toBe('application/json; charset=utf-8');
  expect(headers['x-request-id']).toBeTruthy();
  const body = JSON.parse(text);
  expect(body.ok, text.slice(0, 300)).toBe(status < 400);
  const fel: FaultEntry[] = status < 400 ? [] : body.fel;
  if (status >= 400) holdRefusal(body, status, method, path);
  return { status, headers, body, fel, koder: fel.map((entry) => entry.kod) };
}

function holdRefusal(body: { fel: FaultEntry[]; varningar: FaultEntry[] }, status: number, method: string, path: string): void {
  expect(body.varningar).toBeInstanceOf(Array);
  expect(body.fel.length).toBeGreaterThan(0);
  const declared = declaredBy(method, path);
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
    if (declared !== undefined && entry.kod in FAULTS)
      expect(declared.has(entry.kod), `${method} ${path} does not declare ${entry.kod}`).toBe(true);
  }
  const entries = body.fel.map((entry) => JSON.stringify([entry.kod, entry.falt, entry.sprak, entry.block]));
  expect(new Set(entries).size, `a fault told twice: ${entries.join(' ')}`).toBe(entries.length);
}

function declaredBy(method: string, path: string): Set<string> | undefined {
  const [plain = ''] = path.split('?');
  const operation = inject('studio').operations.find(
    (candidate) => candidate.method === method && new RegExp(`^${candidate.path.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(plain),
  );
  if (operation === undefined) return undefined;
  return new Set([...EVERYWHERE, ...OF_DOCUMENTS, ...operation.errors]);
}

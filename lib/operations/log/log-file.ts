import { csvRow, SPREADSHEET_BOM } from '#lib/content/csv-row.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import type { LogEntry } from '#lib/contract/log.ts';
import type { LogSpan } from '#lib/operations/log/log-time.ts';
import { oneByOne } from '#lib/turns/one-by-one.ts';

/** How the log is taken out as a file: for a spreadsheet, or for a program, a JSON object in each line. */
export const LOG_FORMATS = ['csv', 'ndjson'] as const;

export type LogFormat = (typeof LOG_FORMATS)[number];

export const LOG_FILE_TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson' } as const satisfies Record<
  LogFormat,
  string
>;

const COLUMNS: Record<string, (entry: LogEntry) => string> = {
  id: ({ id }) => id,
  tid: ({ tid }) => stockholmIso(tid),
  operation: ({ operation }) => operation,
  utfall: ({ utfall }) => utfall,
  av_typ: ({ av }) => av.typ,
  av_id: ({ av }) => av.id,
  av_namn: ({ av }) => av.namn,
  order_av_id: ({ order_av }) => order_av?.id ?? '',
  order_av_namn: ({ order_av }) => order_av?.namn ?? '',
  innehall: ({ innehall }) => innehall ?? '',
  rubrik: ({ rubrik }) => rubrik ?? '',
  detalj: ({ detalj }) => JSON.stringify(detalj),
  korrelation: ({ korrelation }) => korrelation,
};

const WRITTEN: Record<LogFormat, { beginning: string; line(entry: LogEntry): string }> = {
  csv: {
    beginning: SPREADSHEET_BOM + csvRow(Object.keys(COLUMNS)),
    line: (entry) => csvRow(Object.values(COLUMNS).map((told) => told(entry))),
  },
  ndjson: { beginning: '', line: (entry) => `${JSON.stringify(entry)}\n` },
};

/** However many files are on their way, the database is asked for one stretch of one of them at a time. */
const inTurn = oneByOne(5_000);

/**
 * The file piece by piece, one for each stretch of lines, as `told` tells them; a stretch is read when the piece before has been taken.
 * The first is read before anything is answered, so that what is refused is told as such.
 */
export async function logFile(
  format: LogFormat,
  stretches: AsyncIterator<LogEntry[], void>,
  told: (line: LogEntry) => LogEntry,
): Promise<AsyncIterable<Uint8Array>> {
  const { beginning, line } = WRITTEN[format];
  const next = () => inTurn(() => stretches.next());
  const first = await next();
  return (async function* () {
    yield Buffer.from(beginning);
    for (let stretch = first; !stretch.done; stretch = await next())
      yield Buffer.from(stretch.value.map((entry) => line(told(entry))).join(''));
  })();
}

/** What the file is called where it is saved: by the days that were asked for, or else by the day it was made. */
export function logFileName(format: LogFormat, { fran, fore }: LogSpan, now: string): string {
  const day = (instant: string) => stockholmIso(instant).slice(0, 10);
  const last = fore === undefined ? now : new Date(Date.parse(fore) - 1).toISOString();
  return `Logg ${fran === undefined ? '' : `från ${day(fran)} `}till ${day(last)}.${format}`;
}

import { type Step, wikidataBatches } from '#components/studio/people-dictionary/wikidata-batches.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { type studio, Unreachable } from '#lib/transports/client/browser.ts';

type Answer = Awaited<ReturnType<typeof studio.importeraPersoner>>;

/** So many of a kind are named; of more it is told how many they are. */
export const MOST_NAMED = 200;

/** Those of one kind: how many, and the first of them. */
export interface Counted<Row> {
  antal: number;
  forsta: Row[];
}

/** What an import has come to. */
export interface ImportTotals {
  skapade: Counted<Answer['skapade'][number]>;
  uppdaterade: Counted<Answer['uppdaterade'][number]>;
  /** Of which nothing has changed since they came in. */
  oforandrade: number;
  hoppade: Counted<Answer['hoppade'][number]>;
}

export interface ImportWork {
  files: ReadonlyArray<Pick<File, 'name' | 'size' | 'stream'>>;
  send(wikidata: unknown[]): Promise<Answer>;
  /** How large a part of the work is done, from 0 to 1, and what it has come to so far. */
  onProgress(part: number, totals: ImportTotals): void;
  wait(ms: number): Promise<void>;
  /** Ends it after what is being sent. */
  signal: AbortSignal;
}

/** After a lost line, and while the service is away or has been asked too much, which is over after a minute. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 35_000];

const WHY: Record<Extract<Step, { unreadable: string }>['unreadable'], string> = {
  ingen_json: 'Filen är inte JSON.',
  trasig: 'En post i filen är trasig eller avbruten.',
  for_stor: 'En post i filen är för stor.',
};

/**
 * Imports the files, so many people at a time: each batch is saved by itself, so that what has come in stays whatever becomes of the rest, and the same
 * files again change nothing of it. A batch whose answer was lost is sent again. Throws what the service answered when it refuses one.
 */
export async function importFiles({ files, send, onProgress, wait, signal }: ImportWork): Promise<ImportTotals> {
  const totals: ImportTotals = {
    skapade: { antal: 0, forsta: [] },
    uppdaterade: { antal: 0, forsta: [] },
    oforandrade: 0,
    hoppade: { antal: 0, forsta: [] },
  };
  const whole = Math.max(
    1,
    files.reduce((sum, { size }) => sum + 2 * size, 0),
  );
  for await (const step of wikidataBatches(files)) {
    if (signal.aborted) break;
    if ('unreadable' in step) {
      count(totals.hoppade, [{ externtId: '', namn: step.fil, orsak: WHY[step.unreadable] }]);
      continue;
    }
    if ('batch' in step) {
      const { wikidata, yrken } = step.batch;
      const { skapade, uppdaterade, hoppade, oforandrade } = await sent(() => send(wikidata).catch(nobody), wait, signal);
      count(totals.skapade, skapade);
      count(totals.uppdaterade, uppdaterade);
      totals.oforandrade += oforandrade;
      count(
        totals.hoppade,
        hoppade.filter(({ externtId }) => !yrken.has(externtId)),
      );
    }
    onProgress(Math.min(1, step.read / whole), totals);
  }
  return totals;
}

async function sent(send: () => Promise<Answer>, wait: (ms: number) => Promise<void>, signal: AbortSignal): Promise<Answer> {
  for (const ms of WAITS_MS) {
    try {
      return await send();
    } catch (error) {
      const isPassing = error instanceof Unreachable || (error instanceof ApiFault && (error.status === 429 || error.status >= 500));
      if (!isPassing || signal.aborted) throw error;
    }
    await wait(ms);
  }
  return send();
}

/** Of a batch that has nothing of Wikidata's nobody comes in; what follows it may have. */
function nobody(error: unknown): Answer {
  const [first] = error instanceof ApiFault ? error.fel : [];
  if (first?.kod !== 'wikidata_okand') throw error;
  return { ok: true, skapade: [], uppdaterade: [], oforandrade: 0, hoppade: [{ externtId: '', namn: '', orsak: first.orsak }] };
}

function count<Row>(counted: Counted<Row>, rows: readonly Row[]): void {
  counted.antal += rows.length;
  counted.forsta.push(...rows.slice(0, Math.max(0, MOST_NAMED - counted.forsta.length)));
}

import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { Kernel } from '#lib/boot/kernel.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import { invokeAdmitted } from '#lib/operations/invoke.ts';
import { carryOutJob, JobWaits } from '#lib/operations/translation/carry-out-job.ts';
import { JobLost } from '#lib/operations/translation/job-lease.ts';
import { DatabaseAway } from '#lib/store/database.ts';

/** How long it waits at most before it looks by itself. */
const LONGEST_PAUSE_MS = 5_000;
const SHORTEST_PAUSE_MS = 50;

export interface TranslationWorker {
  /** What the model is being asked is given up; another instance, or the next start, goes on from there. */
  stop(): Promise<void>;
}

/**
 * Makes the translations that wait, and those that a process left when it died: as many at once as the environment says.
 * Every instance runs one; the database says who takes which. Does nothing where there is no language model.
 */
export function startTranslationWorker({ machinery, store, log, onChange, environment }: Kernel): TranslationWorker {
  if (machinery.ai.namn === 'ingen') return { stop: async () => {} };
  const { leaseMs } = machinery.settings;
  const ending = new AbortController();
  const ai = givenUpBy(machinery.ai, ending.signal);
  let away = false;
  let wake = () => {};
  const active = new Set<Promise<void>>();

  const carryOut = async (id: string, hallare: string, av: Author): Promise<void> => {
    try {
      const call = { operation: carryOutJob, actor: inTheNameOf(av), korrelation: machinery.newId() };
      await invokeAdmitted({ ...machinery, ai }, { ...call, input: { params: {}, query: {}, body: { id, hallare } } });
    } catch (error) {
      // Either is recorded with the job, as far as there is anything to record.
      if (error instanceof JobLost || error instanceof JobWaits) return;
      const message =
        error instanceof DatabaseAway ? 'the database went away during a translation' : 'a translation met with an unforeseen fault';
      log.error({ err: error, jobb: id }, `${message}; it is tried again`);
    }
  };

  /** Begins what is next. Returns how long to wait before looking again. */
  const begin = async (): Promise<number> => {
    try {
      const hallare = machinery.newId();
      const claimed = await store.translationJobs.claim(hallare, leaseMs);
      away = false;
      if (claimed !== undefined) {
        const done: Promise<void> = carryOut(claimed.id, hallare, claimed.av).finally(() => active.delete(done));
        active.add(done);
        return 0;
      }
      const seconds = await store.translationJobs.secondsToNext();
      return seconds === null ? LONGEST_PAUSE_MS : Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, seconds * 1000));
    } catch (error) {
      if (!away) log.error({ err: error }, 'the translations that wait could not be read; trying again');
      away = true;
      return LONGEST_PAUSE_MS;
    }
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async () => {
    while (!ending.signal.aborted) {
      if (active.size >= environment.ai.samtidigt) await Promise.race(active);
      else {
        const ms = await begin();
        if (ms > 0 && !ending.signal.aborted) await pause(ms);
      }
    }
    await Promise.all(active);
  };
  const working = work();
  onChange((announced) => {
    if (announced === 'oversattningar') wake();
  });

  return {
    async stop() {
      ending.abort();
      wake();
      await working;
    },
  };
}

/** The same model, asked no longer than until `ending`. */
function givenUpBy(ai: AiPort, ending: AbortSignal): AiPort {
  return { ...ai, ask: (request) => ai.ask({ ...request, signal: AbortSignal.any([request.signal, ending]) }) };
}

/** Only who it is, for the log and the revision: what they may do is looked up anew when the translation is made. */
function inTheNameOf({ typ, id, namn }: Author): Actor {
  const nothing = { sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false };
  return { typ: typ === 'system' ? 'person' : typ, id, namn, roll: 'lasare', ...nothing };
}

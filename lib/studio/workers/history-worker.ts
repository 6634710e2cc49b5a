import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { HistoryFinding } from '#lib/contract/history.ts';
import { checkAll, rowsToCheck } from '#lib/history/check-all.ts';
import { firstLook, picturesOf } from '#lib/history/check-picture-files.ts';
import { historyLetter } from '#lib/letters/history-letter.ts';
import { HistoryRows } from '#lib/store/history-rows.ts';
import { ShownRows } from '#lib/store/shown-rows.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { type Queue, startQueueWorker } from '#lib/studio/workers/queue-worker.ts';

const LOOKS_EVERY_MS = 2_000;
/** A check gives a sign of life at least three times in this time. */
const LEASE_MS = 30_000;
const SIGN_OF_LIFE_MS = 5_000;
/** The hour of the night, in Stockholm, from which the day's check may be made. */
const NIGHT_HOUR = 3;
const MOST_KEPT = 200;
/** That it has begun, come further or ended: how far, whoever may read it asks for. */
const NEWS = { om: 'historik' } as const;

type Checking = Pick<Kernel, 'machinery' | 'store' | 'site' | 'log' | 'now' | 'isClosing'>;

/**
 * Carries out the checks of history: those that administrators ask for, and one every night, after which they are written to
 * when something is wrong. Of all instances one makes each; one that a process leaves behind is begun anew by another.
 */
export function startHistoryWorker({ machinery, store, site, log, now, isClosing }: Checking): { stop(): Promise<void> } {
  let stopped = false;
  let ordered = '';

  const orderTonights = async () => {
    const [day = '', clock = ''] = stockholmMinute(now().toISOString()).split(' ');
    if (day === ordered || Number(clock.slice(0, 2)) < NIGHT_HOUR) return;
    await store.historyChecks.orderNightly(machinery.newId(), now().toISOString(), day);
    ordered = day;
  };

  /** Keeps what the files of pictures from before are, a few at a time. Whether it came to an end. */
  const lookAtOldPictures = async (shown: ShownRows): Promise<boolean> => {
    for await (const picture of picturesOf(shown)) {
      if (stopped || isClosing()) return false;
      if (picture.filer !== null) continue;
      const filer = await firstLook(machinery.media, picture);
      if (filer !== undefined) await store.media.lookedAt(picture.id, picture.plats, filer);
    }
    return true;
  };

  const carryOut = async (id: string, hallare: string, nattlig: boolean): Promise<void> => {
    try {
      const begun = now().toISOString();
      // Its own, and let go of afterwards: what is read of old reports is of no use to anybody else.
      const shown = new ShownRows(machinery.database);
      const history = new HistoryRows(machinery.database);
      const check = checkAll({ history, shown, sign: site.sign, files: machinery.media, noterade: [], now: begun });
      const totalt = await rowsToCheck({ history, shown });
      const isStillOurs = (kontrollerade: number) => store.historyChecks.renew(id, hallare, LEASE_MS, { kontrollerade, totalt });
      const isOurs = await isStillOurs(0);
      machinery.tell(NEWS);
      if (!isOurs || !(await lookAtOldPictures(shown))) return await store.historyChecks.letGo(id, hallare);
      const fynd: HistoryFinding[] = [];
      let [kontrollerade, antalFynd, told] = [0, 0, performance.now()];
      let step = await check.next();
      for (; !step.done; step = await check.next()) {
        kontrollerade += step.value.kontrollerade;
        antalFynd += step.value.fynd.length;
        fynd.push(...step.value.fynd.slice(0, MOST_KEPT - fynd.length));
        if (stopped || isClosing()) return await store.historyChecks.letGo(id, hallare);
        if (performance.now() - told < SIGN_OF_LIFE_MS) continue;
        if (!(await isStillOurs(kontrollerade))) return;
        machinery.tell(NEWS);
        told = performance.now();
      }
      const { rot } = step.value;
      await machinery.database.transaction(async (unit) => {
        const bound = machinery.storeOn(unit);
        const outcome = { klar: now().toISOString(), kontrollerade, rot, antalFynd, fynd };
        const isKept = await bound.historyChecks.done(id, hallare, outcome);
        if (!isKept || antalFynd === 0 || !nattlig) return;
        const letter = historyLetter({ antalFynd, fynd, lank: `${machinery.settings.url}/studio/historik` });
        await bound.outbox.put({ till: await bound.people.administrators(), ...letter, innehall: null });
      });
      if (antalFynd > 0) log.error({ antalFynd, fynd: fynd.slice(0, 10) }, 'history is not as it was written');
    } catch (error) {
      log.error({ err: error }, 'a check of history met with an unforeseen fault; it is made again when its lease is over');
    } finally {
      // However it ended: whoever looks at it is not to be told that it goes on.
      machinery.tell(NEWS);
    }
  };

  const queue: Queue = {
    async claim() {
      await orderTonights();
      const hallare = machinery.newId();
      const claimed = await store.historyChecks.claim(hallare, LEASE_MS);
      return claimed && (() => carryOut(claimed.id, hallare, claimed.nattlig));
    },
    secondsToNext: async () => null,
  };
  const worker = startQueueWorker(queue, {
    atOnce: 1,
    longestPauseMs: LOOKS_EVERY_MS,
    onAway: (error) => log.error({ err: error }, 'the checks of history that wait could not be read; trying again'),
  });
  return {
    async stop() {
      stopped = true;
      await worker.stop();
    },
  };
}

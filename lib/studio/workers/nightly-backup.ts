import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { makeBackup } from '#lib/backup/make-backup.ts';
import { stockholmIso } from '#lib/content/stockholm-time.ts';
import { backupFailedLetter } from '#lib/letters/backup-failed-letter.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 60_000;
/** The hour by Stockholm's clocks from which a night's archive is made. */
const HOUR = 3;
const AGAIN_AFTER_MS = 60 * 60_000;
const SETTING = 'sakerhetskopia';

const OURS = /^studio-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.tar\.zst$/;
/** What a backup that was killed has left. */
const HALF = /^studio-.*\.tar\.zst\.[0-9a-f-]{36}\.halv$/;
const HALF_FORGOTTEN_MS = 24 * 60 * 60_000;

const stateSchema = z.object({ dag: z.string(), tid: z.string(), gjord: z.boolean() });
type State = z.infer<typeof stateSchema>;

/** Whether that time is one for an archive, after what was last done: each day one, from three o'clock; after a failure every hour. */
export function isDue(now: Date, last: State | undefined): boolean {
  const local = stockholmIso(now.toISOString());
  if (Number(local.slice(11, 13)) < HOUR) return false;
  if (last === undefined || last.dag !== local.slice(0, 10)) return true;
  return !last.gjord && now.getTime() - Date.parse(last.tid) >= AGAIN_AFTER_MS;
}

/**
 * Makes an archive each night in the folder that the environment names, by one of the instances, and removes the oldest of them when there
 * are more than are to be kept. One that could not be made is logged, and told of by mail once a day. Does nothing where there is no
 * folder.
 */
export function startNightlyBackup(kernel: Kernel): { stop(): Promise<void> } {
  const { environment, log } = kernel;
  const { backup } = environment;
  if (backup === undefined) return { stop: async () => {} };
  return inRounds((ending) => backUpWhenDue(kernel, backup, ending), {
    pauseMs: LOOK_EVERY_MS,
    againMs: LOOK_EVERY_MS,
    failed: (error) => log.error({ err: error }, 'it could not be seen whether an archive is to be made; trying again'),
  });
}

/** Looks whether an archive is to be made, and makes it, unless another instance does. */
export async function backUpWhenDue(
  { store, now, nightly, machinery, environment, pictures, log }: Kernel,
  { folder, keep }: { folder: string; keep: number },
  signal: AbortSignal,
): Promise<void> {
  const due = async () => isDue(now(), await lastDone());
  const lastDone = async () => stateSchema.safeParse(await store.settings.get(SETTING)).data;
  if (!(await due()) || !(await nightly.tryToTake())) return;
  try {
    // Another instance may have made it while this one waited for its turn.
    if (!(await due())) return;
    const time = now();
    const local = stockholmIso(time.toISOString());
    const note = (gjord: boolean): State => ({ dag: local.slice(0, 10), tid: time.toISOString(), gjord });
    const newsroom = { databaseUrl: machinery.database.directUrl, pictures, secret: environment.secret };
    try {
      const file = path.join(folder, `studio-${local.slice(0, 19).replaceAll(':', '-')}.tar.zst`);
      const { saknas } = await makeBackup(file, newsroom, time, signal);
      if (saknas > 0) log.warn({ saknas }, 'pictures that rows tell of have no file, and are not in the archive');
      await store.settings.put(SETTING, note(true), STUDIO, time.toISOString());
    } catch (error) {
      if (signal.aborted) return;
      log.error({ err: error }, 'the nightly archive was not made; trying again in an hour');
      const isFirst = (await lastDone())?.dag !== local.slice(0, 10);
      await store.settings.put(SETTING, note(false), STUDIO, time.toISOString());
      if (isFirst) await tell(store, time, error);
      return;
    }
    await removeOld(folder, keep, time);
  } finally {
    await nightly.letGo();
  }
}

async function tell(store: Kernel['store'], time: Date, error: unknown): Promise<void> {
  const orsak = error instanceof BackupFault ? error.message : 'Det blev ett oväntat fel; det står i Studios logg.';
  const people = (await store.people.active()).filter(({ roll }) => roll === 'superadmin');
  const letter = backupFailedLetter({ sedan: time.toISOString(), orsak });
  await store.outbox.put({ till: people.map(({ epost }) => epost), ...letter, innehall: null });
}

/** Removes the oldest of our own archives, and what killed backups have left; nothing else that is in the folder. */
async function removeOld(folder: string, keep: number, now: Date): Promise<void> {
  const names = await readdir(folder);
  const tooMany = names
    .filter((name) => OURS.test(name))
    .toSorted()
    .toReversed()
    .slice(keep);
  for (const name of tooMany) await rm(path.join(folder, name));
  for (const name of names.filter((each) => HALF.test(each))) {
    const place = path.join(folder, name);
    if (now.getTime() - (await stat(place)).mtimeMs > HALF_FORGOTTEN_MS) await rm(place, { force: true });
  }
}

import pino from 'pino';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { readEnvironment, readPlace, StartFault } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { CALL_WINDOW_MS, RateLimits } from '#lib/operations/rate-limits.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { reachNewsroom } from '#lib/studio/newsroom-place.ts';
import { ownDatabase } from '#lib/studio/open-database.ts';

/** What the pages of readers are made with: a command makes none. */
const NO_PAGES: ReaderFiles = {
  assets: {
    style: '',
    script: { src: '', integrity: '' },
    icon: '',
    ads: { style: '', script: { src: '', integrity: '' } },
    since: { style: '', script: { src: '', integrity: '' } },
    preload: [],
  },
  files: new Map(),
};

interface NewsroomForCommand {
  machinery: Machinery;
  /** Whoever gives the command, as the newsroom knows them. */
  caller: Actor;
  close(): Promise<void>;
}

/**
 * The newsroom that the environment names, for a command that calls its operations, whether Studio runs or not: as the person with that
 * address, who has the rights they have. Throws BackupFault or StartFault where there is no such newsroom or person.
 */
export async function newsroomForCommand(variables: NodeJS.ProcessEnv, epost: string): Promise<NewsroomForCommand> {
  const environment = readEnvironment(variables);
  const { newsroom, close } = await reachNewsroom(readPlace(variables));
  const log = pino({ level: 'silent' });
  try {
    const { url: databaseUrl, pooled } = await ownDatabase(newsroom.databaseUrl, environment);
    const kernel = createKernel({ environment, databaseUrl, ...(pooled && { pooled }), reader: NO_PAGES, log, now: () => new Date() });
    const end = async () => {
      await kernel.close();
      await close();
    };
    try {
      return { ...(await asPerson(kernel, epost)), close: end };
    } catch (error) {
      await kernel.close();
      throw error;
    }
  } catch (error) {
    await close();
    throw error;
  }
}

/** What the operations are called with, and by whom. */
export async function asPerson(
  { machinery, settings, store }: Kernel,
  epost: string,
): Promise<Pick<NewsroomForCommand, 'machinery' | 'caller'>> {
  await settings.upToDate;
  const person = await store.people.byEmail(epost);
  if (person?.aktiv !== true) throw new StartFault(`Det finns ingen aktiv person med adressen ${epost} i redaktionen.`);
  return { machinery: { ...machinery, rateLimits: countingNothing() }, caller: actorOfPerson(person) };
}

/** Whoever has the machine waits for nobody's turn: each call is the first of its minute. */
function countingNothing(): RateLimits {
  let now = 0;
  return new RateLimits(() => (now += CALL_WINDOW_MS), { isShared: () => false, add: async () => [] });
}

import path from 'node:path';
import { loadReaderFiles } from '#lib/site/reader-files.ts';
import { type Doors, openDoors } from '#lib/studio/doors.ts';
import type { Host } from '#lib/studio/host.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { openDatabase } from '#lib/studio/open-database.ts';
import { picturesNotice } from '#lib/studio/shared-pictures.ts';
import { greet } from '#lib/studio/welcome.ts';
import { startWorkers } from '#lib/studio/workers/start-workers.ts';

/** The running application: whoever receives requests needs no more than this. */
export interface Studio {
  kernel: Kernel;
  doors: Doors;
  /** Tells whoever started it where it is, and the logins that it made: only then is the start over. */
  greet(): Promise<void>;
  /** Takes nothing more on, finishes what is underway and ends the database last. To be called once no more requests come. */
  close(): Promise<void>;
}

type Stop = () => Promise<void>;

/**
 * Opens everything but a port: database, migrations, first newsroom, doors, workers. A start that fails leaves nothing running;
 * what the starter can mend is a StartFault.
 */
export async function openStudio({ environment, log }: Host): Promise<Studio> {
  const stops: Stop[] = [];
  const close = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    if (environment.traces !== undefined) {
      // Loaded by those alone who have somebody to tell.
      const { openTraces } = await import('#lib/studio/traces/open-traces.ts');
      const traces = openTraces(environment.traces, { behindProxy: environment.proxies > 0, log });
      stops.push(() => traces.stop());
    }
    const database = await openDatabase(environment, log);
    stops.push(() => database.stop());
    const { url: databaseUrl, pooled, copyUrl } = database;
    const reached = { databaseUrl, ...(pooled && { pooled }), ...(copyUrl && { copyUrl }) };
    const reader = await loadReaderFiles(path.resolve('dist/lasare'));
    const kernel = createKernel({ environment, ...reached, reader, log, now: () => new Date() });
    stops.push(() => kernel.close());
    const welcome = await prepareNewsroom(kernel);
    await kernel.settings.upToDate;
    const { now, newId } = kernel.machinery;
    const pictures = await picturesNotice({ settings: kernel.store.settings, pictures: kernel.pictures, now, newId });
    const notices = pictures === undefined ? database.notices : [...database.notices, pictures];
    for (const notice of notices) log.warn(notice);
    const workers = startWorkers(kernel);
    stops.push(() => workers.stop());
    // Whoever waits for the language model is answered without it, so that no stop takes as long as a model may.
    stops.push(async () => kernel.giveUpAi());
    return { kernel, doors: openDoors(kernel), greet: () => greet(kernel, { ...welcome, notices }, () => newsroomShown(kernel)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

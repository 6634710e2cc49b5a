import path from 'node:path';
import next from 'next';
import pino, { type Logger } from 'pino';
import type { CmsProblem } from '#lib/adapters/cms/port.ts';
import { type Environment, readEnvironment, StartFault } from '#lib/config/environment.ts';
import type { Answers } from '#lib/http/exchange.ts';
import { bindPort } from '#lib/http/server.ts';
import { loadReaderFiles } from '#lib/site/reader-files.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { startHousekeeping } from '#lib/studio/housekeeping.ts';
import { createKernel, installKernel } from '#lib/studio/kernel.ts';
import { studioLog } from '#lib/studio/log.ts';
import { startMail } from '#lib/studio/mail-sender.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { startReleaseWorker } from '#lib/studio/release-worker.ts';
import { startSearchIndexer } from '#lib/studio/search-indexer.ts';
import { startTranslationWorker } from '#lib/studio/translation-worker.ts';
import type { Welcome } from '#lib/studio/welcome.ts';
import { applicationGate } from '#lib/transports/doors/application.ts';

export interface RunningStudio {
  url: string;
  welcome: Welcome;
  /** To be called when somebody has been shown `welcome`: until then every start makes it anew. */
  welcomeShown(): Promise<void>;
  /** What stands in the way of publishing; asked of the publishing system, which may take its time. */
  cmsProblems(): Promise<CmsProblem[]>;
  stop(): Promise<void>;
}

type Stop = () => Promise<void>;

/**
 * Starts the whole application: port, database, migrations, first newsroom, kernel, pages. Resolves when it answers. `stop`
 * ends all of it in order: what is being answered is finished first, the database comes down last. A start that fails
 * leaves nothing running; what the starter can mend is a StartFault.
 */
export async function startStudio(options: { dev: boolean }): Promise<RunningStudio> {
  const environment = readEnvironment(process.env);
  const log = studioLog('warn', pino.destination({ dest: 2, sync: true }));
  const server = await bindPort({
    ...{ port: environment.port, behindProxy: environment.behindProxy, log },
    secure: environment.url.startsWith('https://'),
  });
  const stops: Stop[] = [];
  // Whoever waits for the language model is answered without it, so that no stop takes as long as a model may.
  let giveUpAi = () => {};
  const stop = async () => {
    giveUpAi();
    await server.stop();
    for (const end of stops.toReversed()) await end();
  };
  try {
    const databaseUrl = await openDatabase(environment, log, stops);
    const reader = await loadReaderFiles(path.resolve('dist/lasare'));
    const kernel = createKernel({ environment, databaseUrl, reader, log, now: () => new Date() });
    stops.push(() => kernel.close());
    giveUpAi = kernel.giveUpAi;
    installKernel(kernel);
    const welcome = await prepareNewsroom(kernel);
    const services = [
      startSearchIndexer(kernel.store, log),
      startHousekeeping(kernel.store, log),
      startMail(kernel),
      startReleaseWorker(kernel),
      startTranslationWorker(kernel),
    ];
    for (const service of services) stops.push(() => service.stop());
    const pages = startNext(environment, options.dev);
    server.answerWith({
      door: kernel.door,
      pages: { gate: applicationGate({ ...kernel, dev: options.dev }), show: async (...asked) => (await pages).answer(...asked) },
      ...(options.dev ? { upgrade: developmentUpgrades(pages) } : {}),
    });
    const cmsProblems = () => kernel.machinery.cms.check();
    return { url: environment.url, welcome, welcomeShown: () => newsroomShown(kernel), cmsProblems, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The embedded database, or the one that DATABASE_URL names, brought up to date. */
async function openDatabase(environment: Environment, log: Logger, stops: Stop[]): Promise<string> {
  const { databaseUrl } = environment;
  if (databaseUrl === undefined) {
    const embedded = await startEmbeddedDatabase(environment.data, log);
    stops.push(() => embedded.stop());
    await applyMigrations(embedded.url, MIGRATIONS);
    return embedded.url;
  }
  await applyMigrations(databaseUrl, MIGRATIONS).catch((cause: unknown) => {
    const { host } = new URL(databaseUrl);
    const unreachable =
      cause instanceof Error && 'code' in cause && /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|28P01|28000|3D000)$/.test(String(cause.code));
    throw unreachable ? new StartFault(`Databasen på ${host} går inte att använda: ${cause.message}. Kontrollera DATABASE_URL.`) : cause;
  });
  return databaseUrl;
}

const MIGRATIONS = path.resolve('prisma/migrations');

/** Pages in development hear of their changes by an address of Next's own. Nothing else here speaks another protocol. */
function developmentUpgrades(pages: ReturnType<typeof startNext>): Answers['upgrade'] {
  return (request, socket, head) => {
    if (!request.url?.startsWith('/_next/')) return false;
    pages.then(({ upgrade }) => upgrade(request, socket, head)).catch(() => socket.destroy());
    return true;
  };
}

/** Next starts beside the server; requests for its pages wait for it. */
async function startNext(environment: Environment, dev: boolean) {
  const app = next({ dev, dir: process.cwd(), customServer: true, hostname: 'localhost', port: environment.port });
  await app.prepare();
  return { answer: app.getRequestHandler(), upgrade: app.getUpgradeHandler() };
}

export { StartFault };

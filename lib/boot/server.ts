import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import next from 'next';
import pino, { type Logger } from 'pino';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/boot/embedded-database.ts';
import { createKernel, installKernel, type Kernel } from '#lib/boot/kernel.ts';
import { prepareNewsroom, type Welcome } from '#lib/boot/newsroom.ts';
import { startSearchIndexer } from '#lib/boot/search-indexer.ts';
import { type Environment, EnvironmentFault, readEnvironment } from '#lib/config/environment.ts';
import { tellNextAuth } from '#lib/config/next-auth-environment.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { apiHandler, isApiAddress } from '#lib/transports/http/api-handler.ts';
import { loadReaderFiles } from '#lib/transports/site/reader-files.ts';

export interface RunningStudio {
  url: string;
  welcome: Welcome;
  stop(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Starts the whole application: database, migrations, first newsroom, kernel, HTTP. Resolves when it answers. `stop` ends
 * all of it in order: what is being answered is finished first, the database comes down last.
 */
export async function startStudio(options: { dev: boolean }): Promise<RunningStudio> {
  const environment = readEnvironment(process.env);
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const embedded = environment.databaseUrl === undefined ? await startEmbeddedDatabase(environment.data) : undefined;
  const databaseUrl = environment.databaseUrl ?? embedded?.url ?? '';
  try {
    await applyMigrations(databaseUrl, path.resolve('prisma/migrations'));
    const reader = await loadReaderFiles(path.resolve('dist/lasare'));
    const kernel = createKernel({ environment, databaseUrl, reader, log, now: () => new Date() });
    installKernel(kernel);
    tellNextAuth(environment);
    const welcome = await prepareNewsroom(kernel);
    const indexer = startSearchIndexer(kernel.store, log);
    const server = await listen(kernel, options.dev, log);
    return { url: environment.url, welcome, stop: () => stopAll(server, [() => indexer.stop(), () => kernel.close()], embedded) };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function listen(kernel: Kernel, dev: boolean, log: Logger): Promise<Server> {
  const { environment, machinery, accounts } = kernel;
  const api = apiHandler({ operations: OPERATIONS, machinery, accounts, log });
  const pages = startNext(environment, dev);
  const answer: Handler = async (request, response) => {
    if (isApiAddress(request.url ?? '')) return api(request, response);
    if (!(await kernel.answerReader(request, response))) await (await pages).answer(request, response);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error, url: request.url }, 'a request failed outside its handler');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  // Pages that are being edited are told of it over a socket: without it they reload for ever.
  server.on('upgrade', async (request, socket, head) => (await pages).upgrade(request, socket, head));
  // A little longer than common proxies keep an idle connection, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(environment.port, resolve));
  return server;
}

/** Next starts beside the server; requests for its pages wait for it. */
async function startNext(environment: Environment, dev: boolean) {
  const app = next({ dev, dir: process.cwd(), customServer: true, hostname: 'localhost', port: environment.port });
  await app.prepare();
  return { answer: app.getRequestHandler(), upgrade: app.getUpgradeHandler() };
}

async function stopAll(server: Server, parts: Array<() => Promise<void>>, embedded: EmbeddedDatabase | undefined): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const patience = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(patience);
  for (const stop of parts) await stop();
  await embedded?.stop();
}

export { EnvironmentFault };

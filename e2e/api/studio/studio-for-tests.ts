import { connect } from 'node:net';
import path from 'node:path';
import pino from 'pino';
import { type Environment, readEnvironment } from '#lib/config/environment.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SECTIONS } from '#lib/demo/newsroom.ts';
import { bindPort } from '#lib/http/server.ts';
import type { Network } from '#lib/internet/network.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { loadReaderFiles } from '#lib/site/reader-files.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { openDoors } from '#lib/studio/doors.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { studioLog } from '#lib/studio/log.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { type DatabaseAccess, ownDatabase, prepareDatabase } from '#lib/studio/open-database.ts';
import { startWorkers } from '#lib/studio/workers/start-workers.ts';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';
import { standInAdapter } from './stand-in-adapter.ts';

export { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
export { ownDatabase } from '#lib/studio/open-database.ts';

/** What a test needs to know to call a Studio, log in to it and look into its database. */
export interface StudioAddress {
  url: string;
  secret: string;
  databaseUrl: string;
  /** The pooler that it goes through. */
  pooler?: string;
  operations: DescribedOperation[];
}

export interface DescribedOperation {
  name: string;
  method: string;
  path: string;
  /** The fields of its body. */
  fields: string[];
  readOnly: boolean;
  errors: string[];
}

export interface StudioForTests {
  address: StudioAddress;
  /** Calls an operation on somebody's behalf, within the process. Throws what it refuses. */
  callAs(name: string, actor: Actor, input: Record<string, unknown>): Promise<{ status: number; body: unknown }>;
  /** What every answer is held against. */
  openApi(): OpenApiDocument;
  stop(): Promise<void>;
}

interface StudioOptions {
  databaseUrl: string;
  /** The address of a pooler in front of the database; with it the Studio works as one does that has both addresses. */
  pooler?: string;
  /** Where its pictures are kept, unless `pictures` says otherwise. */
  data: string;
  /** The environment of the place of its pictures, when it is another. */
  pictures?: Record<string, string>;
  /** What it logs is left unsaid: for a test that breaks something on purpose. */
  silent?: boolean;
  /** Takes every line of its log, of every level, instead. */
  logTo?: (line: string) => void;
  /** The environment of its publishing system, when it is not the built-in one. */
  cms?: Record<string, string>;
  /** The environment of its language model, when it has one. */
  ai?: Record<string, string>;
  /** Roles that must show more than a password. */
  andraFaktor?: string;
  /** The environment of the organisation's own login, when it has one. */
  oidc?: Record<string, string>;
  /** The key by which its figures are read. */
  mattNyckel?: string;
  /** The environment of what keeps its pages outside, when something does. */
  mellanlager?: Record<string, string>;
  /** Its mail server; without one its letters wait in the outbox, for a Studio that has one. */
  mail?: string;
  /** Address of the stand-in-cms.ts that it publishes to, instead of what the environment names. */
  standIn?: string;
  /** With the newsroom of the demo. */
  demo?: boolean;
  /** Without the demo: with the sections that the demo has, unless a test is about a newsroom that has none. */
  sections?: boolean;
  /** Another Studio has made the newsroom of the database. */
  prepared?: boolean;
  /** Whether it renders behind the scenes what readers will get of all that is public in the database. */
  rendersBehind?: boolean;
  /** How long a release that a dead process has left is waited for. */
  leaseMs?: number;
  /** How often it makes sure that it hears of changes. */
  beatEveryMs?: number;
  /** What it takes the time to be. */
  now?: () => Date;
  /** What it takes the internet to be. */
  network?: Network;
  /** A port of this machine that is every host there, instead: for one in a process of its own. */
  internetAt?: number;
  /** Whether it looks at links there. */
  checksLinks?: boolean;
}

/**
 * The application without Next: migrations, an empty newsroom with its sections, the kernel, the API and the public site on
 * a loopback port. Every answer is held against its schema.
 */
export async function startStudio({
  databaseUrl,
  pooler,
  data,
  pictures = {},
  cms = {},
  ai = {},
  andraFaktor,
  oidc = {},
  mellanlager = {},
  mail,
  mattNyckel,
  standIn,
  demo = false,
  sections = true,
  prepared = false,
  rendersBehind = true,
  leaseMs,
  beatEveryMs,
  silent = false,
  logTo,
  now = () => new Date(),
  internetAt,
  network = internetAt === undefined ? undefined : everyHostAt(internetAt),
  checksLinks = false,
}: StudioOptions): Promise<StudioForTests> {
  const log =
    logTo === undefined
      ? studioLog(silent ? 'silent' : 'error', pino.destination({ dest: 2, sync: true }))
      : studioLog('trace', { write: logTo });
  // Callers may say who they are: a test has one address, and needs to be many.
  const server = await bindPort({ port: 0, host: '127.0.0.1', proxies: 1, secure: false, log });
  const url = `http://127.0.0.1:${server.port}`;
  const environment = readEnvironment({
    NODE_ENV: 'test',
    STUDIO_URL: url,
    STUDIO_DATA: data,
    STUDIO_SECRET: 'sa-hemligt-att-bara-testerna-vet-om-det',
    STUDIO_ADMIN: 'admin@studio.se:bara-i-testerna',
    STUDIO_DEMO: demo ? '1' : '0',
    STUDIO_DEMO_LOSENORD: demo ? 'bara-i-testerna' : undefined,
    ...pictures,
    ...cms,
    ...ai,
    ...oidc,
    ...mellanlager,
    SMTP_URL: mail,
    STUDIO_MATT_NYCKEL: mattNyckel,
    STUDIO_ANDRA_FAKTOR: andraFaktor,
  });
  const access = await reach(databaseUrl, pooler, environment);
  const reader = await loadReaderFiles(path.join(import.meta.dirname, 'lasare'));
  const kernel = createKernel({
    ...{ environment, databaseUrl: access.url, reader, log, now },
    ...(access.pooled && { pooled: access.pooled }),
    ...(standIn === undefined ? {} : { cms: standInAdapter(standIn) }),
    ...(leaseMs === undefined ? {} : { leaseMs }),
    ...(beatEveryMs === undefined ? {} : { beatEveryMs }),
    ...(network === undefined ? {} : { network }),
  });
  if (!prepared) {
    await prepareNewsroom(kernel);
    if (!demo && sections) await giveSections(kernel);
    await newsroomShown(kernel);
  }
  // Letters wait for a Studio that has a mail server; what is old is swept away by nobody, and no test lasts until the night.
  // Nobody on the internet is asked by a test.
  const workers = startWorkers(kernel, [
    ...(['housekeeping', 'nightlyBackup'] as const),
    ...(mail === undefined ? (['mail'] as const) : []),
    ...(checksLinks ? [] : (['linkChecks'] as const)),
    ...(rendersBehind ? [] : (['pages'] as const)),
  ]);
  const doors = openDoors(kernel);
  server.answerWith({ door: doors.answer });
  return {
    address: {
      ...{ url, secret: environment.secret, databaseUrl, ...(pooler === undefined ? {} : { pooler }) },
      operations: OPERATIONS.map(describe),
    },
    callAs: (name, actor, input) => callOperation(kernel.machinery, name, actor, input, kernel.machinery.newId()),
    openApi: doors.openApi,
    async stop() {
      kernel.giveUpAi();
      await server.stop();
      await workers.stop();
      await kernel.close();
    },
  };
}

/** An internet of which every name leads to that port. */
function everyHostAt(port: number): Network {
  return { resolve: async () => ['93.184.216.34'], connect: () => connect(port, '127.0.0.1') };
}

async function giveSections({ store, machinery }: Kernel): Promise<void> {
  for (const { mallar, sprak, ...section } of SECTIONS) {
    await store.sections.create({ ...section, mallar: [...mallar], sprak: [...sprak], arkiverad: false });
  }
  await store.changeFeed.announce('sektioner');
  machinery.changed('sektioner');
}

/** How the application gets to a database whose every guard it is to have. */
async function reach(
  databaseUrl: string,
  pooler: string | undefined,
  environment: Environment,
): Promise<Pick<DatabaseAccess, 'url' | 'pooled'>> {
  if (pooler !== undefined) return ownDatabase(databaseUrl, { ...environment, databaseUrl: pooler, databaseDirectUrl: databaseUrl });
  const { url, unguarded } = await prepareDatabase(databaseUrl, environment);
  if (unguarded !== undefined) throw new Error(`the database is not guarded: ${unguarded}`);
  return { url };
}

function describe({ name, method, path, body, errors, hints }: (typeof OPERATIONS)[number]): DescribedOperation {
  return { name, method, path, fields: Object.keys(body.shape), readOnly: hints.readOnly, errors: [...errors] };
}

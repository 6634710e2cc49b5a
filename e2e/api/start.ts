import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';
import type { OpenApiDocument } from '#lib/transports/openapi/document.ts';
import { bundle } from '../../scripts/bundle.ts';
import { startAiStub } from '../ai/stub-server.ts';
import { databaseForMany } from '../database/database-for-many.ts';
import { startPgbouncer } from '../database/pgbouncer.ts';
import { layOutCluster, UP_TO_DATE } from '../database/prepared-cluster.ts';
import { isBucketRun, isPoolerRun, type Running, run, type Way, wayOfRun } from '../ways-to-run.ts';
import { BUCKET_KEYS, startBucketServer } from './studio/bucket-server.ts';
import type * as StudioForTests from './studio/studio-for-tests.ts';

/** Each run's own: two of them may go on beside each other. */
const BUNDLE = path.resolve('dist/e2e-api', String(process.pid));

declare module 'vitest' {
  interface ProvidedContext {
    studio: StudioForTests.StudioAddress & { openApi: OpenApiDocument };
    /** The name of an empty database that is up to date, for those of tests to be made after. */
    template: string;
    /** The bundle, for a test that needs a Studio of its own. */
    bundle: string;
  }
}

/** Bundles the kernel as the application does, starts PostgreSQL and one Studio for all tests; ends both. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  await Promise.all([bundle({ studio: 'e2e/api/studio/studio-for-tests.ts' }, BUNDLE), buildReaderAssets(path.join(BUNDLE, 'lasare'))]);
  const module = pathToFileURL(path.join(BUNDLE, 'studio.mjs')).href;
  // The bundle has no types of its own; its source does.
  const studios: typeof StudioForTests = await import(module);
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-api-'));
  await layOutCluster(folder);
  const database = await databaseForMany(() => studios.startEmbeddedDatabase(folder, pino({ level: 'silent' })));
  const model = await startAiStub();
  const pooler = isPoolerRun() ? await startPgbouncer(database.url) : undefined;
  const bucket = isBucketRun() ? await startBucketServer() : undefined;
  if (bucket !== undefined) Object.assign(process.env, BUCKET_KEYS);
  const stop = async () => {
    await bucket?.stop();
    await pooler?.stop();
    await model.stop();
    await database.stop();
    for (const made of [folder, BUNDLE]) await rm(made, { recursive: true, force: true });
  };
  try {
    const studio = await studios.startStudio({
      databaseUrl: database.url,
      ...(pooler && { pooler: pooler.url }),
      data: folder,
      ...(bucket && { pictures: { STUDIO_MEDIA: `s3://bilder/redaktionen?endpoint=${bucket.endpoint}` } }),
      ai: model.environment,
    });
    const way = wayOfRun();
    const built = way === undefined ? undefined : await builtOver(way, studio.address, folder, model.environment);
    project.provide('studio', { ...studio.address, ...(built === undefined ? {} : { url: built.url }), openApi: studio.openApi() });
    project.provide('template', UP_TO_DATE);
    project.provide('bundle', module);
    return async () => {
      await built?.end('SIGTERM');
      await studio.stop();
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The built application's own server over the database and the pictures of the Studio in this process, which goes on beside it. */
function builtOver(
  way: Way,
  { databaseUrl, secret }: StudioForTests.StudioAddress,
  data: string,
  ai: Record<string, string>,
): Promise<Running> {
  const environment = { DATABASE_URL: databaseUrl, STUDIO_SECRET: secret, STUDIO_PROXY: '1', STUDIO_DEMO: '0' };
  return run(way, data, { ...environment, ...ai });
}

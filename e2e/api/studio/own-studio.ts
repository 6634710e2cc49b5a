import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type * as StudioForTests from './studio-for-tests.ts';

/** Another Studio over the same database, for a test that must decide its clock or cut its connections. Its pictures are its own, unless `data` is given. */
export async function ownStudio(
  options: Partial<Parameters<typeof StudioForTests.startStudio>[0]>,
): Promise<{ url: string; callAs: StudioForTests.StudioForTests['callAs']; stop(): Promise<void> }> {
  // The bundle has no types of its own; its source does.
  const studios: typeof StudioForTests = await import(inject('bundle'));
  const data = await mkdtemp(path.join(tmpdir(), 'studio-own-'));
  const { databaseUrl, pooler } = inject('studio');
  const isShared = (options.databaseUrl ?? databaseUrl) === databaseUrl;
  const studio = await studios.startStudio({
    ...{ databaseUrl, data },
    ...throughPooler(options.databaseUrl ?? databaseUrl, pooler),
    // Pages tell the address of their site: it and the Studio of all tests would each make anew, over and over, all that the other has made.
    ...(isShared && { rendersBehind: false }),
    ...options,
  });
  return {
    url: studio.address.url,
    callAs: studio.callAs,
    async stop() {
      await studio.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Goes where the others go: the pooler leads to every database of the server, and to no server that a test has of its own. */
function throughPooler(databaseUrl: string, pooler: string | undefined): { pooler?: string } {
  if (pooler === undefined || new URL(databaseUrl).port !== new URL(inject('studio').databaseUrl).port) return {};
  const url = new URL(databaseUrl);
  url.port = new URL(pooler).port;
  return { pooler: url.href };
}

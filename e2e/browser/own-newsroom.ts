import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#lib/studio/free-port.ts';
import type { AiStub } from '../ai/stub-server.ts';
import { type RunningStudio, studioProcess } from './studio-process.ts';

/** Where prepare-newsroom.ts leaves the newsroom that workers copy. */
export const PREPARED = {
  database: 'forlaga',
  data: 'forlaga',
  databaseVariable: 'STUDIO_PROV_DATABAS',
  folderVariable: 'STUDIO_PROV_MAPP',
};

export interface OwnNewsroom {
  url: string;
  /** What whoever owns the database does to it. */
  sql(text: string): Promise<void>;
  /** Another Studio over the same database and pictures, with more in its environment. */
  beside(environment: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

/** A Studio of a worker's own, over a copy of the prepared newsroom's database and pictures, which asks that language model. */
export async function ownNewsroom(worker: number, ai: AiStub): Promise<OwnNewsroom> {
  const databaseUrl = new URL(inherited(PREPARED.databaseVariable));
  const folder = inherited(PREPARED.folderVariable);
  const data = path.join(folder, `arbetare-${worker}`);
  const name = `arbetare_${worker}`;
  const server = new pg.Client({ connectionString: databaseUrl.href });
  await server.connect();
  await Promise.all([
    server.query(`CREATE DATABASE ${name} TEMPLATE ${PREPARED.database}`),
    cp(path.join(folder, PREPARED.data), data, { recursive: true }),
  ]);
  databaseUrl.pathname = `/${name}`;
  const started: RunningStudio[] = [];
  const start = async (environment: Record<string, string>) => {
    const port = await freePort();
    const studio = await studioProcess({ PORT: String(port), DATABASE_URL: databaseUrl.href, STUDIO_DATA: data, ...environment });
    started.push(studio);
    return { url: `http://localhost:${port}`, stop: () => studio.stop() };
  };
  const studio = await start(ai.environment);
  return {
    url: studio.url,
    async sql(text) {
      const owner = new pg.Client({ connectionString: databaseUrl.href });
      await owner.connect();
      await owner.query(text);
      await owner.end();
    },
    beside: start,
    async stop() {
      // Also what a test that failed has left beside it.
      await Promise.all(started.map((one) => one.stop()));
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.end();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** What prepare-newsroom.ts has left for the workers under that name. */
export function inherited(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is set by prepare-newsroom.ts, which has not run`);
  return value;
}

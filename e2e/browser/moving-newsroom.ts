import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '#lib/studio/free-port.ts';
import { inherited, PREPARED } from './own-newsroom.ts';
import { ADMIN, PASSWORD } from './people.ts';
import { studioProcess } from './studio-process.ts';

/** One address, at which there is one Studio after another. */
export interface MovingNewsroom {
  url: string;
  /** Starts a Studio over a copy of the prepared newsroom. */
  startFilled(): Promise<void>;
  /** Ends the Studio, removes its database and its files, and starts another where there is nothing. */
  wipe(): Promise<void>;
  end(): Promise<void>;
}

export async function movingNewsroom(): Promise<MovingNewsroom> {
  const server = new pg.Client({ connectionString: inherited(PREPARED.databaseVariable) });
  await server.connect();
  const folder = inherited(PREPARED.folderVariable);
  const port = await freePort();
  const name = `flytt_${randomUUID().replaceAll('-', '')}`;
  const data = path.join(folder, name);
  let running: Awaited<ReturnType<typeof studioProcess>> | undefined;

  const start = async (environment: Record<string, string>) => {
    const databaseUrl = Object.assign(new URL(inherited(PREPARED.databaseVariable)), { pathname: `/${name}` }).href;
    running = await studioProcess({ PORT: String(port), DATABASE_URL: databaseUrl, STUDIO_DATA: data, ...environment });
  };
  const clear = async () => {
    await running?.stop();
    running = undefined;
    await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await rm(data, { recursive: true, force: true });
  };
  return {
    url: `http://localhost:${port}`,
    async startFilled() {
      await server.query(`CREATE DATABASE ${name} TEMPLATE ${PREPARED.database}`);
      await cp(path.join(folder, PREPARED.data), data, { recursive: true });
      await start({});
    },
    async wipe() {
      await clear();
      await server.query(`CREATE DATABASE ${name}`);
      await start({ STUDIO_DEMO: '0', STUDIO_ADMIN: `${ADMIN}:${PASSWORD}` });
    },
    async end() {
      await clear();
      await server.end();
    },
  };
}

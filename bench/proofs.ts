import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildWhatHasChanged, preparePrismaClient } from '../scripts/build.ts';

/*
 * npm run bench -- bevis: what `npm test` samples, in full. BENCH_RUNDOR is how many rounds there are of each way in which a database goes
 * away, and how many calls of each operation are made up, BENCH_STEG how many steps of each newsroom at work, BENCH_ARTIKLAR
 * how many articles move; `npm run bench -- bevis dodad frusen` does just those.
 */

const ROUNDS = Number(process.env.BENCH_RUNDOR ?? 20);
const STEPS = Number(process.env.BENCH_STEG ?? 400);
const MOVED = Number(process.env.BENCH_ARTIKLAR ?? 10_000);
const SEEDS = 5;

interface Proof {
  /** What it shows. */
  shows: string;
  config?: 'e2e/api' | 'e2e/wordpress';
  file: string;
  /** Of the file, what is named so. */
  only?: string;
  environment: Record<string, string>;
  /** It runs the built application. */
  built?: boolean;
}

function underLoad(shows: string, only: string): Proof {
  const environment = { STUDIO_PROV_RUNDOR: String(ROUNDS) };
  return { shows, config: 'e2e/api', file: 'e2e/api/database-under-load.test.ts', only, environment };
}

const seeds = Array.from({ length: SEEDS }, () => Math.floor(Math.random() * 100_000));

const PROOFS: Record<string, readonly Proof[]> = {
  dodad: [underLoad(`PostgreSQL killed under load, ${ROUNDS} times`, 'a database that is killed under load')],
  stoppad: [underLoad(`PostgreSQL stopped under load, ${ROUNDS} times`, 'a database that is stopped under load')],
  frusen: [underLoad(`PostgreSQL frozen under load, ${ROUNDS} times`, 'one that hangs')],
  kopior: [
    underLoad(`backups broken off under load, ${ROUNDS} times in each way`, 'a backup that is broken off under load'),
    { shows: 'archives: whole or none, and restored as they were', file: 'lib/backup/backup.test.ts', environment: {} },
  ],
  disk: [
    { shows: 'no room, as PostgreSQL says it: 503, nothing half', config: 'e2e/api', file: 'e2e/api/disk-full.test.ts', environment: {} },
    {
      shows: 'a disk that is full (as root): 503, nothing half',
      config: 'e2e/api',
      file: 'e2e/api/disk-really-full.test.ts',
      environment: {},
    },
  ],
  anrop: [
    {
      shows: `${ROUNDS} made-up calls of each operation by each kind of caller`,
      ...{ config: 'e2e/api', file: 'e2e/api/openapi-calls.test.ts', environment: { STUDIO_PROV_ANROP: String(ROUNDS) } },
    },
  ],
  slapp: [
    {
      shows: `processes killed within releases, ${ROUNDS * 5} times`,
      ...{ config: 'e2e/api', file: 'e2e/api/release-kills.test.ts', environment: { STUDIO_PROV_DODADE: String(ROUNDS * 5) } },
    },
  ],
  lasare: seeds.map((seed) => ({
    shows: `readers have what releases brought out, ${STEPS} steps from ${seed}`,
    file: 'e2e/readers/what-readers-see.test.ts',
    environment: { STUDIO_PROV_FRO: String(seed), STUDIO_PROV_STEG: String(STEPS) },
  })),
  flytt: [
    {
      shows: `${MOVED} articles moved to a real WordPress while it and Studio are killed by turns`,
      ...{ config: 'e2e/wordpress', file: 'e2e/wordpress/move.test.ts', built: true, environment: { STUDIO_PROV_FLYTTADE: String(MOVED) } },
    },
  ],
  wordpress: [
    {
      shows: `so have those of a real WordPress, ${Math.ceil(STEPS / 2)} steps from ${seeds[0]}`,
      ...{ config: 'e2e/wordpress', file: 'e2e/wordpress/what-readers-see.test.ts', built: true },
      environment: { STUDIO_PROV_FRO: String(seeds[0]), STUDIO_PROV_STEG: String(Math.ceil(STEPS / 2)) },
    },
  ],
};

/** Runs the proofs of those names, all without any, one at a time, and tells what was found. Resolves with whether all of them hold. */
export async function proveAll(names: readonly string[]): Promise<boolean> {
  const unknown = names.filter((name) => !(name in PROOFS));
  if (unknown.length > 0) throw new Error(`there is no proof ${unknown.join(', ')}; there are ${Object.keys(PROOFS).join(', ')}`);
  const chosen = Object.entries(PROOFS).flatMap(([name, proofs]) => (names.length === 0 || names.includes(name) ? proofs : []));
  preparePrismaClient();
  if (chosen.some(({ built }) => built)) await buildWhatHasChanged();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-bevis-'));
  const told: string[] = [];
  let all = true;
  for (const [nr, proof] of chosen.entries()) {
    const file = path.join(folder, String(nr));
    const startedAt = performance.now();
    const holds = await prove(proof, file);
    all &&= holds;
    told.push(`${holds ? '✓' : '✗'} ${proof.shows} (${((performance.now() - startedAt) / 1_000).toFixed(0)} s)`);
    if (existsSync(file))
      told.push(
        ...(await readFile(file, 'utf8'))
          .trimEnd()
          .split('\n')
          .map((line) => `    ${line}`),
      );
  }
  await rm(folder, { recursive: true, force: true });
  process.stdout.write(`\n${told.join('\n')}\n`);
  return all;
}

/** Runs it once: a proof that holds at its second try does not hold. */
function prove({ config, file, only, environment }: Proof, findings: string): Promise<boolean> {
  const where = config === undefined ? [] : ['--config', `${config}/vitest.config.ts`];
  const child = spawn('node_modules/.bin/vitest', ['run', ...where, file, ...(only === undefined ? [] : ['-t', only]), '--retry=0'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment, NODE_ENV: 'test', FORCE_COLOR: '0', STUDIO_PROV_FUNNET: findings },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

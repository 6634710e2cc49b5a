import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { prepareDemoPictures } from '#lib/demo/prepare-pictures.ts';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';
import nextConfig from '../next.config.mjs';
import { alone } from './alone.ts';
import { COMPILED, fingerprint, isBuilt, markBuilt } from './built.ts';

/** Readers' style, script and fonts. */
export const READER_FILES = 'dist/lasare';

/** The pictures of the demo newsroom, in every width. */
const DEMO_PICTURES = 'dist/demo';

/** The client is made from the schema: anew when there is none, or the schema has changed since. */
export function preparePrismaClient(): void {
  const client = 'prisma/generated/client.ts';
  const isNewer = existsSync(client) && statSync(client).mtimeMs >= statSync('prisma/schema.prisma').mtimeMs;
  if (!isNewer) generatePrismaClient();
}

/** Prisma insists on an engine when it generates, though generating a client without one needs none: any file will do. */
function generatePrismaClient(): void {
  run('prisma', ['generate'], { PRISMA_SCHEMA_ENGINE_BINARY: path.resolve('package.json') });
}

function run(command: string, args: string[], environment: Record<string, string> = {}): void {
  const program = path.resolve('node_modules/.bin', command);
  try {
    execFileSync(program, args, { env: { ...process.env, ...environment }, stdio: 'pipe' });
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error && 'stderr' in error ? `${error.stdout}\n${error.stderr}` : '';
    throw new Error(`${command} ${args.join(' ')} misslyckades.\n${said}`, { cause: error });
  }
}

/** What next.config.mjs excludes is excluded of the routes alone: Next takes along what `instrumentation.ts` seems to read all the same. */
async function withoutSources(standalone: string): Promise<void> {
  const excluded = nextConfig(PHASE_PRODUCTION_BUILD).outputFileTracingExcludes?.['/*'] ?? [];
  await Promise.all(excluded.map((pattern) => rm(path.join(standalone, path.dirname(pattern)), { recursive: true, force: true })));
}

/** Two builds at once would write over each other's files. */
const LOCK = 'dist/build-lock';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);
const waits = () => say('Studio byggs redan i den här mappen, av en annan start. Väntar tills det är klart …');

/** Builds anew, whatever there is; whoever builds in this checkout already is waited for. */
export function buildAll(): Promise<void> {
  return alone(LOCK, { waits, work: build });
}

/** Builds what has changed since it was built, unless whoever was waited for has built it meanwhile. */
export async function buildWhatHasChanged(): Promise<void> {
  if (await isBuilt()) return;
  const work = async () => {
    if (await isBuilt()) return;
    say('Bygger Studio. Det görs en gång och tar ungefär en halv minut …');
    await build();
  };
  await alone(LOCK, { waits, work });
}

async function build(): Promise<void> {
  const stamp = await fingerprint();
  preparePrismaClient();
  await buildReaderAssets(READER_FILES);
  await prepareDemoPictures(DEMO_PICTURES);
  run('next', ['build']);
  await rm(COMPILED, { recursive: true, force: true });
  // What browsers load is left to whoever puts a cache in front; without one the server itself looks for it here.
  await cp('.next/static', '.next/standalone/.next/static', { recursive: true });
  await withoutSources('.next/standalone');
  markBuilt(stamp);
}

if (import.meta.main) {
  generatePrismaClient();
  await buildAll();
}

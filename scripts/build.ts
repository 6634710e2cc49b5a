import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { prepareDemoPictures } from '#lib/demo/prepare-pictures.ts';
import { alone } from './alone.ts';
import { COMPILED, fingerprint, isBuilt, markBuilt } from './built.ts';
import { keepInOneByte } from './one-byte-sources.ts';
import { buildReaderFiles } from './reader-files.ts';

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

/** All of the checkout that the standalone server reads, beside itself. */
const TAKEN_ALONG: ReadonlySet<string> = new Set(['.next', 'dist', 'node_modules', 'package.json', 'prisma', 'server.js', 'wordpress']);

/**
 * A path that is put together while Studio runs looks to the build like any file: Next takes along whatever lies in the checkout, and of
 * what `instrumentation.ts` seems to read also what its configuration excludes.
 */
async function withoutWhatNobodyReads(standalone: string): Promise<void> {
  const left = (await readdir(standalone)).filter((name) => !TAKEN_ALONG.has(name));
  await Promise.all(left.map((name) => rm(path.join(standalone, name), { recursive: true })));
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
  await buildReaderFiles();
  await prepareDemoPictures(DEMO_PICTURES);
  run('next', ['build']);
  await rm(COMPILED, { recursive: true, force: true });
  // What browsers load is left to whoever puts a cache in front; without one the server itself looks for it here.
  await cp('.next/static', '.next/standalone/.next/static', { recursive: true });
  await withoutWhatNobodyReads('.next/standalone');
  for (const server of ['.next/server/chunks', '.next/standalone/.next/server/chunks']) await keepInOneByte(server);
  markBuilt(stamp);
}

if (import.meta.main) {
  generatePrismaClient();
  await buildAll();
}

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';

const SOURCES = ['app', 'components', 'lib', 'prisma', 'scripts', 'public'];
const SINGLE_FILES = [
  'package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
];
/** Readers' style, script and fonts. */
export const READER_FILES = 'dist/lasare';
const STAMP = 'dist/built-from';

/** Neither tests nor what Prisma makes of the schema changes what is built. */
function isBuiltFrom(file: string): boolean {
  return !file.startsWith(path.join('prisma', 'generated')) && !/\.test\.tsx?$/.test(file);
}

/** Changes whenever a file that the build reads does. */
async function fingerprint(): Promise<string> {
  const digest = createHash('sha256');
  const add = async (file: string) => {
    const { size, mtimeMs } = await stat(file);
    digest.update(`${file}\0${size}\0${mtimeMs}\n`);
  };
  for (const folder of SOURCES.filter((name) => existsSync(name))) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.filter(isBuiltFrom).toSorted()) await add(file);
  }
  for (const file of SINGLE_FILES) await add(file);
  return digest.digest('hex');
}

export async function isBuilt(): Promise<boolean> {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === (await fingerprint());
}

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

export async function buildAll(): Promise<void> {
  const stamp = await fingerprint();
  preparePrismaClient();
  await buildReaderAssets(READER_FILES);
  run('next', ['build']);
  // What browsers load is left to whoever puts a cache in front; without one the server itself looks for it here.
  await cp('.next/static', '.next/standalone/.next/static', { recursive: true });
  writeFileSync(STAMP, stamp);
}

if (import.meta.main) {
  generatePrismaClient();
  await buildAll();
}

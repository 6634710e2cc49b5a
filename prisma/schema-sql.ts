import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';

/*
 * Prisma's own schema engine, in the WebAssembly build that comes inside an npm package: the native one is a download
 * by an install script, which a machine with nothing but the package registry cannot make.
 */

const PRISMA_FOLDER = path.join(process.cwd(), 'prisma');
const ALL_TABLES = { externalTables: [], externalEnums: [] };

interface WasmExports {
  __wbindgen_start(): void;
}

let instantiated: Promise<void> | undefined;

function instantiate(): Promise<void> {
  instantiated ??= (async () => {
    const file = createRequire(import.meta.url)
      .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
      .replace(/\.js$/, '.wasm');
    const { instance } = await WebAssembly.instantiate(await readFile(file), { './schema_engine_bg.js': { ...glue } });
    glue.__wbg_set_wasm(instance.exports);
    // The generated module types its exports as a bare record; this one function is its documented entry point.
    (instance.exports as unknown as WasmExports).__wbindgen_start();
  })();
  return instantiated;
}

async function schemaFiles() {
  const file = path.join(PRISMA_FOLDER, 'schema.prisma');
  return [{ path: file, content: await readFile(file, 'utf8') }];
}

async function openEngine(url: string) {
  await instantiate();
  const adapter = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: url }));
  const files = await schemaFiles();
  return glue.SchemaEngine.new({ datamodels: files.map((file) => [file.path, file.content]) }, () => {}, adapter);
}

/** The SQL that makes an empty database into what `schema.prisma` says: what the migrations must amount to. */
export async function schemaSql(url: string): Promise<string> {
  const engine = await openEngine(url);
  const { stdout } = await engine.diff({
    from: { tag: 'empty' },
    to: { tag: 'schemaDatamodel', files: await schemaFiles() },
    script: true,
    exitCode: null,
    filters: ALL_TABLES,
  });
  if (stdout === null) throw new Error('the schema engine printed no script');
  return stdout;
}

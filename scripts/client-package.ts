import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describedOperations } from '#lib/transports/program/described-operations.ts';
import { bundle } from './bundle.ts';
import { clientTypes } from './client-types.ts';

/*
 * Makes the package for programs elsewhere (docs/client.md): a client with types, and the command `studio`. Everything in it is derived from the operations,
 * so that it is made anew with each release and never edited.
 */

const folder = path.resolve(process.argv[2] ?? 'dist/klient');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

await bundle({ documents: 'scripts/openapi-documents.ts' }, 'dist/openapi');
const { openApiDocuments }: typeof import('./openapi-documents.ts') = await import(
  pathToFileURL(path.resolve('dist/openapi/documents.mjs')).href
);
const document = JSON.parse(openApiDocuments().openapi ?? '');
const { version } = JSON.parse(await readFile('package.json', 'utf8'));

await build({
  entryPoints: { index: 'lib/transports/program/package.ts', studio: 'scripts/client-command.ts' },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  define: { OPERATIONS: JSON.stringify(describedOperations(document)) },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
});
await writeFile(path.join(folder, 'index.d.mts'), await clientTypes(document));
await copyFile('docs/client.md', path.join(folder, 'README.md'));
const manifest = {
  name: 'studio-klient',
  version,
  description: 'Studios operationer för program, med typer och kommandot studio',
  license: 'UNLICENSED',
  type: 'module',
  engines: { node: '>=20' },
  exports: { '.': { types: './index.d.mts', default: './index.mjs' } },
  bin: { studio: './studio.mjs' },
};
await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(`${folder}\n`);

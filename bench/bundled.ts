import path from 'node:path';
import { build } from 'esbuild';

/** A file of this folder that needs the components, which are JSX: bundled as the application is. */
export async function bundled<Module>(name: string): Promise<Module> {
  const outfile = path.resolve(`dist/${name}.mjs`);
  await build({
    entryPoints: [`bench/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'warning',
  });
  return import(outfile);
}

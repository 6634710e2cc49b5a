import { mkdir } from 'node:fs/promises';
import { build } from 'esbuild';

/** Bundles modules for Node that lead to TSX, which it does not read itself: for tests, and for tools that need the operations. */
export async function bundle(entryPoints: Record<string, string>, outdir: string): Promise<void> {
  await mkdir(outdir, { recursive: true });
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

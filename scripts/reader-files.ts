import { stop } from 'esbuild';
import { buildReaderAssets } from '#lib/reader/build-assets.ts';

/** Where readers' style, script and fonts are built. */
export const READER_FILES = 'dist/lasare';

/**
 * Builds readers' files, and lets go of what built them: esbuild keeps a program of its own for what else it may be asked for, and
 * whoever builds here goes on as something else.
 */
export async function buildReaderFiles(folder = READER_FILES): Promise<void> {
  await buildReaderAssets(folder);
  await stop();
}

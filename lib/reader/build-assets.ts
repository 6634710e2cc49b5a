import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { ASSETS_ADDRESS, MANIFEST, type ReaderManifest } from '#lib/reader/assets.ts';

/** Fonts that every page shows words in above the fold, by the beginnings of their names. */
const PRELOADED = ['source-serif-4-latin-wght-normal.common', 'inter-latin-wght-normal.common'];

/**
 * Bundles the reader style with its fonts, the script, those of ads, the site's icon and what verifies proofs into `folder`, each file named by its content so
 * that it can be kept for ever, and writes a manifest that says which is which.
 */
export async function buildReaderAssets(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: {
      ...{ lasare: 'lib/reader/style.css', skript: 'lib/reader/script/reader.ts', ikon: 'lib/reader/icon.svg' },
      ...{ annons: 'lib/reader/ads/ads.css', annonsskript: 'lib/reader/ads/ads.ts' },
      ...{ sedan: 'lib/reader/since/since.css', sedanskript: 'lib/reader/since/since.ts' },
      // Handed out to be read: as it is.
      intyg: 'scripts/verify-proof.mjs',
    },
    outdir: folder,
    bundle: true,
    format: 'iife',
    minify: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    publicPath: ASSETS_ADDRESS,
    loader: { '.woff2': 'file', '.svg': 'copy', '.mjs': 'copy' },
    metafile: true,
    logLevel: 'warning',
  });
  const names = Object.keys(metafile.outputs).map((file) => path.basename(file));
  const named = (beginning: string) => {
    const found = names.find((name) => name.startsWith(`${beginning}-`));
    if (found === undefined) throw new Error(`the reader files were built without ${beginning}`);
    return found;
  };
  const manifest: ReaderManifest = {
    ...{ style: named('lasare'), script: named('skript'), icon: named('ikon'), preload: PRELOADED.map(named) },
    ads: { style: named('annons'), script: named('annonsskript') },
    intyg: named('intyg'),
    since: { style: named('sedan'), script: named('sedanskript') },
  };
  await writeFile(path.join(folder, MANIFEST), JSON.stringify(manifest));
}

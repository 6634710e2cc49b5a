import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReaderAssets } from '#components/site/page-head.tsx';
import { ASSETS_ADDRESS, MANIFEST, type ReaderManifest } from '#lib/reader/assets.ts';
import { makeReady, type ReadyPage } from '#lib/transports/site/ready-page.ts';
import { foreverHeaders } from '#lib/transports/site/site-headers.ts';

/** The built reader style with its fonts and icon: their addresses, and each file ready to send. */
export interface ReaderFiles {
  assets: ReaderAssets;
  files: ReadonlyMap<string, ReadyPage>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** The style under an address that stays the same, for whoever cannot know the one named by its content. */
const PLAIN_STYLE = 'lasare.css';

/** Reads what lib/reader/build-assets.ts has built into `folder`. Throws when it has not. */
export async function loadReaderFiles(folder: string): Promise<ReaderFiles> {
  const manifest: ReaderManifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
  const names = (await readdir(folder)).filter((name) => name !== MANIFEST);
  const files = new Map<string, ReadyPage>();
  await Promise.all(
    names.map(async (name) => {
      const body = await readFile(path.join(folder, name));
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      const font = type === 'font/woff2';
      // A preview is shown in a frame without an origin, and an article in a publishing system: both may fetch the fonts.
      const headers = { ...foreverHeaders(type), ...(font ? { 'Access-Control-Allow-Origin': '*' } : {}) };
      files.set(name, await makeReady({ status: 200, headers, body, kept: 'inte' }, !font));
      if (name !== manifest.style) return;
      const plain = { ...headers, 'Cache-Control': 'public, max-age=0, must-revalidate' };
      files.set(PLAIN_STYLE, await makeReady({ status: 200, headers: plain, body, kept: 'inte' }));
    }),
  );
  const address = (name: string) => `${ASSETS_ADDRESS}/${name}`;
  return {
    assets: { style: address(manifest.style), icon: address(manifest.icon), preload: manifest.preload.map(address) },
    files,
  };
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { accentStyle } from '#lib/reader/accent.ts';
import { ASSETS_ADDRESS, MANIFEST, type ReaderManifest } from '#lib/reader/assets.ts';
import type { ReaderAssets } from '#lib/site/pages/page-head.tsx';
import { makeReady, type ReadyPage } from '#lib/site/ready-page.ts';
import { foreverHeaders } from '#lib/site/site-headers.ts';

/** The built reader style and script, the fonts and the icon: their addresses, and each file ready to send. */
export interface ReaderFiles {
  assets: ReaderAssets;
  files: ReadonlyMap<string, ReadyPage>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Style and script under addresses that stay the same too, for whoever cannot know those named by their content. */
const PLAIN_STYLE = 'lasare.css';
const PLAIN_SCRIPT = 'lasare.js';
/** The icon where browsers look for one that nobody has named. */
export const PLAIN_ICON = 'favicon.ico';
const PLAIN_PROOF_SCRIPT = 'intyg.mjs';

/** Reads what lib/reader/build-assets.ts has built into `folder`. Throws when it has not. */
export async function loadReaderFiles(folder: string): Promise<ReaderFiles> {
  const manifest: ReaderManifest = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8'));
  const names = (await readdir(folder)).filter((name) => name !== MANIFEST);
  const files = new Map<string, ReadyPage>();
  const plainNames = new Map([
    [manifest.style, PLAIN_STYLE],
    [manifest.script, PLAIN_SCRIPT],
    [manifest.icon, PLAIN_ICON],
    [manifest.intyg, PLAIN_PROOF_SCRIPT],
  ]);
  await Promise.all(
    names.map(async (name) => {
      const body = await readFile(path.join(folder, name));
      const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
      const font = type === 'font/woff2';
      // A preview is shown in a frame without an origin, and an article in a publishing system: both may fetch the fonts, and
      // hold the script against its digest.
      const shared = font || name === manifest.script || name === manifest.ads.script || name === manifest.since.script;
      const headers = { ...foreverHeaders(type), ...(shared ? { 'Access-Control-Allow-Origin': '*' } : {}) };
      files.set(name, await makeReady({ status: 200, headers, body, kept: 'inte' }, !font));
      const plainName = plainNames.get(name);
      if (plainName === undefined) return;
      const plain = { ...headers, 'Cache-Control': 'public, max-age=0, must-revalidate' };
      files.set(plainName, await makeReady({ status: 200, headers: plain, body, kept: 'inte' }));
    }),
  );
  const address = (name: string) => `${ASSETS_ADDRESS}/${name}`;
  return {
    assets: {
      style: address(manifest.style),
      script: { src: address(manifest.script), integrity: await digest(path.join(folder, manifest.script)) },
      icon: address(manifest.icon),
      ads: {
        style: address(manifest.ads.style),
        script: { src: address(manifest.ads.script), integrity: await digest(path.join(folder, manifest.ads.script)) },
      },
      since: {
        style: address(manifest.since.style),
        script: { src: address(manifest.since.script), integrity: await digest(path.join(folder, manifest.since.script)) },
      },
      preload: manifest.preload.map(address),
    },
    files,
  };
}

/**
 * The file of that name. One named by what it was before, as on a page that somebody else's cache keeps, is the one of today: better than
 * none, and asked for again.
 */
export function readerFile(files: ReaderFiles['files'], name: string): ReadyPage | undefined {
  const plain = /^lasare-[A-Z0-9]{8}\.css$/.test(name) ? PLAIN_STYLE : /^skript-[A-Z0-9]{8}\.js$/.test(name) ? PLAIN_SCRIPT : '';
  return files.get(name) ?? files.get(plain);
}

/** The style of a site's own colour by its name, ready to send; `undefined` for what is no such name. Made anew each time: it is a line. */
export async function accentFile(name: string): Promise<ReadyPage | undefined> {
  const style = accentStyle(name);
  if (style === undefined) return undefined;
  return makeReady({ status: 200, headers: foreverHeaders('text/css; charset=utf-8'), body: Buffer.from(style), kept: 'inte' });
}

/** As the `integrity` of an element and a content security policy both write it. */
async function digest(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

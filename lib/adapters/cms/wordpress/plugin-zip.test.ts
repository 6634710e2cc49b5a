import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { PLUGIN_VERSION } from '#lib/adapters/cms/wordpress/check.ts';
import { pluginFile } from '#lib/adapters/cms/wordpress/plugin-zip.ts';

it('is the plugin in one folder, as WordPress wants it, without its tests, and always the same', async () => {
  const { bytes, filnamn, typ } = await pluginFile();
  expect([filnamn, typ]).toEqual(['studio-companion.zip', 'application/zip']);
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  expect(names.every((name) => name.startsWith('studio-companion/'))).toBe(true);
  const main = await readFile('wordpress/studio-companion/studio-companion.php');
  expect(main.equals(files['studio-companion/studio-companion.php'] ?? Buffer.alloc(0))).toBe(true);
  expect(names.some((name) => name.includes('test'))).toBe(false);
  expect(Buffer.from((await pluginFile()).bytes).equals(Buffer.from(bytes))).toBe(true);
});

it('is the version that Studio asks for', async () => {
  const main = await readFile('wordpress/studio-companion/studio-companion.php', 'utf8');
  expect(main).toContain(` * Version:           ${PLUGIN_VERSION}\n`);
  expect(main).toContain(`const VERSION     = '${PLUGIN_VERSION}';`);
});

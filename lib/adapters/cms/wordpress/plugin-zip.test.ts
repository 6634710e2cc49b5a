import { readFile } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { PLUGIN_VERSION } from '#lib/adapters/cms/wordpress/check.ts';
import { pluginFile, zip } from '#lib/adapters/cms/wordpress/plugin-zip.ts';

/** The files of an archive, read by the list at its end as every program does. */
function unzip(bytes: Uint8Array): Map<string, Buffer> {
  const archive = Buffer.from(bytes);
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed, size] = [16, 20, 24].map((offset) => archive.readUInt32LE(at + offset));
    const nameSize = archive.readUInt16LE(at + 28);
    const header = archive.readUInt32LE(at + 42);
    const name = archive.subarray(at + 46, at + 46 + nameSize).toString('utf8');
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = inflateRawSync(archive.subarray(start, start + (packed ?? 0)));
    expect([crc32(content), content.length]).toEqual([sum, size]);
    files.set(name, content);
    at += 46 + nameSize;
  }
  return files;
}

it('holds each file whole, by its name', () => {
  const files = [
    { name: 'a/tom.txt', bytes: Buffer.alloc(0) },
    { name: 'a/å.txt', bytes: Buffer.from('hej '.repeat(1000)) },
  ];
  expect([...unzip(zip(files))]).toEqual(files.map(({ name, bytes }) => [name, bytes]));
});

it('is the plugin in one folder, as WordPress wants it, without its tests, and always the same', async () => {
  const { bytes, filnamn, typ } = await pluginFile();
  expect([filnamn, typ]).toEqual(['studio-companion.zip', 'application/zip']);
  const files = unzip(bytes);
  expect([...files.keys()].every((name) => name.startsWith('studio-companion/'))).toBe(true);
  expect(files.get('studio-companion/studio-companion.php')).toEqual(await readFile('wordpress/studio-companion/studio-companion.php'));
  expect([...files.keys()].some((name) => name.includes('test'))).toBe(false);
  expect(Buffer.from((await pluginFile()).bytes).equals(Buffer.from(bytes))).toBe(true);
});

it('is the version that Studio asks for', async () => {
  const main = await readFile('wordpress/studio-companion/studio-companion.php', 'utf8');
  expect(main).toContain(` * Version:           ${PLUGIN_VERSION}\n`);
  expect(main).toContain(`const VERSION     = '${PLUGIN_VERSION}';`);
});

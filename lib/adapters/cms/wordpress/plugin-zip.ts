import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import type { CmsFile } from '#lib/adapters/cms/port.ts';

const FOLDER = 'wordpress/studio-companion';

/** Midnight, 1 January 2026, as MS-DOS wrote it: the same plugin always makes the same archive. */
const TIME = 0;
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const DEFLATE = 8;
const UTF8_NAMES = 0x0800;

/** The companion plugin as WordPress installs it: Tillägg → Lägg till → Ladda upp. */
export async function pluginFile(): Promise<CmsFile> {
  const root = path.resolve(FOLDER);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.dirname(root), path.join(entry.parentPath, entry.name)));
  const files = await Promise.all(
    names
      .toSorted()
      .map(async (name) => ({ name: name.split(path.sep).join('/'), bytes: await readFile(path.join(path.dirname(root), name)) })),
  );
  return { bytes: zip(files), typ: 'application/zip', filnamn: 'studio-companion.zip' };
}

/**
 * A ZIP archive of whole files. Written here, since that is a header before each file and a list of them at the end, and Node
 * has the compression and the checksum; a library would bring streams, encryption and archives beyond 4 GB.
 */
export function zip(files: ReadonlyArray<{ name: string; bytes: Uint8Array }>): Uint8Array {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const named = Buffer.from(name, 'utf8');
    const packed = deflateRawSync(bytes);
    const common = fields([
      [2, 20],
      [2, UTF8_NAMES],
      [2, DEFLATE],
      [2, TIME],
      [2, DATE],
      [4, crc32(bytes)],
      [4, packed.byteLength],
      [4, bytes.byteLength],
      [2, named.byteLength],
      [2, 0],
    ]);
    list.push(
      fields([
        [4, 0x02014b50],
        [2, 20],
      ]),
      common,
      fields([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ]),
      named,
    );
    const entry = [fields([[4, 0x04034b50]]), common, named, packed];
    parts.push(...entry);
    at += entry.reduce((sum, part) => sum + part.byteLength, 0);
  }
  const listed = Buffer.concat(list);
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, listed.byteLength],
    [4, at],
    [2, 0],
  ]);
  return Buffer.concat([...parts, listed, end]);
}

/** Numbers of two or four bytes, the lowest byte first. */
function fields(numbers: ReadonlyArray<readonly [size: 2 | 4, value: number]>): Buffer {
  const written = Buffer.alloc(numbers.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of numbers) at = written.writeUIntLE(value, at, size);
  return written;
}

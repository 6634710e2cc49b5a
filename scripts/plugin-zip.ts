import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pluginFile } from '#lib/adapters/cms/wordpress/plugin-zip.ts';

/** Writes the WordPress plugin as an installable archive into dist, or into the folder that is given. */
const folder = path.resolve(process.argv[2] ?? 'dist');
const { bytes, filnamn } = await pluginFile();
await mkdir(folder, { recursive: true });
const file = path.join(folder, filnamn);
await writeFile(file, bytes);
process.stdout.write(`${file}\n`);

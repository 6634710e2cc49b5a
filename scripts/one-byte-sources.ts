import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stop, transform } from 'esbuild';

/** A character that V8 has no room for in one byte, with the backslashes before it. */
const WIDE = /(\\*)([\u0100-\uffff])/g;
/** Smaller files are many, and loaded page by page, when they are first asked for. */
const WORTH_IT = 200_000;

/**
 * The same program in characters of one byte each, without its comments: a single character above U+00FF has V8 keep every character of a
 * file in two bytes for as long as the process lives. esbuild escapes all of them but those of regular expressions, where `\uXXXX` is the
 * same, and those of tagged templates, whose tags may read what is written: a program with such a one is `undefined`.
 */
export async function inOneByte(source: string): Promise<string | undefined> {
  const { code } = await transform(source, { charset: 'ascii', legalComments: 'none' });
  const left = code.match(WIDE)?.length ?? 0;
  if (left === 0) return code;
  const withoutTemplates = await transform(source, { charset: 'ascii', legalComments: 'none', supported: { 'template-literal': false } });
  if (withoutTemplates.code.match(WIDE)?.length !== left) return undefined;
  return code.replace(WIDE, (_, slashes: string, character: string) => {
    const escaped = `u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
    const isEscaped = slashes.length % 2 === 1;
    return isEscaped ? slashes + escaped : `${slashes}\\${escaped}`;
  });
}

/** Writes the large scripts of a folder over with the same in characters of one byte, and lets go of the program that esbuild keeps for more. */
export async function keepInOneByte(folder: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  for (const name of scripts) {
    const file = path.join(folder, name);
    const source = await readFile(file, 'utf8');
    if (source.length < WORTH_IT || source.search(WIDE) === -1) continue;
    const narrow = await inOneByte(source);
    if (narrow !== undefined) await writeFile(file, narrow);
  }
  await stop();
}

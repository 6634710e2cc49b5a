import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/*
 * Makes the fonts that readers fetch, out of the packages that have them whole: node scripts/subset-fonts.ts. Each file holds the characters and
 * the weights that its rule in lib/reader/fonts.css says, and is kept in the repository, so that building Studio takes no longer.
 */

const RULES = 'lib/reader/fonts.css';
const RULE =
  /@font-face \{[^}]*?font-weight: (\d+)(?: (\d+))?;[^}]*?url\("\.\/(fonts\/([\w-]+)\.\w+\.woff2)"\)[^}]*?unicode-range:([^;]+);/g;

/** What readers' text is set with: letters beside and above each other, ligatures, and figures of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'];

export interface SubsetFont {
  /** From the root of the repository. */
  file: string;
  bytes: Buffer;
}

/** Every font that the rules name, made anew; the same rules and packages give the same bytes. */
export async function subsetFonts(): Promise<SubsetFont[]> {
  const css = await readFile(RULES, 'utf8');
  const made: SubsetFont[] = [];
  for (const [, from = '', to, file = '', source = '', range = ''] of css.matchAll(RULE)) {
    const bytes = await subsetFont(await readFile(sourceFile(source)), charactersOf(range), {
      targetFormat: 'woff2',
      variationAxes: { wght: to === undefined ? Number(from) : { min: Number(from), max: Number(to) } },
      keepFeatures: FEATURES,
      noHinting: true,
    });
    made.push({ file: path.join(path.dirname(RULES), file), bytes });
  }
  return made;
}

/** `source-serif-4-latin-wght-normal` lies among the files of its family. */
function sourceFile(name: string): string {
  const family = name.slice(0, name.indexOf('-latin'));
  return `node_modules/@fontsource-variable/${family}/files/${name}.woff2`;
}

function charactersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}

if (import.meta.main) for (const { file, bytes } of await subsetFonts()) await writeFile(file, bytes);

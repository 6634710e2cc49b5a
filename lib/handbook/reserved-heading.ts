import { withoutEnd } from '#lib/content/trim-end.ts';

/** The chapters that are made of the templates and blocks: what is written by hand may not have one of that name. */
const GENERATED = ['mallar', 'block'];

/** The first heading of a chapter that Studio makes itself; `undefined` when there is none, as there should be. */
export function reservedHeading(markdown: string): string | undefined {
  const headings = markdown
    .split(/[\n\r]/)
    .filter((line) => /^ {0,3}##\s/.test(line))
    .map((line) => withoutEnd(line.slice(line.indexOf('##') + 2).trim(), /#/).trim());
  return headings.find((name) => GENERATED.includes(name.toLowerCase()));
}

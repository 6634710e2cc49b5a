/** The chapters that are made of the templates and blocks: what is written by hand may not have one of that name. */
const GENERATED = ['mallar', 'block'];

/** The first heading of a chapter that Studio makes itself; `undefined` when there is none, as there should be. */
export function reservedHeading(markdown: string): string | undefined {
  const headings = [...markdown.matchAll(/^ {0,3}##\s+(.+?)\s*#*\s*$/gm)].map(([, name = '']) => name);
  return headings.find((name) => GENERATED.includes(name.toLowerCase()));
}

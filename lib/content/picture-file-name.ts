import { plainLine } from '#lib/content/plain-line.ts';

const LONGEST = 200;

/** What a file is called when it has been uploaded: the last part of its path, as it looks, and never nothing. */
export function pictureFileName(filnamn: string): string {
  const last = plainLine(filnamn.split(/[/\\]/).at(-1) ?? '', LONGEST);
  return /^\.*$/.test(last) ? 'bild' : last;
}

import { Parser } from 'htmlparser2';

/** What a page says that is there and yet is none. */
const GONE = [
  /^(?:fel |error )?404\b/,
  /\b(?:sidan|artikeln|innehållet|sidan du (?:söker|letar efter))\s+(?:finns (?:inte|ej)|kunde inte hittas|kan inte hittas|hittades (?:inte|ej)|gick inte att hitta|går inte att hitta|saknas|är borttagen|har tagits bort)/,
  /\b(?:page|content|article|site)\s+(?:not found|was not found|cannot be found|could not be found|can['’]t be found|does not exist|doesn['’]t exist|no longer exists)/,
  /^not found\b/,
];
/** A headline that is longer tells of something else. */
const LONGEST = 120;

/** Whether the title or the first headline of a page says that what was asked for is not there. */
export function saysItIsGone(html: string): boolean {
  const { title, headline } = wordsOf(html);
  return [title, headline].some((words) => words.length <= LONGEST && GONE.some((gone) => gone.test(words)));
}

function wordsOf(html: string): { title: string; headline: string } {
  const said = { title: '', h1: '' };
  let within: keyof typeof said | undefined;
  const done = new Set<string>();
  const parser = new Parser({
    onopentagname(name) {
      if ((name === 'title' || name === 'h1') && !done.has(name)) within = name;
    },
    ontext(text) {
      if (within !== undefined && said[within].length <= LONGEST) said[within] += text;
    },
    onclosetag(name) {
      if (name !== within) return;
      done.add(name);
      within = undefined;
    },
  });
  parser.write(html);
  parser.end();
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim().toLowerCase();
  return { title: plain(said.title), headline: plain(said.h1) };
}

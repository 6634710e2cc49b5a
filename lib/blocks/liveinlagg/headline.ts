const LONGEST_HEADLINE = 110;

/** What stands for an entry where there is one line for it: the first sentence, whole words of it when it is long. */
export function headlineOf(text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text.split('\n')[0] ?? '')?.[0] ?? text.split('\n')[0] ?? '';
  if (sentence.length <= LONGEST_HEADLINE) return sentence;
  const cut = sentence.slice(0, LONGEST_HEADLINE);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST_HEADLINE / 2)).toWellFormed()}…`;
}

/** A tag that articles have, and how many. */
export interface UsedTag {
  tagg: string;
  artiklar: number;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Of the tags in use, those that a text names word by word, most used first; the last word may have an ending of up to two letters. */
export function tagsInText(used: readonly UsedTag[], text: string): UsedTag[] {
  const words = wordsOf(text);
  const tags = new Map(used.map(({ tagg }) => [tagg, wordsOf(tagg)]));
  // Where the last words of tags stand: an article has many more words than tags have.
  const places = new Map([...tags.values()].map((parts): [string, number[]] => [parts.at(-1) ?? '', []]));
  for (const [index, word] of words.entries()) {
    for (const ending of [0, 1, 2]) {
      const stem = word.slice(0, word.length - ending);
      if (ending > 0 && stem.length < 4) break;
      places.get(stem)?.push(index);
    }
  }
  const named = (tag: string): boolean => {
    const parts = tags.get(tag) ?? [];
    const last = parts.length - 1;
    return (places.get(parts[last] ?? '') ?? []).some((end) => parts.every((part, at) => at === last || words[end - last + at] === part));
  };
  return used.filter(({ tagg }) => named(tagg)).toSorted((one, other) => other.artiklar - one.artiklar);
}

import type { Suggestions } from '#lib/contract/suggestion.ts';
import { tagsInText, type UsedTag } from '#lib/suggestions/known-tags.ts';
import { usableTexts } from '#lib/suggestions/usable-text.ts';

const MOST_KNOWN = 10;
const MOST_NEW = 5;

/** What tags are chosen from. */
export interface TagsFrom {
  /** Those that the article has already. */
  egna: readonly string[];
  used: readonly UsedTag[];
  text: string;
  /** New ones that a model came up with; unchecked. */
  said: readonly string[];
}

/** Tags in use that the text names, then new ones; none that the article has. */
export function offeredTags({ egna, used, text, said }: TagsFrom): NonNullable<Suggestions['taggar']>['taggar'] {
  const own = new Set(egna.map((tag) => tag.toLowerCase()));
  const byName = new Map(used.map((tag) => [tag.tagg.toLowerCase(), tag]));
  const proposed = usableTexts('nyaTaggar', said, text).filter((tag) => !own.has(tag.toLowerCase()));
  const known = [...tagsInText(used, text), ...proposed.flatMap((tag) => byName.get(tag.toLowerCase()) ?? [])];
  const existing = [...new Set(known)].filter(({ tagg }) => !own.has(tagg.toLowerCase())).slice(0, MOST_KNOWN);
  const fresh = proposed.filter((tag) => !byName.has(tag.toLowerCase())).slice(0, MOST_NEW);
  return [
    ...existing.map(({ tagg, artiklar }) => ({ tagg, finns: true, artiklar })),
    ...fresh.map((tagg) => ({ tagg, finns: false, artiklar: 0 })),
  ];
}

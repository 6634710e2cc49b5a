import type { Language } from '#lib/contract/languages.ts';
import type { TagLabel } from '#lib/contract/tag.ts';
import { tagPath } from '#lib/site/site-addresses.ts';

/** A tag as a page shows it. */
export interface Subject {
  namn: string;
  /** Its page, as a path; `null` for what is no tag yet. */
  lank: string | null;
}

/** What a tag is called in the language. */
export function tagName({ namn, namn_en }: Pick<TagLabel, 'namn' | 'namn_en'>, sprak: Language): string {
  return sprak === 'en' && namn_en !== '' ? namn_en : namn;
}

/** The tags that an article has written, by what they are called now: two names of one tag are one. */
export function subjectsOf(names: readonly string[], labels: ReadonlyMap<string, TagLabel>, sprak: Language): Subject[] {
  const subjects = names.map((name): Subject => {
    const label = labels.get(name);
    return label === undefined ? { namn: name, lank: null } : { namn: tagName(label, sprak), lank: tagPath(sprak, label.slug) };
  });
  return [...new Map(subjects.map((subject) => [subject.lank ?? subject.namn, subject])).values()];
}

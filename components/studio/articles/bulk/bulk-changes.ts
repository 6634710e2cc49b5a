import type { BulkChange } from '#components/studio/articles/bulk/run-bulk.ts';
import type { ListedItem } from '#lib/contract/article.ts';
import type { LanguageStatus } from '#lib/contract/closed/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

type Change = BulkChange<ListedItem>;

/** Gives the version in the article's own language another status: of the text as the list shows it, which nobody has changed since. */
export function setStatus(status: LanguageStatus): Change {
  return async ({ id, kallsprak: sprak, sprak: versions }) => {
    const version = versions[sprak];
    if (version === undefined || version.status === status) return undefined;
    await studio.sattSprakstatus({ id, sprak, status, revision: version.arbetsrevision.id });
    return () => studio.sattSprakstatus({ id, sprak, status: version.status, mejl: false });
  };
}

/** Sets what belongs to the article as a whole. It is taken back only where nobody has changed the article since. */
export function setDetails(change: { sektion?: string; ansvarig?: string | null }): Change {
  return async ({ id, sektion, ansvarig }) => {
    const { innehall } = await studio.andraInnehall({ id, ...change });
    const before = { ...(change.sektion === undefined ? {} : { sektion }), ...(change.ansvarig === undefined ? {} : { ansvarig }) };
    return () => studio.andraInnehall({ id, ...before, bas_andrad: innehall.andrad });
  };
}

/** Adds tags and takes others away, whichever the article has. */
export function setTags(lagg_till: string[], ta_bort: string[]): Change {
  return async ({ id, taggar }) => {
    const { innehall } = await studio.taggaInnehall({ id, lagg_till, ta_bort });
    return () => studio.andraInnehall({ id, taggar, bas_andrad: innehall.andrad });
  };
}

/** Asks for a draft in the languages that are lacking or behind. What a person has written is left. */
export const translate: Change = async ({ id }) => {
  await studio.oversattInnehall({ id });
  return undefined;
};

/** Makes it public as it is saved: readers may have seen it, and it is taken down and not taken back. */
export const publish: Change = async ({ id }) => {
  await studio.slappInnehall({ id, lage: 'publicera' });
  return undefined;
};

export function schedule(datum: string): Change {
  return async ({ id }) => {
    const { release } = await studio.slappInnehall({ id, lage: 'schemalagd', datum });
    return () => studio.avbrytRelease({ rid: release.id });
  };
}

/** The tags in a line of them, parted by commas. */
export function tagsIn(line: string): string[] {
  return line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

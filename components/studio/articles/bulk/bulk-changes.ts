import type { BulkChange } from '#components/studio/articles/bulk/run-bulk.ts';
import type { ListedItem } from '#lib/contract/article.ts';
import type { LanguageStatus } from '#lib/contract/closed/article.ts';

type Change = BulkChange<ListedItem>;

/** The version in the article's own language as it was in the list. */
const formerStatus: NonNullable<Change['undo']> = ({ id, kallsprak: sprak, sprak: versions }) => ({
  operation: 'sattSprakstatus',
  id,
  sprak,
  kropp: { status: versions[sprak]?.status, mejl: false },
});

/** Gives the version in the article's own language another status: of the text as the list shows it, which nobody has changed since. */
export function setStatus(status: Exclude<LanguageStatus, 'godkand'>): Change {
  return {
    ask({ id, kallsprak: sprak, sprak: versions }) {
      const version = versions[sprak];
      if (version === undefined || version.status === status) return undefined;
      return { operation: 'sattSprakstatus', id, sprak, kropp: { status, revision: version.arbetsrevision.id } };
    },
    undo: formerStatus,
  };
}

/** Approves of each article, by its id, the revision that has been shown, and of the others none: what is saved meanwhile is refused. */
export function approve(shown: ReadonlyMap<string, string>): Change {
  return {
    ask({ id, kallsprak: sprak }) {
      const revision = shown.get(id);
      return revision === undefined ? undefined : { operation: 'sattSprakstatus', id, sprak, kropp: { status: 'godkand', revision } };
    },
    undo: formerStatus,
  };
}

/** Sets what belongs to the article as a whole. It is taken back only where nobody has changed the article since. */
export function setDetails(change: { sektion?: string; ansvarig?: string | null }): Change {
  const operation = 'andraInnehall';
  return {
    ask: ({ id }) => ({ operation, id, kropp: change }),
    undo({ id, sektion, ansvarig }, svar) {
      const before = { ...(change.sektion === undefined ? {} : { sektion }), ...(change.ansvarig === undefined ? {} : { ansvarig }) };
      return { operation, id, kropp: { ...before, bas_andrad: fieldOf(svar.innehall, 'andrad') } };
    },
  };
}

/** Adds tags and takes others away, whichever the article has. */
export function setTags(lagg_till: string[], ta_bort: string[]): Change {
  return {
    ask: ({ id }) => ({ operation: 'taggaInnehall', id, kropp: { lagg_till, ta_bort } }),
    undo: ({ id, taggar }, svar) => ({ operation: 'andraInnehall', id, kropp: { taggar, bas_andrad: fieldOf(svar.innehall, 'andrad') } }),
  };
}

/** Asks for a draft in the languages that are lacking or behind. What a person has written is left. */
export const translate: Change = { ask: ({ id }) => ({ operation: 'oversattInnehall', id }) };

/** Makes it public as it is saved: readers may have seen it, and it is taken down and not taken back. */
export const publish: Change = { ask: ({ id }) => ({ operation: 'slappInnehall', id, kropp: { lage: 'publicera' } }) };

export function schedule(datum: string): Change {
  return {
    ask: ({ id }) => ({ operation: 'slappInnehall', id, kropp: { lage: 'schemalagd', datum } }),
    undo: (_, svar) => ({ operation: 'avbrytRelease', id: fieldOf(svar.release, 'id') }),
  };
}

/** A text in a part of an answer. An answer without it is none of that operation. */
function fieldOf(part: unknown, name: string): string {
  const value: unknown = typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined;
  if (typeof value !== 'string') throw new Error(`an answer has no ${name}`);
  return value;
}

/** The tags in a line of them, parted by commas. */
export function tagsIn(line: string): string[] {
  return line
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

import type { CmsTag } from '#lib/adapters/cms/port.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { redeliver } from '#lib/operations/release/delivery/redeliver.ts';
import type { TagTerm } from '#lib/store/tag-terms.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';
import { toldTransaction } from '#lib/studio/workers/told-transaction.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const AGAIN_MS = 60_000;
/** Names, and articles, at a time. */
const PIECE = 100;

type Working = Pick<Kernel, 'machinery' | 'onChange' | 'now' | 'log'>;

/**
 * Keeps the tags of a publishing system elsewhere and Studio's together: what has been made there, or been given another name there, is a tag here, and what has been renamed here
 * is renamed there; where both names are there already, articles that readers have under the former one are delivered anew with the
 * other. At the start, whenever a tag has been changed, and every five minutes. In test mode nothing is changed there; what has been ordered
 * waits until it ends.
 */
export function startTagsElsewhere(kernel: Working): { stop(): Promise<void> } {
  const { onChange, log } = kernel;
  const seen = new Map<string, Seen>();
  let failing = false;
  const round = async () => {
    await keepTogether(kernel, seen);
    failing = false;
  };
  const rounds = inRounds(round, {
    ...{ pauseMs: LOOK_EVERY_MS, againMs: AGAIN_MS },
    failed(error) {
      // Told once for as long as it lasts: a publishing system may be away for a night.
      if (!failing) log.warn({ err: error }, 'tags and those of the publishing system cannot be kept together; trying again every minute');
      failing = true;
    },
  });
  onChange((announced) => {
    if (announced === 'taggar') rounds.wake();
  });
  return rounds;
}

/** What has been seen at an address: the greatest id of a tag, and the last renaming. Told from the beginning after a start: it changes nothing. */
interface Seen {
  id: number;
  renaming: number;
}

async function keepTogether({ machinery, now }: Working, seen: Map<string, Seen>): Promise<void> {
  const { cms, database, settings } = machinery;
  let { id, renaming } = seen.get(cms.adress) ?? { id: 0, renaming: 0 };
  const made = await cms.tags(id);
  await know({ machinery }, made);
  id = Math.max(id, ...made.map((tag) => tag.id));
  for (let more = true; more; ) {
    const { taggar, sista, fler } = await cms.renamedTags(renaming);
    await know({ machinery }, taggar);
    renaming = sista;
    more = fler;
  }
  seen.set(cms.adress, { id, renaming });
  if (settings.cmsTest) return;
  for (const term of await machinery.storeOn(database).tagTerms.ordered(PIECE)) await tell({ machinery, now }, term);
}

async function know({ machinery }: Pick<Working, 'machinery'>, tags: readonly CmsTag[]): Promise<void> {
  const { database } = machinery;
  const names = tags.map(({ namn }) => namn).filter((namn) => [...namn].length <= LENGTHS.tag);
  for (let from = 0; from < names.length; from += PIECE)
    await database.transaction((unit) => machinery.storeOn(unit).tags.know(names.slice(from, from + PIECE)));
}

async function tell({ machinery, now }: Pick<Working, 'machinery' | 'now'>, term: TagTerm): Promise<void> {
  const { cms, database } = machinery;
  const isLeft = term.former.length > 0 && (await cms.renameTag(term.former, term.namn));
  let efter: string | undefined = isLeft ? term.efter : undefined;
  while (efter !== undefined) efter = await deliverNext({ machinery, now }, { ...term, efter });
  await database.transaction((unit) => machinery.storeOn(unit).tagTerms.done(term));
}

/** Orders the next articles to be delivered anew; the last of them, and `undefined` when there are no more. */
function deliverNext({ machinery, now }: Pick<Working, 'machinery' | 'now'>, term: TagTerm): Promise<string | undefined> {
  return toldTransaction({ machinery }, async (unit, changed) => {
    const store = machinery.storeOn(unit);
    const ids = await store.tagTerms.articles(term, PIECE);
    const context = { cms: machinery.cms, newId: machinery.newId, now: now().toISOString(), changed: () => changed('releaser') };
    for (const id of ids) await redeliver(context, store, { item: { id }, av: term.av, orderAv: null }, 'sv');
    const efter = ids.at(-1);
    if (efter !== undefined) await store.tagTerms.goOn(term, efter);
    return efter;
  });
}

import { endsSoonBy } from '#lib/content/picture-rights.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { endedRightTask, rightsEndSoonLetter } from '#lib/letters/picture-rights-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { chiefsAmong } from '#lib/operations/outbox/chiefs.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { EndingPicture } from '#lib/store/picture-rights.ts';
import type { ShownPicture } from '#lib/store/picture-uses.ts';
import type { Store } from '#lib/store/store.ts';

type Telling = Pick<OperationContext, 'newId'> & { settings: Pick<OperationContext['settings'], 'url'> };

/**
 * Puts it in the work queue, once for each end of a right, that readers still see a picture whose right has ended, with the articles
 * concerned, whoever sees them: of one picture, or of all. A confidential article has a task of its own, which those see who know of it. Within
 * a transaction; returns how many pictures there were, some at a time.
 */
export async function askForReplacement(
  { newId, settings }: Telling,
  store: Store,
  now: string,
  media: string | null = null,
): Promise<number> {
  const ended = await store.pictureRightsEnds.takeEnded(now, media);
  for (const picture of ended) {
    const shown = await store.pictureUses.shownToReaders(picture.id);
    for (const together of Map.groupBy(shown, ({ konfidentiell, innehall }) => (konfidentiell ? innehall : null)).values()) {
      const artiklar = together.map(({ rubrik, sprak, innehall }) => ({
        rubrik,
        sprak,
        lank: `${settings.url}/studio/artikel/${innehall}`,
      }));
      const task = endedRightTask({ namn: nameOf(picture), artiklar, lank: libraryLink(settings.url, `bild=${picture.id}`) });
      const rubrik = wholeCharacters(task.rubrik.slice(0, LENGTHS.headline));
      await store.workQueue.create(now, newId(), { ...task, typ: 'bild', rubrik, innehall: onlyArticle(together) }, STUDIO);
    }
  }
  return ended.length;
}

/** Writes to the chief editors, once for each end of a right, of the pictures whose rights end within fourteen days. Within a transaction. */
export async function tellOfEndingRights({ settings }: Telling, store: Store, now: string): Promise<number> {
  const ending = await store.pictureRightsEnds.takeEnding(now, endsSoonBy(now));
  if (ending.length === 0) return 0;
  const till = chiefsAmong(await store.people.active());
  const bilder = ending.map((picture) => ({ namn: nameOf(picture), slut: picture.galler_till }));
  const [first] = ending;
  const shown = ending.length === 1 && first !== undefined ? `bild=${first.id}` : 'rattighet=snart';
  const letter = rightsEndSoonLetter({ bilder, lank: libraryLink(settings.url, shown) });
  await store.outbox.put({ till: till.map(({ epost }) => epost), ...letter, innehall: null });
  return ending.length;
}

/** The task is of the article when it is the only one: then it is done by its next release. */
function onlyArticle(shown: readonly ShownPicture[]): string | null {
  const ids = new Set(shown.map(({ innehall }) => innehall));
  const [first] = ids;
  return ids.size === 1 && first !== undefined ? first : null;
}

const LONGEST_NAME = 80;

function nameOf({ caption, filnamn }: EndingPicture): string {
  const name = (caption.trim() || filnamn).replace(/\s+/g, ' ');
  return name.length > LONGEST_NAME ? `${wholeCharacters(name.slice(0, LONGEST_NAME)).trimEnd()} …` : name;
}

/** The library as it shows what its `query` asks for: one picture, opened, or those of a kind. */
function libraryLink(url: string, query: string): string {
  return `${url}/studio/bilder?${query}`;
}

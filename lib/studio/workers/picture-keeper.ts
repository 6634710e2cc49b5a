import { MovingFiles, movePicture } from '#lib/adapters/media/moving-files.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { isOwnPlace } from '#lib/studio/shared-pictures.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 6 * 60 * 60_000;
const AGAIN_MS = 60_000;
/** Whoever moves pictures may be killed in the middle: so soon another goes on. */
const MOVED_BY_ANOTHER_MS = 15_000;
/** So old is what belongs to no picture before it is removed: an upload under way has files before its row. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60_000;
/** Pictures looked up in one question. */
const PIECE = 200;
const TOLD_EVERY = 500;

type Keeping = Pick<Kernel, 'pictures' | 'store' | 'tidying' | 'now' | 'log'>;

/**
 * Keeps the place of the pictures in order, by one of the instances: moves them where they are to be, when the environment names two places,
 * and removes what belongs to no picture: what a kill has left of an upload, files that were replaced.
 */
export function startPictureKeeper(kernel: Keeping): { stop(): Promise<void> } {
  let again: NodeJS.Timeout | undefined;
  const rounds = inRounds(
    async (ending) => {
      const isKept = await keepPictures(kernel, ending);
      if (!isKept && kernel.pictures instanceof MovingFiles && !ending.aborted)
        again = setTimeout(() => rounds.wake(), MOVED_BY_ANOTHER_MS);
    },
    {
      pauseMs: LOOK_EVERY_MS,
      againMs: AGAIN_MS,
      failed: (error) => kernel.log.error({ err: error }, 'the files of pictures could not be looked through; trying again'),
    },
  );
  return {
    async stop() {
      await rounds.stop();
      clearTimeout(again);
    },
  };
}

/** One round of it; false where another instance is at it. Does nothing in a place that is not this newsroom's. */
export async function keepPictures(kernel: Keeping, ending: AbortSignal): Promise<boolean> {
  const { pictures, store, tidying, log } = kernel;
  if (!(await tidying.tryToTake())) return false;
  try {
    if (!(await isOwnPlace({ settings: store.settings, pictures }))) return true;
    if (pictures instanceof MovingFiles) await moveAll(pictures, kernel, ending);
    if (!ending.aborted) await removeForgotten(kernel, ending);
    return true;
  } finally {
    await tidying.letGo().catch((error: unknown) => log.error({ err: error }, 'the files of pictures could not be left to another'));
  }
}

async function moveAll(moving: MovingFiles, { log }: Keeping, ending: AbortSignal): Promise<void> {
  const mark = await moving.mark();
  if (mark !== undefined) await moving.to.putMark(mark);
  if ((await moving.to.mark()) !== mark)
    throw new StorageAway(
      `${moving.to.namn} har en annan redaktions bilder. Ingenting har flyttats dit; ange en annan plats i STUDIO_MEDIA.`,
    );
  let moved = 0;
  for await (const picture of moving.from.all()) {
    if (ending.aborted) return;
    await movePicture(moving, picture);
    moved += 1;
    if (moved % TOLD_EVERY === 0) log.info({ moved }, 'pictures have been moved so far');
  }
  await moving.from.removeMark();
  log.info({ moved, from: moving.from.namn, to: moving.to.namn }, 'all pictures have been moved: STUDIO_MEDIA_FRAN can be taken away');
}

async function removeForgotten({ pictures, store, now, log }: Keeping, ending: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - FORGOTTEN_MS);
  let removed = await pictures.removeHalf(before);
  let piece: string[] = [];
  const settle = async () => {
    const known = await store.media.knownFiles(piece);
    for (const id of piece.filter((one) => !known.has(one))) {
      await pictures.remove(id);
      removed += 1;
    }
    piece = [];
  };
  for await (const { id, andrad } of pictures.all()) {
    if (ending.aborted) return;
    if (andrad < before) piece.push(id);
    if (piece.length >= PIECE) await settle();
  }
  await settle();
  if (removed > 0) log.info({ removed }, 'files that belong to no picture were removed');
}

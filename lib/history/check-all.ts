import type { MediaPort } from '#lib/adapters/media/port.ts';
import { checkHistory, type HistoryCheck } from '#lib/history/check-history.ts';
import { checkPictureFiles } from '#lib/history/check-picture-files.ts';
import { checkRenderings } from '#lib/history/check-renderings.ts';
import { checkShown } from '#lib/history/check-shown.ts';
import type { Sign } from '#lib/site/authenticity.ts';
import type { HistoryRows } from '#lib/store/history-rows.ts';
import type { ShownRows } from '#lib/store/shown-rows.ts';

export interface CheckParts {
  history: HistoryRows;
  shown: ShownRows;
  /** Undefined where the secret is not known: then nothing is said of what is kept rendered. */
  sign: Sign | undefined;
  /** Undefined where the pictures' files are not to be had. */
  files: Pick<MediaPort, 'hashOf'> | undefined;
  /** Roots that were noted elsewhere. */
  noterade: readonly string[];
  now: string;
}

/** How many rows and files a check looks at, as far as is known beforehand. */
export async function rowsToCheck({ history, shown }: Pick<CheckParts, 'history' | 'shown'>): Promise<number> {
  const [sealed, rest] = await Promise.all([history.total(), shown.total()]);
  return sealed + rest;
}

/** Holds history against its seals (checkHistory), and all that readers see against history and what Studio has noted of it. */
export async function* checkAll({ history, shown, sign, files, noterade, now }: CheckParts): HistoryCheck {
  const verdict = yield* checkHistory(history, noterade, now);
  yield* checkShown(shown);
  if (sign !== undefined) yield* checkRenderings(shown, sign);
  if (files !== undefined) yield* checkPictureFiles(shown, files);
  return verdict;
}

import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { HistoryFinding } from '#lib/contract/history.ts';
import type { HistoryProgress } from '#lib/history/check-history.ts';
import { finding } from '#lib/history/finding.ts';
import type { ShownPicture, ShownRows } from '#lib/store/shown-rows.ts';

type Files = Pick<MediaPort, 'hashOf'>;

/** Pictures looked up in one question; their files are read one at a time. */
const ROWS = 100;

/** Holds the files of every picture against what is known of them; of a picture from before, the picture itself. */
export async function* checkPictureFiles(rows: ShownRows, files: Files): AsyncGenerator<HistoryProgress> {
  for await (const picture of picturesOf(rows)) yield { kontrollerade: 1, fynd: await faultsOfFiles(rows, files, picture) };
}

/**
 * What the files of a picture are to be, as they are when they are first looked at: of those from before it was kept. `undefined` when
 * the picture itself is not as it was when it came.
 */
export async function firstLook(
  files: Files,
  { plats, bredd, hash, bredder, rorlig }: ShownPicture,
): Promise<Record<string, string> | undefined> {
  const seen: Record<string, string> = {};
  for (const name of [...bredder.map(String), ...(rorlig ? ['stilla'] : [])]) {
    const found = await files.hashOf(plats, name);
    if (found === undefined) return undefined;
    seen[name] = found;
  }
  return seen[String(bredd)] === hash ? seen : undefined;
}

export async function* picturesOf(rows: ShownRows): AsyncGenerator<ShownPicture> {
  let page = await rows.pictures(null, ROWS);
  while (page.length > 0) {
    yield* page;
    page = await rows.pictures(page.at(-1)?.id ?? null, ROWS);
  }
}

async function faultsOfFiles(rows: ShownRows, files: Files, picture: ShownPicture): Promise<HistoryFinding[]> {
  const fynd: HistoryFinding[] = [];
  for (const [name, wanted] of Object.entries(picture.filer ?? { [picture.bredd]: picture.hash })) {
    const found = await files.hashOf(picture.plats, name);
    if (found === wanted) continue;
    // Its files may have been replaced while they were looked at.
    if ((await rows.picture(picture.id))?.plats !== picture.plats) return [];
    fynd.push(finding(found === undefined ? 'borttagen' : 'andrad_utanfor', { tabell: 'bildfil', rad: `${picture.plats}/${name}` }));
  }
  return fynd;
}

import { z } from 'zod';
import { type FrontOf, fillEdition } from '#lib/content/fill-edition.ts';
import { frontSetting } from '#lib/content/front-setting.ts';
import {
  type Edition,
  type EditionHead,
  editionSchema,
  type Place,
  type ShownPlace,
  savedEditionSchema,
  shownPlaceSchema,
} from '#lib/contract/edition.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { chosenHeadlines } from '#lib/operations/front/chosen-headlines.ts';
import { placesShown } from '#lib/operations/front/hidden-places.ts';
import { languageOf } from '#lib/operations/item/item-access.ts';
import type { SettingVersion } from '#lib/store/settings.ts';
import type { Store } from '#lib/store/store.ts';

export const frontParams = z.object({ sprak: z.string().meta({ description: 'sv eller en.' }) });

export const sectionField = z.string().optional().meta({ description: 'Sektionens id; utelämnat för startsidan.' });

export const frontOutput = z.object({
  ok: z.literal(true),
  framsida: editionSchema,
  visas: z.array(shownPlaceSchema).meta({ description: 'Det som står på varje plats nu, i platsernas ordning.' }),
});

const listedSchema = savedEditionSchema.omit({ platser: true });

/** Where nobody has chosen anything. */
const NONE: EditionHead = { nr: 0, kommentar: '', av: null, skapad: null };

/** The front that a call names, or 404 for a language or a section that there is not. */
export async function frontOr404({ sections }: Pick<OperationContext, 'sections'>, sprak: string, sektion?: string): Promise<FrontOf> {
  const language = languageOf(sprak);
  if (sektion === undefined) return { sprak: language, sektion: null };
  if (!(await sections()).some(({ id }) => id === sektion))
    throw fault('finns_inte', { falt: 'sektion' }, { vad: `Sektionen ${sektion.slice(0, 80)}` });
  return { sprak: language, sektion };
}

/** The edition in force: without places, and with the number 0, until somebody has chosen. */
export async function currentEdition({ settings }: Store, front: FrontOf): Promise<Edition> {
  const latest = await settings.latest(frontSetting(front));
  return latest === undefined ? { ...front, ...NONE, platser: [] } : editionOf(front, latest);
}

/** The edition of that number, or 404. */
export async function editionOr404({ settings }: Store, front: FrontOf, nr: number): Promise<Edition> {
  const found = await settings.version(frontSetting(front), nr);
  if (found === undefined) throw fault('finns_inte', { falt: 'nr' }, { vad: `Version ${nr} av framsidan` });
  return editionOf(front, found);
}

/** Every edition without its places, the newest first. */
export async function editionHeads({ settings }: Store, front: FrontOf): Promise<EditionHead[]> {
  const rows = await settings.versions(frontSetting(front), 'platser');
  return rows.map((row) => ({ ...listedSchema.parse(row.varde), ...recordOf(row) }));
}

/** The edition as the caller is shown it, and what stands in each of its places for readers at this moment. */
export async function shownEdition(
  context: Pick<OperationContext, 'store' | 'now'>,
  front: FrontOf,
  edition: Edition,
): Promise<{ framsida: Edition; visas: ShownPlace[] }> {
  const platser = await placesShown(context.store, front.sprak, edition.platser);
  return { framsida: { ...edition, platser }, visas: await shownIn(context, front, platser) };
}

async function shownIn(
  { store, now }: Pick<OperationContext, 'store' | 'now'>,
  front: FrontOf,
  platser: readonly Place[],
): Promise<ShownPlace[]> {
  const { lists, tags } = store.readers;
  const reads = {
    listings: lists.byIds.bind(lists),
    latest: lists.latest.bind(lists),
    latestOfTag: tags.latest.bind(tags),
  };
  const [filled, headlines] = await Promise.all([
    fillEdition(reads, front, platser, now),
    chosenHeadlines(
      store,
      front.sprak,
      platser.flatMap(({ artikel }) => artikel ?? []),
    ),
  ]);
  return filled.map(({ artikel, av, hinder }, nr) => {
    const chosen = platser[nr]?.artikel ?? null;
    return { artikel: artikel === undefined ? null : shown(artikel), av, hinder, vald: (chosen && headlines.get(chosen)) ?? null };
  });
}

function shown({
  id,
  rubrik,
  sektion,
  publicerad,
  sponsrad,
}: { [Key in 'id' | 'rubrik' | 'sektion' | 'publicerad']: string } & { sponsrad: object | null }) {
  return { id, rubrik, sektion, publicerad, annons: sponsrad !== null };
}

function editionOf(front: FrontOf, row: SettingVersion): Edition {
  return { ...front, ...savedEditionSchema.parse(row.varde), ...recordOf(row) };
}

function recordOf({ version, av, skapad }: SettingVersion): Pick<EditionHead, 'nr' | 'av' | 'skapad'> {
  return { nr: version, av, skapad };
}

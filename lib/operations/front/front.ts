import { z } from 'zod';
import { type FrontOf, fillEdition } from '#lib/content/fill-edition.ts';
import { frontSetting } from '#lib/content/front-setting.ts';
import { ruleTags } from '#lib/content/rule-tags.ts';
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
import { placesNow } from '#lib/operations/front/places-now.ts';
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
export async function currentEdition(store: Store, front: FrontOf): Promise<Edition> {
  const latest = await store.settings.latest(frontSetting(front));
  return latest === undefined ? { ...front, ...NONE, platser: [] } : editionOf(store, front, latest);
}

/** The edition of that number, or 404. */
export async function editionOr404(store: Store, front: FrontOf, nr: number): Promise<Edition> {
  const found = await store.settings.version(frontSetting(front), nr);
  if (found === undefined) throw fault('finns_inte', { falt: 'nr' }, { vad: `Version ${nr} av framsidan` });
  return editionOf(store, front, found);
}

/** Every edition without its places, the newest first. */
export async function editionHeads({ settings }: Store, front: FrontOf): Promise<EditionHead[]> {
  const rows = await settings.versions(frontSetting(front), 'platser');
  return rows.map((row) => ({ ...listedSchema.parse(row.varde), ...recordOf(row) }));
}

/** The edition as the caller is shown it, and what stands in each of its places for readers at this moment. */
export async function shownEdition(
  context: Pick<OperationContext, 'store' | 'sections' | 'now'>,
  front: FrontOf,
  edition: Edition,
): Promise<{ framsida: Edition; visas: ShownPlace[] }> {
  const platser = await placesShown(context.store, front.sprak, edition.platser);
  return { framsida: { ...edition, platser }, visas: await shownIn(context, front, platser) };
}

async function shownIn(
  context: Pick<OperationContext, 'store' | 'sections' | 'now'>,
  front: FrontOf,
  platser: readonly Place[],
): Promise<ShownPlace[]> {
  const { store, now } = context;
  const { lists, tags } = store.readers;
  const reads = {
    listings: lists.byIds.bind(lists),
    latest: lists.latest.bind(lists),
    latestOfTag: tags.latest.bind(tags),
  };
  const [filled, broken, headlines] = await Promise.all([
    fillEdition(reads, front, platser, now),
    rulesOfNothing(context, platser),
    chosenHeadlines(
      store,
      front.sprak,
      platser.flatMap(({ artikel }) => artikel ?? []),
    ),
  ]);
  return filled.map(({ artikel, av, hinder }, nr) => {
    const chosen = platser[nr]?.artikel ?? null;
    const vald = (chosen && headlines.get(chosen)) ?? null;
    // Before what hinders the article: until it is mended nothing of the front can be saved.
    const isBroken = av !== 'artikel' && broken.has(nr);
    return { artikel: artikel === undefined ? null : shown(artikel), av, hinder: isBroken ? 'regel_saknas' : hinder, vald };
  });
}

/** The places, from 0, whose rule names a tag or a section that there is not. */
async function rulesOfNothing(
  { store, sections }: Pick<OperationContext, 'store' | 'sections'>,
  platser: readonly Place[],
): Promise<ReadonlySet<number>> {
  const [tags, known] = await Promise.all([store.readers.tags.now(ruleTags(platser)), sections()]);
  const isBroken = ({ tagg, sektion }: Place) =>
    (tagg !== null && !tags.has(tagg)) || (sektion !== null && !known.some(({ id }) => id === sektion));
  return new Set(platser.flatMap((place, nr) => (isBroken(place) ? [nr] : [])));
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

async function editionOf(store: Store, front: FrontOf, row: SettingVersion): Promise<Edition> {
  const { platser, ...saved } = savedEditionSchema.parse(row.varde);
  return { ...front, ...saved, platser: await placesNow(store, platser), ...recordOf(row) };
}

function recordOf({ version, av, skapad }: SettingVersion): Pick<EditionHead, 'nr' | 'av' | 'skapad'> {
  return { nr: version, av, skapad };
}

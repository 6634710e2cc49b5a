import { z } from 'zod';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { keptSettingsSchema, type SettingsChange } from '#lib/contract/settings.ts';

/**
 * How settings lie in the database, where an earlier and a later release read them beside this one (docs/decisions/settings.md). Releases before slots had languages refuse a slot with a
 * field that they do not know, and then read no settings at all: the languages lie beside the slots, where those releases look past them.
 */
const languagesBeside = z.array(z.object({ namn: z.string(), sprak: z.array(z.enum(LANGUAGES)) }));
const besideSlots = z.object({ annonser: z.object({ platser_sprak: languagesBeside }) });

/**
 * Reads settings as any release of Studio kept them. Names that this one does not know of, however deep they lie, are left aside and never refused.
 * Throws where what it does know of is nothing that was ever kept.
 */
export function readSettings(kept: unknown): SettingsChange {
  const { webbplats, annonser, ...others } = keptSettingsSchema.parse(withoutUnknown(kept));
  const beside = new Map(besideSlots.safeParse(kept).data?.annonser.platser_sprak.map(({ namn, sprak }) => [namn, sprak]));
  const platser = annonser?.platser?.map((slot) => ({ ...slot, sprak: beside.get(slot.namn) ?? slot.sprak }));
  return {
    ...others,
    ...(webbplats && { webbplats: { ...webbplats, ...placeFromBefore(webbplats) } }),
    ...(annonser && { annonser: { ...annonser, ...(platser && { platser }) } }),
  };
}

/** The same settings in the form in which they are kept. */
export function settingsToKeep({ annonser, ...others }: SettingsChange): Record<string, unknown> {
  if (annonser?.platser === undefined) return { ...others, ...(annonser && { annonser }) };
  const platser = annonser.platser.map(({ sprak: _, ...slot }) => slot);
  const platser_sprak = annonser.platser.flatMap(({ namn, sprak }) => (sprak.length === 0 ? [] : [{ namn, sprak }]));
  return { ...others, annonser: { ...annonser, platser, platser_sprak } };
}

/** A logotype from before readers could see it was given for search engines: nobody has asked for it above the pages. */
function placeFromBefore({ logotyp = '', logotyp_visas }: NonNullable<SettingsChange['webbplats']>) {
  return logotyp !== '' && logotyp_visas === undefined ? { logotyp_visas: 'inte' as const } : {};
}

function withoutUnknown(kept: unknown): unknown {
  const known = structuredClone(kept);
  for (const issue of keptSettingsSchema.safeParse(kept).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const holder: object = Object(issue.path.reduce<unknown>((at, step) => Reflect.get(Object(at), step), known));
    for (const name of issue.keys) Reflect.deleteProperty(holder, name);
  }
  return known;
}

import { z } from 'zod';
import { isSafeAddress } from '#lib/content/address.ts';
import { agree, birthInWords, isPartialDay } from '#lib/content/birth-date.ts';
import { nameKey } from '#lib/content/name-key.ts';
import type { Steps } from '#lib/content/steps.ts';
import { isStorableText } from '#lib/content/storable-text.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import { asShownName, isShownName } from '#lib/contract/shown-name.ts';
import { withoutControls } from '#lib/contract/without-controls.ts';
import { fault } from '#lib/errors/fault.ts';
import type { ImportedFacts } from '#lib/store/people-dictionary.ts';

export interface WikidataPerson extends ImportedFacts {
  externtId: string;
}

/** An entity that gave no person, and why. */
export interface Skipped {
  externtId: string;
  namn: string;
  orsak: string;
}

const HUMAN = 'Q5';
const GREGORIAN = /Q1985727$/;
const LONGEST_NAME = 200;
const MOST_ALIASES = 60;
/** Of names in one language, of statements about one thing: no person has so many. */
const MOST_TOLD = 500;
/** Of one import. */
export const MOST_ENTITIES = 1_000;
/** How much of a date is known, by Wikidata's number for it: a year, a month, a day. */
const LENGTH_OF: ReadonlyMap<number, number> = new Map([
  [9, 4],
  [10, 7],
  [11, 10],
]);

// What is not as expected counts as not told: Wikidata writes an empty map as [], and knows of values that nobody knows.
const shortList = z.custom<unknown[]>((value) => Array.isArray(value) && value.length <= MOST_TOLD);
const said = z.object({
  value: z
    .string()
    .transform((text) => withoutControls(text).trim())
    .pipe(z.string().min(1))
    .refine(isStorableText),
});
const called = z.object({ value: z.string().refine(isStorableText).transform(asShownName).refine(isShownName) });
const term = said.optional().catch(undefined);
const name = called.optional().catch(undefined);
const names = shortList
  .pipe(z.array(called.optional().catch(undefined)))
  .default([])
  .catch([]);
const statements = shortList
  .pipe(
    z.array(
      z.object({
        rank: z.string().default('normal'),
        mainsnak: z.object({ snaktype: z.string().default('value'), datavalue: z.object({ value: z.unknown() }).optional() }),
      }),
    ),
  )
  .default([])
  .catch([]);
const NO_TERMS = { sv: undefined, mul: undefined, en: undefined };
/** Where somebody is found elsewhere, by the property that tells it; of most it tells what follows in the address. */
const LINKS = {
  P856: { namn: 'Webbplats', before: '' },
  P2003: { namn: 'Instagram', before: 'https://www.instagram.com/' },
  P2013: { namn: 'Facebook', before: 'https://www.facebook.com/' },
  P2002: { namn: 'X', before: 'https://x.com/' },
  P7085: { namn: 'TikTok', before: 'https://www.tiktok.com/@' },
  P2397: { namn: 'YouTube', before: 'https://www.youtube.com/channel/' },
} as const;
type LinkProperty = keyof typeof LINKS;
const LINK_PROPERTIES: readonly LinkProperty[] = ['P856', 'P2003', 'P2013', 'P2002', 'P7085', 'P2397'];
const LONGEST_ADDRESS = 500;
const WEB = /^https?:\/\/[^\s/]/i;

const NO_CLAIMS = { P31: [], P106: [], P569: [], P856: [], P2003: [], P2013: [], P2002: [], P7085: [], P2397: [] };
const entitySchema = z.object({
  id: z.string().regex(/^Q[1-9]\d{0,14}$/),
  missing: z.unknown().optional(),
  labels: z.object({ sv: name, mul: name, en: name }).default(NO_TERMS).catch(NO_TERMS),
  descriptions: z.object({ sv: term }).default({ sv: undefined }).catch({ sv: undefined }),
  aliases: z.object({ sv: names, mul: names, en: names }).default({ sv: [], mul: [], en: [] }).catch({ sv: [], mul: [], en: [] }),
  claims: z
    .object({
      ...{ P31: statements, P106: statements, P569: statements },
      ...{ P856: statements, P2003: statements, P2013: statements, P2002: statements, P7085: statements, P2397: statements },
    })
    .default(NO_CLAIMS)
    .catch(NO_CLAIMS),
});
type Entity = z.infer<typeof entitySchema>;
type Statements = Entity['claims']['P31'];

const itemSchema = z.object({ id: z.string() });
const timeSchema = z.object({ time: z.string(), precision: z.int(), calendarmodel: z.string().default('Q1985727') });

/**
 * The people of Wikidata's JSON, a step for each entity: a document of `Special:EntityData`, one entity, or a list of either. Only what it tells is
 * taken: names in Swedish, of every language or in English; the Swedish description; the birth date as exactly as it
 * is known; occupations whose entities are in the JSON too; their own pages. `undefined` when it is nothing of Wikidata's. Throws 422 when it has
 * more entities than one import takes.
 */
export function* readWikidata(json: unknown): Steps<{ people: WikidataPerson[]; skipped: Skipped[] } | undefined> {
  const raw: unknown[] = [];
  for (const part of Array.isArray(json) ? json : [json]) {
    raw.push(...entitiesIn(part));
    if (raw.length > MOST_ENTITIES) throw fault('for_lang', { falt: 'wikidata' }, { max: `${MOST_ENTITIES} poster i en import` });
  }
  const entities = new Map<string, Entity>();
  const skipped: Skipped[] = [];
  for (const [index, value] of raw.entries()) {
    yield;
    const { data } = entitySchema.safeParse(value);
    if (data === undefined) skipped.push({ externtId: '', namn: '', orsak: `Del ${index + 1} är ingen post från Wikidata.` });
    else entities.set(data.id, data);
  }
  if (entities.size === 0) return undefined;
  const occupations = new Set([...entities.values()].flatMap(({ claims }) => itemsOf(claims.P106)));
  const people: WikidataPerson[] = [];
  for (const entity of entities.values()) {
    yield;
    const orsak = whyNobody(entity, occupations);
    if (orsak === undefined) people.push(personOf(entity, entities));
    else skipped.push({ externtId: entity.id, namn: wholeCharacters(nameOf(entity).slice(0, LONGEST_NAME)), orsak });
  }
  return { people, skipped };
}

/** Those of a document of `Special:EntityData`; anything else is taken for an entity. */
function entitiesIn(part: unknown): unknown[] {
  const { entities }: { entities?: unknown } = Object(part);
  return typeof entities === 'object' && entities !== null && !Array.isArray(entities) ? Object.values(entities) : [part];
}

function whyNobody(entity: Entity, occupations: ReadonlySet<string>): string | undefined {
  if (entity.missing !== undefined) return 'Posten finns inte i Wikidata.';
  const kinds = itemsOf(entity.claims.P31);
  if (kinds.length > 0 && !kinds.includes(HUMAN)) return 'Posten handlar inte om en människa.';
  if (kinds.length === 0 && occupations.has(entity.id)) return 'Posten är ett yrke och används bara till de andra posterna.';
  const name = nameOf(entity);
  if (name === '') return 'Posten har inget namn på svenska eller engelska.';
  return name.length > LONGEST_NAME ? `Namnet är längre än ${LONGEST_NAME} tecken.` : undefined;
}

function nameOf({ labels }: Entity): string {
  return (labels.sv ?? labels.mul ?? labels.en)?.value ?? '';
}

function personOf(entity: Entity, entities: ReadonlyMap<string, Entity>): WikidataPerson {
  const { id, labels, aliases, descriptions, claims } = entity;
  const namn = nameOf(entity);
  const others = [labels.mul, labels.en, ...aliases.sv, ...aliases.mul, ...aliases.en].flatMap((other) => other?.value ?? []);
  const own = nameKey(namn).tat;
  const byKey = new Map(others.filter((other) => other.length <= LONGEST_NAME).map((other) => [nameKey(other).tat, other]));
  const alias = [...byKey].filter(([key]) => key !== own && key !== '').map(([, other]) => other);
  const yrken = itemsOf(claims.P106).flatMap((occupation) => entities.get(occupation)?.labels.sv?.value ?? []);
  return {
    externtId: id,
    namn,
    alias: alias.slice(0, MOST_ALIASES),
    ...birthTold(claims.P569),
    kandFor: wholeCharacters((descriptions.sv?.value ?? '').slice(0, 500)),
    rader: yrken.length === 0 ? [] : [{ k: 'Yrke', v: wholeCharacters([...new Set(yrken)].join(', ').slice(0, 500)) }],
    lankar: LINK_PROPERTIES.flatMap((property) => linkTold(property, claims[property])),
  };
}

/** The values that Wikidata holds for best: the preferred ones, or else all that are not deprecated. */
function valuesOf(claims: Statements): unknown[] {
  const preferred = claims.filter(({ rank }) => rank === 'preferred');
  const best = preferred.length > 0 ? preferred : claims.filter(({ rank }) => rank !== 'deprecated');
  return best.filter(({ mainsnak }) => mainsnak.snaktype === 'value').map(({ mainsnak }) => mainsnak.datavalue?.value);
}

function itemsOf(claims: Statements): string[] {
  return valuesOf(claims).flatMap((value) => itemSchema.safeParse(value).data?.id ?? []);
}

/** The first that Wikidata holds for best, where it makes an address that may be followed. */
function linkTold(property: LinkProperty, claims: Statements): ImportedFacts['lankar'] {
  const { namn, before } = LINKS[property];
  const [told] = valuesOf(claims);
  if (typeof told !== 'string') return [];
  const adress = before === '' ? told.trim() : before + encodeURIComponent(told.trim());
  return WEB.test(adress) && isSafeAddress(adress, 'lank') && adress.length <= LONGEST_ADDRESS && isStorableText(adress)
    ? [{ namn, adress }]
    : [];
}

function birthTold(claims: Statements): { fodd: string; foddIso: string } {
  const foddIso = sharedDate(
    valuesOf(claims)
      .map(dateTold)
      .filter((date) => date !== ''),
  );
  return { fodd: birthInWords(foddIso), foddIso };
}

/** The date as exactly as it is known: to the day, the month or the year. Less, and dates of the old calendar, are none. */
function dateTold(value: unknown): string {
  const { data } = timeSchema.safeParse(value);
  const length = data && LENGTH_OF.get(data.precision);
  if (data === undefined || length === undefined || !GREGORIAN.test(data.calendarmodel)) return '';
  const date = /^\+(\d{4}-\d{2}-\d{2})T/.exec(data.time)?.[1]?.slice(0, length) ?? '';
  return isPartialDay(date) ? date : '';
}

/** What the dates have in common: the most exact one when the others are the same told less exactly. */
function sharedDate(dates: readonly string[]): string {
  return dates.reduce((shared, date, index) => {
    if (index === 0) return date;
    // Dates that differ in the year have nothing in common, whatever comes after them.
    if (shared === '') return '';
    if (agree(shared, date)) return shared.length > date.length ? shared : date;
    const parts = date.split('-');
    const differs = shared.split('-').findIndex((part, place) => part !== parts[place]);
    return parts.slice(0, differs).join('-');
  }, '');
}

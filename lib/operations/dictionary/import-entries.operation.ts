import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { agree } from '#lib/content/birth-date.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { nameKey } from '#lib/content/name-key.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { importedSources, mergeImport } from '#lib/operations/dictionary/merge-import.ts';
import { readWikidata, type WikidataPerson } from '#lib/operations/dictionary/read-wikidata.ts';
import type { DictionaryEntry, ImportedFacts } from '#lib/store/people-dictionary.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const referenceSchema = z.object({ id: z.string(), externtId: z.string(), namn: z.string() });
const outcomeSchema = z.object({
  skapade: z.array(referenceSchema),
  uppdaterade: z.array(
    referenceSchema.extend({
      behallet: z.array(z.string()).meta({ description: 'Uppgifter som ändrats för hand och därför fick stå kvar.' }),
    }),
  ),
  oforandrade: z.int().meta({ description: 'Personer som inte har ändrats sedan förra importen.' }),
  hoppade: z.array(z.object({ externtId: z.string(), namn: z.string(), orsak: z.string() })),
});
type Outcome = z.infer<typeof outcomeSchema>;

export const importEntries = defineOperation({
  name: 'importeraPersoner',
  summary: 'Importerar personer från Wikidata till personlexikonet. Samma import två gånger ändrar inget andra gången.',
  method: 'POST',
  path: '/studio/api/personer/import',
  body: z.object({
    wikidata: z
      .union([z.record(z.string(), z.unknown()), z.array(z.unknown().meta({ type: 'object', additionalProperties: true }))])
      .optional()
      .meta({ description: 'Ett dokument från Wikidatas Special:EntityData, en post därur, eller en lista av dem.' }),
    entities: z.record(z.string(), z.unknown()).optional().meta({
      description: 'I stället för wikidata: entities ur ett dokument från Special:EntityData, så att dokumentet kan skickas som det är.',
    }),
  }),
  output: z.object({ ok: z.literal(true), ...outcomeSchema.shape }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'wikidata_okand'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor)),
  async run(context, { wikidata, entities }) {
    if (wikidata === undefined && entities === undefined) {
      throw fault('falt_saknas', { falt: 'wikidata' }, { beskrivning: 'JSON från Wikidatas Special:EntityData.' });
    }
    const read = await inTurns(readWikidata([...[wikidata ?? []].flat(), ...(entities === undefined ? [] : [{ entities }])]));
    if (read === undefined) throw fault('wikidata_okand', { falt: wikidata === undefined ? 'entities' : 'wikidata' });
    await context.store.peopleDictionary.lock();
    const outcome: Outcome = { skapade: [], uppdaterade: [], oforandrade: 0, hoppade: read.skipped };
    const known = await knownBefore(context, read.people);
    const saved = read.people.map((person) => importOne(context, person, known, outcome));
    await Promise.all(saved);
    const { skapade, uppdaterade, oforandrade, hoppade } = outcome;
    // Whoever it was: pages that depend on any of them ask anew.
    const [first] = [...skapade, ...uppdaterade];
    if (first !== undefined) context.changed('publikt', first.id);
    context.note({ detalj: { skapade, uppdaterade, oforandrade, hoppade: hoppade.length } });
    return { ok: true as const, ...outcome };
  },
});

interface Known {
  byExternalId: ReadonlyMap<string, DictionaryEntry>;
  /** Who those are now who were joined with another, by the external ids they had. */
  joined: ReadonlyMap<string, DictionaryEntry>;
  /** Those without an external id, by the key of each of their names. */
  unlinked: ReadonlyMap<string, DictionaryEntry[]>;
}

async function knownBefore({ store }: OperationContext, people: readonly WikidataPerson[]): Promise<Known> {
  const ids = people.map(({ externtId }) => externtId);
  const [linked, joined, namesakes] = await Promise.all([
    store.peopleDictionary.byExternalIds(ids),
    store.peopleDictionary.byFormerExternalIds(ids),
    store.peopleDictionary.byKeys(people.map(({ namn }) => nameKey(namn))),
  ]);
  const unlinked = Map.groupBy(
    namesakes
      .filter(({ externtId }) => externtId === null)
      .flatMap((entry) => [entry.namn, ...entry.alias].map((name) => ({ name, entry }))),
    ({ name }) => nameKey(name).tat,
  );
  return {
    joined,
    byExternalId: new Map(linked.map((entry) => [entry.externtId ?? '', entry])),
    unlinked: new Map([...unlinked].map(([key, found]) => [key, [...new Set(found.map(({ entry }) => entry))]])),
  };
}

async function importOne(context: OperationContext, person: WikidataPerson, known: Known, outcome: Outcome): Promise<void> {
  const { externtId, ...told } = person;
  const before = known.byExternalId.get(externtId);
  if (before !== undefined) return update(context, before, told, outcome);
  const joined = known.joined.get(externtId);
  if (joined !== undefined) {
    outcome.hoppade.push({ externtId, namn: told.namn, orsak: `Posten har slagits ihop med ${joined.namn} i lexikonet.` });
    return;
  }
  const perhaps = (known.unlinked.get(nameKey(told.namn).tat) ?? []).filter((entry) => agree(entry.foddIso, told.foddIso));
  const [namesake] = perhaps;
  if (namesake !== undefined) {
    const orsak = `I lexikonet finns redan ${namesake.namn} utan externt id. Är det samma person: ange externtId ${externtId} på den personen och importera igen. Är det någon annan: skriv in födelsedatumet på den personen.`;
    outcome.hoppade.push({ externtId, namn: told.namn, orsak });
    return;
  }
  const kalla = sourceOf(externtId);
  const entry = {
    ...{ id: context.newId(), ...told, ...importedSources(told, kalla), vag: '', bild: null, kalla, externtId, importerat: told },
    ...{ skapad: context.now, andrad: context.now },
  };
  outcome.skapade.push({ id: entry.id, externtId, namn: entry.namn });
  await context.store.peopleDictionary.save(entry);
}

async function update(context: OperationContext, before: DictionaryEntry, told: ImportedFacts, outcome: Outcome): Promise<void> {
  const externtId = before.externtId ?? '';
  const { facts, behallet } = mergeImport(before, before.importerat, told, sourceOf(externtId));
  const entry = { ...before, ...facts, importerat: told, andrad: context.now };
  if (equalJson({ ...entry, andrad: before.andrad }, before)) {
    outcome.oforandrade += 1;
    return;
  }
  outcome.uppdaterade.push({ id: entry.id, externtId, namn: entry.namn, behallet });
  await context.store.peopleDictionary.save(entry);
}

/** The page that the facts come from. */
function sourceOf(externtId: string): string {
  return `https://www.wikidata.org/wiki/${externtId}`;
}

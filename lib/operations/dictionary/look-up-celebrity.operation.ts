import { z } from 'zod';
import { nameKey } from '#lib/content/name-key.ts';
import { starSign } from '#lib/content/star-sign.ts';
import { isId } from '#lib/contract/id.ts';
import { candidateSchema, knownPersonSchema } from '#lib/contract/known-person.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pagesOf } from '#lib/operations/dictionary/entry-fields.ts';
import type { DictionaryEntry } from '#lib/store/people-dictionary.ts';

/** More than anybody chooses among. */
const MOST_CANDIDATES = 10;

const { namn, fodd, foddIso, stjarntecken, kandFor, vag } = knownPersonSchema.shape;
const rader = z.array(z.object({ k: z.string(), v: z.string() })).meta({ description: 'Fler uppgifter till snabbfakta, en per rad.' });

export const lookUpCelebrity = defineOperation({
  name: 'hamtaKandis',
  summary: 'Slår upp en känd person till snabbfakta. Uppgifter som saknas är tomma; inget gissas.',
  method: 'GET',
  path: '/studio/api/kandis',
  query: z.object({
    namn: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .meta({ description: 'Personens namn eller alias, med eller utan accenter. Även en kandidats id eller ett externt id går bra.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    hittad: z.boolean().meta({ description: 'true när namnet är en enda persons; då följer uppgifterna, annars kandidater.' }),
    ...z.object({ namn, fodd, foddIso, stjarntecken, kandFor, vag, rader }).partial().shape,
    kandidater: z.array(candidateSchema).optional().meta({ description: 'De som kan ha menats, den troligaste först.' }),
  }),
  hints: { readOnly: true },
  async run(context, input) {
    const named = await entriesNamed(context, input.namn);
    const [one, ...others] = named;
    if (one === undefined) return notFound(await context.store.peopleDictionary.similar(input.namn, MOST_CANDIDATES));
    return others.length === 0
      ? found(one, (await pagesOf(context, [one.id])).get(one.id) ?? '')
      : notFound(named.slice(0, MOST_CANDIDATES));
  },
});

/** Those who have the name as a name, an alias or an id. */
async function entriesNamed({ store }: OperationContext, name: string): Promise<DictionaryEntry[]> {
  const byId = isId(name) ? await store.peopleDictionary.byId(name) : undefined;
  if (byId !== undefined) return [byId];
  const [byExternalId, former, named] = await Promise.all([
    store.peopleDictionary.byExternalIds([name]),
    store.peopleDictionary.byFormerExternalIds([name]),
    store.peopleDictionary.byKeys([nameKey(name)]),
  ]);
  const [known] = [...byExternalId, ...former.values()];
  return known === undefined ? named : [known];
}

/** What somebody has written of where the page is stands; else it is the page that the site has itself. */
function found({ namn, fodd, foddIso, kandFor, vag: written, rader }: DictionaryEntry, page: string) {
  const vag = written || page;
  const facts = rader.map(({ k, v }) => ({ k, v }));
  return { ok: true as const, hittad: true, namn, fodd, foddIso, stjarntecken: starSign(foddIso), kandFor, vag, rader: facts };
}

function notFound(entries: DictionaryEntry[]) {
  return { ok: true as const, hittad: false, kandidater: entries.map(({ id, namn, fodd, kandFor }) => ({ id, namn, fodd, kandFor })) };
}

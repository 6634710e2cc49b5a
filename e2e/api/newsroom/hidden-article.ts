import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, inject } from 'vitest';
import type { OwnNewsroom } from '../studio/own-newsroom.ts';
import type { Answer } from './answer.ts';
import { blockId, english, paragraph, swedish, uniqueWord } from './articles.ts';
import type { Caller } from './caller.ts';
import { upload } from './pictures.ts';
import { proposed } from './proposals.ts';
import { arbitraryFor, type Schema } from './schema-arbitrary.ts';

/*
 * An article that some do not see, with all that belongs to it; and every operation that the OpenAPI document has, called by those who do not, with the ids of everything
 * that belongs to it and once more with ids that are nobody's: no answer may tell of it, and the two may not differ. A new operation is held to the same without a word here.
 */

const document = inject('studio').openApi;
const schemas = document.components.schemas ?? {};

interface Described {
  operationId: string;
  parameters: Array<{ name: string; in: string; required: boolean; schema: Schema }>;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
  'x-openai-isConsequential': boolean;
}
export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    path: path.replace('/studio/api', ''),
    method: method.toUpperCase(),
    ...(described as unknown as Described),
  })),
);
export type Operation = (typeof operations)[number];

/** What only some know: words of it, and the ids of it and of all that belongs to it. */
export interface Secret {
  words: string[];
  article: string;
  /** By the tables that they are of. */
  ids: Record<string, string[]>;
  picture: string;
}

/** An article of the owner's with everything that an article may have, as `fields` have it; `friend` sees it and publishes. */
export async function makeSecret(newsroom: OwnNewsroom, owner: Caller, friend: Caller, fields: Record<string, unknown>): Promise<Secret> {
  const word = uniqueWord();
  const { media } = (await upload(owner, { kredit: 'Lena' })).body;
  const hero = { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' };
  const made = await owner.create(
    swedish({
      rubrik: `Avslöjandet ${word}`,
      ingress: `Källan heter ${word}.`,
      hero,
      ansvarig: 'Anna',
      ...fields,
    }),
  );
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id: string = made.body.id;
  const at = `/innehall/${id}`;
  const all = async (...calls: Array<() => Promise<Answer>>) => {
    for (const call of calls) {
      const answer = await call();
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
    }
  };
  const { block } = (await owner.item(id)).sprak.sv.arbetsrevision;
  await all(
    () => owner.save(id, 'en', english({ rubrik: `The scoop ${word}` })),
    () => owner.post(`${at}/kommentarer`, { sprak: 'sv', text: `Ring ${word}`, namn: [friend.id] }),
    () => friend.post(`${at}/kommentarer`, { sprak: 'sv', text: `Ringde ${word}` }),
    () => owner.post('/ko', { rubrik: `Kolla ${word}`, innehall: id, ansvarig: friend.id }),
    () => owner.post(`${at}/forhandsvisning`, { sprak: 'sv', dela: 60 }),
    () => owner.put(`${at}/narvaro`, { fonster: 'a', sprak: 'sv' }),
    () => owner.put(`${at}/sprak/sv/arbetskopia`, { bas: made.body.innehall.sprak.sv.arbetsrevision.id, nr: 0, rubrik: `Nytt ${word}` }),
    () => friend.release(id, { lage: 'schemalagd', datum: '2099-01-01 10:00', sprak: ['sv'], overstyr: false }),
  );
  await proposed(friend, id, { block: [...block, paragraph(word, blockId())] });
  const ids: Record<string, string[]> = {};
  for (const table of ['revision', 'release', 'delning', 'ko', 'artikelkommentar', 'andringsforslag', 'inkorg'])
    ids[table] = (await newsroom.sql<{ id: string }>(`SELECT id FROM ${table} WHERE innehall_id = $1`, [id])).map((row) => row.id);
  const [task] = ids.ko ?? [];
  await all(() => owner.post(`/ko/${task}/kommentarer`, { text: `Uppgiften ${word}` }));
  ids.kommentar = (await newsroom.sql<{ id: string }>('SELECT id FROM kommentar WHERE ko_id = $1', [task])).map((row) => row.id);
  for (const [table, found] of Object.entries(ids)) expect(found.length, table).toBeGreaterThan(0);
  return { words: [word], article: id, ids, picture: media.id };
}

const SEED = 20_261_203;
/** In a query or a path: a known thing of which the article is not a part, so that calls come further than to a 404. */
const USUAL: Record<string, string> = {
  sprak: 'sv',
  fran: '1',
  till: '1',
  nr: '1',
  kod: 'x',
  adress: 'http://127.0.0.1/',
  namn: 'Nora',
  jobb: randomUUID(),
};

interface Call {
  address: string;
  query: Record<string, string>;
  body: unknown;
}

/** The calls of an operation that name a thing, wherever it may be named. */
export function callsNaming(secret: Secret, { path, method, parameters, requestBody }: Operation, thing: string): Call[] {
  const named = parameters.filter((parameter) => 'name' in parameter);
  const inPath = named.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const inQuery = named.filter((parameter) => parameter.in === 'query');
  const schema = requestBody?.content['application/json']?.schema ?? { type: 'object' };
  const isReading = method === 'GET' || method === 'DELETE';
  const body = isReading ? undefined : whole(fc.sample(arbitraryFor(schema, schemas), { numRuns: 1, seed: SEED })[0]);
  const least = Object.fromEntries(inQuery.filter(({ required }) => required).map(({ name }) => [name, USUAL[name] ?? thing]));
  const tried = !isReading && 'provkor' in (schema.properties ?? {}) ? { provkor: true } : {};
  const dry: Record<string, string> = method === 'DELETE' && inQuery.some(({ name }) => name === 'provkor') ? { provkor: 'true' } : {};
  const addresses =
    inPath.length === 0 ? [path] : inPath.filter((name) => name !== 'sprak').map((name) => filled(secret, path, name, thing));
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => name !== 'provkor');
  const inBody = fields.flatMap(([name, field]) => {
    if (field.type === 'string') return [{ ...body, ...tried, [name]: thing }];
    return field.type === 'array' ? [{ ...body, ...tried, [name]: [thing] }] : [];
  });
  return addresses.flatMap((address) => [
    { address, query: { ...least, ...dry }, body: isReading ? undefined : { ...body, ...tried } },
    ...inQuery
      .filter(({ name }) => name !== 'provkor')
      .map(({ name }) => ({ address, query: { ...least, ...dry, [name]: thing }, body: isReading ? undefined : body })),
    ...(isReading ? [] : inBody.map((one) => ({ address, query: {}, body: one }))),
  ]);
}

const whole = (value: unknown) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});

/** The path with the thing in one of its places, and in the others what belongs to it. */
function filled(secret: Secret, path: string, place: string, thing: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === place) return thing;
    return name === 'id' ? secret.article : (USUAL[name] ?? '1');
  });
}

/** What of the article the answer tells that the call did not say itself. */
function toldOf(secret: Secret, answer: Answer, call: Call): string[] {
  const [said, told] = [JSON.stringify(call), JSON.stringify(answer.body)];
  return [...secret.words, secret.article, ...Object.values(secret.ids).flat()].filter((one) => told.includes(one) && !said.includes(one));
}

export const send = (caller: Caller, { method }: Operation, { address, query, body }: Call) =>
  caller.call(method, address, { query, ...(body === undefined ? {} : { body }) });

/** The things that an operation can name in its path: below an article the article, and what is in it; elsewhere one of each kind. */
export function thingsFor(secret: Secret, { path }: Operation): string[] {
  if (!path.includes('{')) return [secret.article];
  const within = Object.values(secret.ids).flatMap(([first = '']) => first);
  if (!path.startsWith('/innehall/{id}')) return [secret.article, ...within];
  return [secret.article, ...(/\{(rid|did|fid|inlagg)\}/.test(path) ? within : [])];
}

/** What acts on everybody, when it is not only tried. */
const ACTS_ON_ALL = /^(avsluta|roteraAgent|aterkalla|nollstall|bytLosenord|laddaUpp|lasIn|taUt|exportera)/;

/** What answers with the whole newsroom, packed: nothing is found in it by looking, and each call reads all that other tests have written. */
export const isPacked = ({ responses }: Operation) =>
  Object.keys(responses[200]?.content ?? {}).some((type) => /^application\/(zip|zstd)$/.test(type));

/** Throws where the operation tells one of them anything of it; `make` gives another caller of the same kind each time, for what they may call in a minute. */
export async function expectNothingTold(
  operation: Operation,
  secret: Secret,
  callers: Record<string, () => Promise<Caller>>,
): Promise<void> {
  const calls = thingsFor(secret, operation).flatMap((thing) => callsNaming(secret, operation, thing).map((call) => ({ thing, call })));
  // Words are looked for too.
  const searches = callsNaming(secret, operation, secret.words[0] ?? '')
    .slice(1)
    .map((call) => ({ thing: secret.words[0] ?? '', call }));
  for (const [who, make] of Object.entries(callers)) {
    let caller: Caller = await make();
    let left = 80;
    for (const { thing, call } of [...calls, ...(operation.method === 'GET' ? searches : [])]) {
      if (operation.method !== 'GET' && ACTS_ON_ALL.test(operation.operationId) && operation.path.startsWith('/jag')) continue;
      if (left-- === 0) [caller, left] = [await make(), 80];
      const shown = `${who}: ${operation.method} ${JSON.stringify(call)}`;
      const answer = await send(caller, operation, call);
      expect(answer.status, `${shown} → ${JSON.stringify(answer.body).slice(0, 400)}`).toBeLessThan(500);
      expect(toldOf(secret, answer, call), `${shown} → ${JSON.stringify(answer.body).slice(0, 1_500)}`).toEqual([]);
      const other = thing === secret.words[0] ? uniqueWord() : randomUUID();
      const twin: Call = JSON.parse(JSON.stringify(call).replaceAll(thing, other).replaceAll(secret.article, randomUUID()));
      const unknown = await send(caller, operation, twin);
      expect([answer.status, answer.koder], shown).toEqual([unknown.status, unknown.koder]);
    }
  }
}

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { blockId, english, paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { EVERYWHERE, MAY_PUBLISH } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';
import { proposed } from './newsroom/proposals.ts';
import { arbitraryFor, type Schema } from './newsroom/schema-arbitrary.ts';
import { ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * A confidential article is known to its owner, to those let in and to chiefs (docs/decisions/confidential-articles.md). Every operation that the OpenAPI document has is
 * called by those who are none of them, with the ids of everything that belongs to such an article, and once more with ids that are nobody's: no answer may tell of it, and the
 * two may not differ. A new operation is held to the same without a word here. All of it in a newsroom of its own: each list would otherwise
 * be read with all that other tests have written, thousands of times.
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
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    path: path.replace('/studio/api', ''),
    method: method.toUpperCase(),
    ...(described as unknown as Described),
  })),
);
type Operation = (typeof operations)[number];

/** What only its owner, those let in and chiefs know: words of it, and the ids of it and of all that belongs to it. */
interface Secret {
  words: string[];
  article: string;
  /** By the tables that they are of. */
  ids: Record<string, string[]>;
  picture: string;
}

const newsroom = await ownNewsroom();
const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});
const as = (roll: string) => newsroom.as(roll, studio.url);

const [owner, chief, friend] = [await as('skribent'), await as('chefredaktor'), await as('publicist')];
const secret = await makeSecret();
const known = [secret.article, ...Object.values(secret.ids).flat()];

/** A confidential article with everything that an article may have. */
async function makeSecret(): Promise<Secret> {
  const word = uniqueWord();
  const { media } = (await upload(owner, { kredit: 'Lena' })).body;
  const hero = { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena' };
  const made = await owner.create(
    swedish({
      rubrik: `Avslöjandet ${word}`,
      ingress: `Källan heter ${word}.`,
      hero,
      konfidentiell: true,
      insatta: [friend.id],
      ansvarig: 'Anna',
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
function callsNaming({ path, method, parameters, requestBody }: Operation, thing: string): Call[] {
  const named = parameters.filter((parameter) => 'name' in parameter);
  const inPath = named.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const inQuery = named.filter((parameter) => parameter.in === 'query');
  const schema = requestBody?.content['application/json']?.schema ?? { type: 'object' };
  const isReading = method === 'GET' || method === 'DELETE';
  const body = isReading ? undefined : whole(fc.sample(arbitraryFor(schema, schemas), { numRuns: 1, seed: SEED })[0]);
  const least = Object.fromEntries(inQuery.filter(({ required }) => required).map(({ name }) => [name, USUAL[name] ?? thing]));
  const tried = !isReading && 'provkor' in (schema.properties ?? {}) ? { provkor: true } : {};
  const dry: Record<string, string> = method === 'DELETE' && inQuery.some(({ name }) => name === 'provkor') ? { provkor: 'true' } : {};
  const addresses = inPath.length === 0 ? [path] : inPath.filter((name) => name !== 'sprak').map((name) => filled(path, name, thing));
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
function filled(path: string, place: string, thing: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === place) return thing;
    return name === 'id' ? secret.article : (USUAL[name] ?? '1');
  });
}

/** What of the article the answer tells that the call did not say itself. */
function toldOf(answer: Answer, call: Call): string[] {
  const [said, told] = [JSON.stringify(call), JSON.stringify(answer.body)];
  return [...secret.words, ...known].filter((one) => told.includes(one) && !said.includes(one));
}

const send = (caller: Caller, { method }: Operation, { address, query, body }: Call) =>
  caller.call(method, address, { query, ...(body === undefined ? {} : { body }) });

/** The things that an operation can name in its path: below an article the article, and what is in it; elsewhere one of each kind. */
function thingsFor({ path }: Operation): string[] {
  if (!path.includes('{')) return [secret.article];
  const within = Object.values(secret.ids).flatMap(([first = '']) => first);
  if (!path.startsWith('/innehall/{id}')) return [secret.article, ...within];
  return [secret.article, ...(/\{(rid|did|fid|inlagg)\}/.test(path) ? within : [])];
}

async function publishingAdmin(): Promise<Caller> {
  const admin = await as('admin');
  await newsroom.sql('UPDATE person SET publicera = true WHERE id = $1', [admin.id]);
  return admin;
}

/** An agent of a chief's who has not been let in either. */
async function agent(): Promise<Caller> {
  const [admin, agare] = [await as('admin'), await as('chefredaktor')];
  const { status, body } = await admin.post('/agenter', { namn: 'Testagenten', agare: agare.id, ...EVERYWHERE, ...MAY_PUBLISH });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
}

/** Who reads the most of all who are not let in, and who writes the most. */
const READ = { skribent: () => as('skribent'), 'publicerande admin': publishingAdmin };
const WRITE = { publicist: () => as('publicist'), agent };

/** What acts on everybody, when it is not only tried. */
const ACTS_ON_ALL = /^(avsluta|roteraAgent|aterkalla|nollstall|bytLosenord|laddaUpp|lasIn|taUt|exportera)/;

/** What answers with the whole newsroom, packed: nothing is found in it by looking, and each call reads all that other tests have written. */
const isPacked = ({ responses }: Operation) =>
  Object.keys(responses[200]?.content ?? {}).some((type) => /^application\/(zip|zstd)$/.test(type));

test('what is packed are the two exports alone', () => {
  expect(operations.filter(isPacked).map(({ operationId }) => operationId)).toEqual(['exporteraArtiklar', 'exporteraRedaktion']);
});

test.each(operations.filter((operation) => !isPacked(operation)).map((operation) => [operation.operationId, operation] as const))(
  '%s tells nobody of it who has not been let in',
  async (_, operation) => {
    const calls = thingsFor(operation).flatMap((thing) => callsNaming(operation, thing).map((call) => ({ thing, call })));
    // Words are looked for too.
    const searches = callsNaming(operation, secret.words[0] ?? '')
      .slice(1)
      .map((call) => ({ thing: secret.words[0] ?? '', call }));
    for (const [who, make] of Object.entries(operation.method === 'GET' ? READ : WRITE)) {
      let caller: Caller = await make();
      let left = 80;
      for (const { thing, call } of [...calls, ...(operation.method === 'GET' ? searches : [])]) {
        if (operation.method !== 'GET' && ACTS_ON_ALL.test(operation.operationId) && operation.path.startsWith('/jag')) continue;
        if (left-- === 0) [caller, left] = [await make(), 80];
        const shown = `${who}: ${operation.method} ${JSON.stringify(call)}`;
        const answer = await send(caller, operation, call);
        expect(answer.status, `${shown} → ${JSON.stringify(answer.body).slice(0, 400)}`).toBeLessThan(500);
        expect(toldOf(answer, call), `${shown} → ${JSON.stringify(answer.body).slice(0, 1_500)}`).toEqual([]);
        const other = thing === secret.words[0] ? uniqueWord() : randomUUID();
        const twin: Call = JSON.parse(JSON.stringify(call).replaceAll(thing, other).replaceAll(secret.article, randomUUID()));
        const unknown = await send(caller, operation, twin);
        expect([answer.status, answer.koder], shown).toEqual([unknown.status, unknown.koder]);
      }
    }
  },
);

test('and whoever owns it, is let in or decides is told of it where others are told of theirs', async () => {
  const telling = new Map<string, number>();
  for (const [who, caller] of Object.entries({ owner, friend, chief })) {
    for (const operation of operations.filter((one) => one.method === 'GET' && !isPacked(one))) {
      const calls = [...thingsFor(operation), ...secret.words].flatMap((thing) => callsNaming(operation, thing));
      for (const call of calls.slice(0, 20)) {
        const answer = await send(caller, operation, call);
        if (answer.status < 300 && JSON.stringify(answer.body).includes(secret.words[0] ?? '')) {
          telling.set(who, (telling.get(who) ?? 0) + 1);
          break;
        }
      }
    }
  }
  for (const who of ['owner', 'friend', 'chief']) expect(telling.get(who), who).toBeGreaterThan(10);
});

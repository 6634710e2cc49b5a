import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { arbitraryFor, type Schema } from './newsroom/schema-arbitrary.ts';

/*
 * Calls made up from the OpenAPI document alone, as each kind of caller: whatever is sent, nobody gets a 5xx, every answer is
 * as the document says, and nobody changes anything that their kind may not.
 */

const document = inject('studio').openApi;
const schemas = document.components.schemas ?? {};

const CALLERS: Record<string, Caller> = {
  superadmin: await as('superadmin'),
  admin: await as('admin'),
  chefredaktor: await as('chefredaktor'),
  publicist: await as('publicist'),
  granskare: await as('granskare'),
  skribent: await as('skribent'),
  lasare: await as('lasare'),
  'agent utan rätt': await agent(),
  'agent som publicerar': await agent(MAY_PUBLISH),
};

/** Operations that act on everybody, or end whoever calls: made up at random they would disturb the other tests. */
const SPARED = new Set([
  'sattAgentpaus',
  'andraAnvandare',
  'taBortAnvandare',
  'avidentifieraAnvandare',
  'roteraAgent',
  'aterkallaAgent',
  'andraAgent',
  'sparaHandbok',
  'sparaFramsida',
  'aterstallHandbok',
  'skapaRoll',
  'andraRoll',
  'skapaSektion',
  'andraSektion',
  'andraInstallningar',
  'aterstallInstallningar',
  'andraKomIgang',
  'nollstallAndraFaktor',
  'avslutaSession',
  'avslutaSessioner',
  'avslutaAnvandaresSessioner',
]);
/** What only administrators do. */
const ADMINISTRATION = /^\/studio\/api\/(agenter|anvandare|agentpaus|webhookar|utskick|installningar|kom-igang|export)(\/|$)/;

interface Described {
  operationId: string;
  parameters: Array<{ name: string; in: string; required: boolean; schema: Schema }>;
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-openai-isConsequential': boolean;
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({ path, method: method.toUpperCase(), ...(described as unknown as Described) })),
);
type Operation = (typeof operations)[number];

/** So many calls of each operation are made by whoever may do most, and one by everybody else; STUDIO_PROV_ANROP=<number> makes it so many by all. */
const TRIES = 3;
const BY_ALL = process.env.STUDIO_PROV_ANROP;
const WIDEST = new Set(['superadmin', 'agent som publicerar']);
const triesBy = (who: string) => Number(BY_ALL ?? (WIDEST.has(who) ? TRIES : 1));
/** Always the same calls, each caller's own, so that a red test is about what has changed; another number finds others. */
const SEED = 20_261_120;

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s bears whatever is sent to it, from anybody',
  async (_, operation) => {
    const calls = callOf(operation, await things());
    for (const [nr, [who, caller]] of Object.entries(CALLERS).entries()) {
      await fc.assert(
        fc.asyncProperty(calls, async ({ address, query, body }) => {
          const path =
            operation['x-openai-isConsequential'] && spared(operation) ? tried(operation, address, query, body) : { address, query, body };
          const answer = await caller.call(operation.method, path.address, {
            ...{ query: path.query, begun: true },
            ...(operation.method === 'GET' || operation.method === 'DELETE' ? {} : { body: path.body }),
          });
          expect(answer.status, `${who}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBeLessThan(500);
          if (answer.status < 300)
            expect(mayEver(who, operation), `${who} did ${operation.operationId}: ${JSON.stringify(body)}`).toBe(true);
        }),
        { numRuns: triesBy(who), seed: SEED + nr, endOnFailure: true },
      );
    }
  },
);

const PUBLISHING = /^(slappInnehall|andraRelease|avbrytRelease|provaReleaseIgen)$/;
const CURATING =
  /^(skapaPerson|andraPerson|slaIhopPersoner|importeraPersoner|andraTagg|slaIhopTaggar|(andra|taBort)Utlank|(skapa|andra|taBort)(Program|Bevakning))$/;

/** Whether that kind of caller may do such a thing at all; where, and with what, the table of rights.test.ts tells. */
function mayEver(who: string, { path, operationId, ...operation }: Operation): boolean {
  const changes = operation['x-openai-isConsequential'];
  if (ADMINISTRATION.test(path)) return ['superadmin', 'admin'].includes(who);
  if (/^\/studio\/api\/logg(\/export)?$/.test(path)) return ['superadmin', 'admin', 'chefredaktor'].includes(who);
  if (changes && path.startsWith('/studio/api/handbok')) return ['superadmin', 'admin', 'chefredaktor'].includes(who);
  if (operationId === 'taNedInnehall') return ['superadmin', 'chefredaktor'].includes(who);
  if (PUBLISHING.test(operationId)) return ['superadmin', 'chefredaktor', 'publicist', 'agent som publicerar'].includes(who);
  if (CURATING.test(operationId)) return ['superadmin', 'admin', 'chefredaktor', 'publicist'].includes(who);
  // How they come in, and what programs act in their name, is for people to see and to end.
  if (/^\/studio\/api\/(anslutningar|jag\/)/.test(path)) return !who.startsWith('agent');
  // A preview without a link changes nothing.
  return !changes || who !== 'lasare' || operationId === 'forhandsvisa';
}

function spared({ operationId }: Operation): boolean {
  return SPARED.has(operationId);
}

/** The same call, only tried. */
function tried({ method }: Operation, address: string, query: Record<string, string>, body: unknown) {
  if (method === 'DELETE') return { address, query: { ...query, provkor: 'true' }, body };
  const whole = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {};
  return { address, query, body: { ...whole, provkor: true } };
}

/** Ids of things there are, so that calls come further than to a 404. */
async function things(): Promise<Record<string, string[]>> {
  // A new one each time: so many articles are more than one may make in a minute.
  const chief = await as('chefredaktor');
  const { id, revision } = await chief.created(swedish());
  const agents = await sql<{ id: string }>('SELECT id FROM agent LIMIT 2');
  return { id: [id, id, id, agents[0]?.id ?? ''], rid: [revision, '1', '2'], sprak: ['sv', 'en', 'de'] };
}

function callOf(operation: Operation, known: Record<string, string[]>) {
  const { path, parameters, requestBody } = operation;
  const named = parameters.filter((parameter) => 'name' in parameter);
  const inPath = named.filter((parameter) => parameter.in === 'path');
  const inQuery = named.filter((parameter) => parameter.in === 'query');
  const schema = requestBody?.content['application/json']?.schema ?? { type: 'object' };
  const anything = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
  const params = fc.record(
    Object.fromEntries(
      inPath.map(({ name }) => [name, fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...(known[name] ?? ['x'])) }, anything)]),
    ),
  );
  const query = fc.record(
    Object.fromEntries(inQuery.map((parameter) => [parameter.name, fc.oneof(arbitraryFor(parameter.schema, schemas), anything)])),
    { requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name) },
  );
  const body = fc.oneof(
    { weight: 5, arbitrary: arbitraryFor(schema, schemas) },
    { weight: 2, arbitrary: spoilt(arbitraryFor(schema, schemas)) },
    { weight: 1, arbitrary: fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.array(fc.string()), anything) },
  );
  return fc.record({ params, query, body }).map((made) => ({
    address: path.replace('/studio/api', '').replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(made.params[name] ?? 'x')),
    query: Object.fromEntries(Object.entries(made.query).map(([name, value]) => [name, String(value)])),
    body: made.body,
  }));
}

/** A right call with one field of it replaced by anything, or one that there is not. */
function spoilt(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(right, fc.nat(), fc.jsonValue({ maxDepth: 2 }), fc.stringMatching(/^[a-zåäö_]{1,12}$/))
    .map(([whole, index, value, unknown]) => {
      if (typeof whole !== 'object' || whole === null) return value;
      const names = [...Object.keys(whole), unknown];
      return { ...whole, [names[index % names.length] ?? unknown]: value };
    });
}

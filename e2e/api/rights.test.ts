import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Actor } from '#lib/contract/actor.ts';
import { SCOPES, type Scope } from '#lib/contract/connection.ts';
import { ROLES, type Role } from '#lib/contract/role.ts';
import { StoredFile } from '#lib/contract/stored-file.ts';
import { FAULTS, type FaultCode } from '#lib/errors/codes.ts';
import { assistantOf, type CallerKind, type PermissionRow, permissionTable } from '#lib/operations/permissions.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { buildRouter } from '#lib/transports/doors/router.ts';
import { startAiStub } from '../ai/stub-server.ts';
import type { Answer } from './newsroom/answer.ts';
import { english, swedish } from './newsroom/articles.ts';
import { Caller, type CallOptions, type FormPart } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { AGENT_OWNER, ALL, CALLERS, IN_REPORTS, MATRIX, publicItem, type Row } from './newsroom/permission-rows.ts';
import { ownStudio } from './studio/own-studio.ts';

const TABLE = permissionTable(OPERATIONS);

/** What the table says of a row. */
function permissionOf({ operation, attempt }: Row): PermissionRow {
  const found = TABLE.find((row) => row.operation === operation && row.attempt === attempt);
  if (found === undefined) throw new Error(`docs/permissions.md has no line for ${operation} ${attempt ?? ''}`);
  return found;
}

const ROWS = Object.entries(MATRIX);
const lineOf = ({ operation, attempt }: Pick<Row, 'operation' | 'attempt'>) => `${operation} ${attempt ?? ''}`;

test('every line of docs/permissions.md is tried, once', () => {
  expect(ROWS.map(([, row]) => lineOf(row)).toSorted()).toEqual(TABLE.map(lineOf).toSorted());
});

/** What the table says of a caller, held against what was answered. */
function holdAgainst(expected: FaultCode | null, { status, koder, fel }: Answer, who: string): void {
  const shown = `${who}: ${status} ${JSON.stringify(fel)}`;
  if (expected === null) expect(status, shown).toBeLessThan(300);
  else expect([status, koder[0]], shown).toEqual([FAULTS[expected].status, expected]);
}

/** Whoever makes what is tried on, once for all who do nothing to it. */
class Once extends Caller {
  private readonly made = new Map<string, Promise<Answer>>();

  constructor({ id, epost, credential }: Caller) {
    super({ id, epost, credential });
  }

  override call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const asked = JSON.stringify([method, path, options]);
    const answer = this.made.get(asked) ?? super.call(method, path, options);
    this.made.set(asked, answer);
    return answer;
  }
}

/** So many lines have the same people: nobody may call as often as all the lines do. */
const LINES_OF_ONE = 10;

interface Crew {
  /** Makes what is tried on by those who do nothing to it. */
  maker: Once;
  people: Map<Role, Caller>;
}

const crews = new Map<number, Promise<Crew>>();
const LINES = ROWS.map(([name, row], line) => [name, row, Math.floor(line / LINES_OF_ONE)] as const);

function crewOf(nr: number): Promise<Crew> {
  const crew = crews.get(nr) ?? newCrew();
  crews.set(nr, crew);
  return crew;
}

async function newCrew(): Promise<Crew> {
  const people = ROLES.map(async (roll) => [roll, await as(roll, { publicera: roll === 'admin' })] as const);
  return { maker: new Once(await as('chefredaktor')), people: new Map(await Promise.all(people)) };
}

test.each(LINES)('who may %s', async (_, row, nr) => {
  const { maker } = await crewOf(nr);
  const chief = writes(row.operation) ? await as('chefredaktor') : maker;
  const { svar } = permissionOf(row);
  // An agent does on somebody's order what it does by its right to publish.
  const callerOf = (kind: CallerKind) => (kind === 'publicerandeAgent' ? new Ordered(CALLERS[kind], AGENT_OWNER) : CALLERS[kind]);
  for (const kind of ALL) {
    const changes = svar[kind] === null && writes(row.operation);
    holdAgainst(svar[kind], await row.call(callerOf(kind), changes ? chief : maker), kind);
  }
});

test.each(OPERATIONS.map(({ name, method, path }) => [name, method, path] as const))(
  '%s is for nobody without a credential',
  async (_, method, path) => {
    const nobody = new Caller({ id: '', epost: '', credential: {} });
    const { status, koder } = await nobody.call(method, path.replace('/studio/api', '').replaceAll(/\{\w+\}/g, 'x'));
    expect([status, koder]).toEqual([401, ['inloggning_saknas']]);
  },
);

/** An agent that says, wherever it can be said, that its owner has ordered what it does. */
class Ordered extends Caller {
  private readonly order: string;

  constructor({ id, epost, credential }: Caller, order: string) {
    super({ id, epost, credential });
    this.order = order;
  }

  override call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    if (!ORDERED.some((one) => one.method === method && one.at.test(`/studio/api${path}`))) return super.call(method, path, options);
    if (method === 'DELETE') return super.call(method, path, { ...options, query: { ...options.query, order_av: this.order } });
    return super.call(method, path, { ...options, body: { ...(options.body as object), order_av: this.order } });
  }

  override form(path: string, parts: readonly FormPart[], options: CallOptions = {}, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> {
    const ordered = ORDERED.some((one) => one.method === method && one.at.test(`/studio/api${path}`));
    return super.form(path, [...parts, ...(ordered ? [{ name: 'order_av', value: this.order }] : [])], options, method);
  }
}

/** What an agent does on somebody's order alone. */
const ORDERED = inject('studio')
  .operations.filter(({ errors }) => errors.includes('order_av_saknas'))
  .map(({ method, path }) => ({ method, at: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

const AGENTS = {
  elsewhere: await agent({ ...IN_REPORTS, sektioner: ['mat'] }),
  'of other templates': await agent({ ...IN_REPORTS, mallar: ['recept'] }),
};
/** Changes that are of no article, or that leave it as it is: of a picture as long as no reader sees it. */
const OF_NO_ARTICLE = new Set([
  ...['skapaKouppgift ', 'andraKouppgift ', 'taKouppgift ', 'slappKouppgift ', 'klarmarkeraKouppgift ', 'lamnaOverKouppgift '],
  ...['skapaKokommentar ', 'andraKommentar ', 'taBortKommentar '],
  ...[
    'laddaUppMedia ',
    'hamtaMediaFranAdress ',
    'oppnaUppladdning ',
    'foreslaAlternativtext ',
    'skapaSamling ',
    'andraSamling ',
    'taBortSamling ',
    'andraMedia ',
    'bytMediafil ',
    'taBortMedia ',
    'skapaTagg ',
    // Of articles that are nobody's.
    'borjaProv ',
    'svaraProv ',
    'kontrolleraLankar ',
    'ignoreraLank ',
    'skapaUtlank ',
    'avfardaIde ',
    'taTillbakaIde ',
    'foreslaTillInnehall ',
    // In any template, and on the start page of any section (fronts.test.ts).
    'foreslaFramsida ',
    'taBortFramsideforslag ',
    // Each of its operations is refused by itself (batches.test.ts).
    'korSats ',
    'avbrytOversattning skriva',
    'forhandsvisa ',
  ],
]);
const OF_AN_ARTICLE = ROWS.filter(
  ([, row]) => permissionOf(row).svar.publicerandeAgent === null && writes(row.operation) && !OF_NO_ARTICLE.has(lineOf(row)),
);

test.each(OF_AN_ARTICLE)('no agent may %s outside what it was given, nor publish without an order', async (_, row) => {
  const chief = await as('chefredaktor');
  const { svar } = permissionOf(row);
  if (svar.agent !== null)
    expect((await row.call(CALLERS.publicerandeAgent, chief)).koder, 'without an order').toEqual(['order_av_saknas']);
  for (const [kind, caller] of Object.entries(AGENTS)) {
    const outside = await row.call(new Ordered(caller, caller.agare.id), chief);
    const refused = row.operation === 'oversattLista' ? 422 : 403; // It refuses the articles one by one, and then that none is left.
    expect(outside.status, `${kind}: ${outside.koder}`).toBe(refused);
  }
});

const NOWHERE = { sektioner: [], mallar: [], sprak: [] };

test.each(['upload a picture', 'change a picture', 'replace the file of a picture', 'take a picture out of the library'])(
  'no agent that writes nowhere may %s',
  async (name) => {
    const [chief, row] = [await as('chefredaktor'), MATRIX[name]];
    for (const given of [NOWHERE, { mallar: [] }, { sprak: [] }])
      expect((await row?.call(await agent({ ...MAY_PUBLISH, ...given }), chief))?.koder).toEqual(['rattighet_saknas']);
  },
);

/** What a person of that section alone is refused, of an article in another one. */
test.each([
  'move the focus of a picture that readers see',
  'replace the file of a picture that readers see',
  'share a version by a link',
  'revoke somebody else’s share link',
])('no person may %s outside their sections and languages', async (name) => {
  const [chief, row] = [await as('chefredaktor'), MATRIX[name]];
  expect((await row?.call(await as('publicist', { sektioner: ['mat'] }), chief))?.koder).toEqual(['sektion_ej_tillaten']);
  expect((await row?.call(await as('publicist', { sprak: ['en'] }), chief))?.koder).toEqual(['sprak_ej_tillatet']);
  expect((await row?.call(await as('publicist', { sektioner: ['nyheter'], sprak: ['sv'] }), chief))?.status).toBe(200);
});

let model: Awaited<ReturnType<typeof startAiStub>>;
let inside: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  model = await startAiStub();
  inside = await ownStudio({ prepared: true, ai: model.environment });
});

afterAll(async () => {
  await inside?.stop();
  await model?.stop();
});

const route = buildRouter(OPERATIONS);

/** An assistant, which calls operations as its tools do, and only tries: nothing of what it asks for is to happen. */
class Assistant extends Caller {
  private readonly actor: Actor;

  constructor(person: Caller, roll: Role, omfang: readonly Scope[]) {
    super({ id: person.id, epost: person.epost, credential: person.credential });
    this.actor = { ...assistantOf(roll, omfang), id: person.id, namn: 'Prov via assistenten' };
  }

  override async call(method: string, path: string, { body, query }: CallOptions = {}): Promise<Answer> {
    const { operation, params } = route(method, `/studio/api${path}`);
    const tries = operation.hints.readOnly ? {} : { provkor: method === 'DELETE' || operation.fileField !== undefined ? 'true' : true };
    const input = { ...params, ...query, ...(body as object), ...tries };
    try {
      const answer = await inside.callAs(operation.name, this.actor, input);
      return { status: answer.status, headers: {}, body: answer.body, fel: [], koder: [] };
    } catch (refusal) {
      const { status, fel } = refusal as Pick<Answer, 'status' | 'fel'>;
      if (fel === undefined) throw refusal;
      return { status, headers: {}, body: {}, fel, koder: fel.map(({ kod }) => kod) };
    }
  }

  override form(path: string, parts: readonly FormPart[], _?: CallOptions, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> {
    const { operation } = route(method, `/studio/api${path}`);
    const fields = parts.map((part) => [part.name, part.filnamn === undefined ? part.value : fileOf(part, operation.storesFile === true)]);
    return this.call(method, path, { body: Object.fromEntries(fields) });
  }
}

/** The file as the door hands it over. */
function fileOf({ value, filnamn = '', typ }: FormPart, isStored: boolean) {
  if (!isStored) return { filnamn, typ, bytes: value };
  return new StoredFile({
    ...{ filnamn, plats: '', sha256: '' },
    async *read() {
      yield Buffer.from(value);
    },
  });
}

test.each(LINES)('in whose name, and with which scopes, an assistant may %s', async (_, row, nr) => {
  const { maker, people } = await crewOf(nr);
  const { assistent, omfang } = permissionOf(row);
  const attempt = async (roll: Role, scopes: readonly Scope[]) => {
    const person = people.get(roll);
    if (person === undefined) throw new Error(`nobody is ${roll}`);
    return row.call(new Assistant(person, roll, scopes), maker);
  };
  for (const roll of ROLES) holdAgainst(assistent[roll], await attempt(roll, SCOPES), `of ${roll}`);
  const widest = ROLES.find((roll) => assistent[roll] === null);
  if (widest === undefined) return;
  holdAgainst(null, await attempt(widest, omfang), `with ${omfang} alone`);
  for (const missing of omfang) {
    const others = SCOPES.filter((scope) => scope !== missing);
    holdAgainst('omfang_saknas', await attempt(widest, others), `without ${missing}`);
  }
});

/** The same caller, who only tries: nothing of what it asks for is to happen. */
class Trying extends Caller {
  constructor({ id, epost, credential }: Caller) {
    super({ id, epost, credential });
  }

  override call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    if (method === 'GET') return super.call(method, path, options);
    if (method === 'DELETE') return super.call(method, path, { ...options, query: { ...options.query, provkor: 'true' } });
    return super.call(method, path, { ...options, body: { ...(options.body as object), provkor: true } });
  }

  override form(path: string, parts: readonly FormPart[], options: CallOptions = {}, method?: 'POST' | 'PUT'): Promise<Answer> {
    return super.form(path, [...parts, { name: 'provkor', value: 'true' }], options, method);
  }
}

const CHANGING = ROWS.filter(([, { operation }]) => writes(operation));

function writes(operation: string): boolean {
  return inject('studio').operations.find(({ name }) => name === operation)?.readOnly === false;
}

test.each(CHANGING)('whoever may %s may try it first, and nothing happens; who may not is told so', async (name, row) => {
  const chief = await as('chefredaktor');
  const { svar } = permissionOf(row);
  const may = ALL.find((kind) => svar[kind] === null);
  const mayNot = ALL.find((kind) => svar[kind] !== null);
  if (may !== undefined) {
    const tried = await row.call(new Trying(CALLERS[may]), chief);
    expect([tried.status, tried.body.provkor], JSON.stringify(tried.fel)).toEqual([200, true]);
    const logged = await sql('SELECT operation FROM logg WHERE korrelation = $1', [String(tried.headers['x-request-id'])]);
    expect(logged).toEqual([]);
  } else if (row.attempt === undefined) throw new Error(`nobody may ${name}`);
  if (mayNot !== undefined) expect((await row.call(new Trying(CALLERS[mayNot]), chief)).status).toBe(403);
});

test('the right is asked before the fields are read', async () => {
  const { status } = await CALLERS.skribent.post('/anvandare', { nonsens: true });
  expect(status).toBe(403);
  expect((await CALLERS.agent.post('/innehall/x/nedtagning', {})).status).toBe(403);
});

test('jag tells what comes of role and flags together', async () => {
  const flags = await Promise.all(ALL.map(async (column) => [column, (await CALLERS[column].get('/jag')).body.vem.publicera]));
  const publishers = ['superadmin', 'publicerandeAdmin', 'chefredaktor', 'publicist', 'publicerandeAgent'];
  expect(flags.filter(([, publicera]) => publicera).map(([column]) => column)).toEqual(publishers);
});

describe('a person with some sections and languages', () => {
  const LIMITED = { sektioner: ['mat'], sprak: ['sv'] };

  test('reads everything', async () => {
    const [chief, skribent] = await Promise.all([as('chefredaktor'), as('skribent', LIMITED)]);
    const { id } = await chief.created(swedish());
    expect((await skribent.get(`/innehall/${id}`)).status).toBe(200);
  });

  test('writes, approves, publishes, takes down and deletes in those alone, and is told which', async () => {
    const [chief, limited] = await Promise.all([as('chefredaktor'), as('chefredaktor', LIMITED)]);
    const id = await publicItem(chief);
    const answers = [
      await limited.create(),
      await limited.patch(`/innehall/${id}`, { taggar: [] }),
      await limited.save(id, 'sv', swedish()),
      await limited.post(`/innehall/${id}/kopiera`),
      await limited.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1 }),
      await limited.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' }),
      await limited.release(id),
      await limited.takeDown(id),
      await limited.patch(`/innehall/${id}`, { raderad: true }),
    ];
    for (const { status, fel } of answers) {
      expect(status).toBe(403);
      expect(fel).toMatchObject([{ kod: 'sektion_ej_tillaten', falt: 'sektion' }]);
      expect(fel[0]?.orsak).toContain('nyheter');
      expect(fel[0]?.atgard).toContain('mat');
    }
  });

  test('cannot move an item out of its sections, nor into them', async () => {
    const [chief, limited] = await Promise.all([as('chefredaktor'), as('skribent', LIMITED)]);
    const { id } = await limited.created({ sektion: 'mat' });
    expect((await limited.patch(`/innehall/${id}`, { sektion: 'noje' })).koder).toEqual(['sektion_ej_tillaten']);
    const elsewhere = await chief.created();
    expect((await limited.patch(`/innehall/${elsewhere.id}`, { sektion: 'mat' })).koder).toEqual(['sektion_ej_tillaten']);
  });

  test('is refused another language by its name', async () => {
    const limited = await as('publicist', LIMITED);
    const { id } = await limited.created({ ...swedish(), sektion: 'mat' });
    const { status, fel } = await limited.save(id, 'en', english());
    expect(status).toBe(403);
    expect(fel).toMatchObject([{ kod: 'sprak_ej_tillatet', falt: 'sprak', sprak: 'en' }]);
    expect((await limited.create({ sektion: 'mat', sprak: 'en' })).koder).toEqual(['sprak_ej_tillatet']);
  });
});

import { expect, test } from 'vitest';
import { Accounts } from '#lib/callers/accounts.ts';
import { NO_QUOTA } from '#lib/contract/agent.ts';
import type { AgentForLogin } from '#lib/store/agents.ts';
import type { PersonRecord } from '#lib/store/people.ts';
import type { OpenSession } from '#lib/store/sessions.ts';
import type { Store } from '#lib/store/store.ts';

/** From where the tests call. */
const HERE = '203.0.113.7';

const AGENT: AgentForLogin = {
  id: '01a1f7e2-0000-7000-8000-000000000001',
  namn: 'Agenten',
  agare: { id: '01a1f7e2-0000-7000-8000-000000000002', epost: 'chef@test.se', namn: 'Chefen' },
  agare_aktiv: true,
  nyckel_galler_till: null,
  nyckel_prefix: 'studio_abcdef',
  kraver_prov: null,
  kvot: NO_QUOTA,
  ip_omraden: [],
  anrop_per_minut: null,
  sektioner: [],
  mallar: [],
  sprak: [],
  publicera: false,
  godkannande: false,
  order: 'alla_med_ratt' as const,
  laser: 'allt' as const,
  skriver_over: true,
  schemalagga: false,
  utgar: null,
  aterkallad: null,
};

/** Accounts over a table with one agent, which answers when the test lets it. */
function accountsOver(table: { agent: AgentForLogin; answers?: Promise<void> }) {
  const asked: string[] = [];
  const elsewhere: string[] = [];
  const agents = {
    async byKeyHash(hash: string) {
      asked.push(hash);
      const found = { ...table.agent };
      await table.answers;
      return found;
    },
    async markUsed() {},
  };
  const settings = { get: async () => undefined };
  const accounts = new Accounts({
    // The questions above are all that keys need of a store.
    store: { agents, settings } as unknown as Store,
    hashToken: (token) => token,
    decodeSession: async () => undefined,
    demandsSecondFactor: () => false,
    sessionIdleMs: () => 12 * 3_600_000,
    now: () => 0,
    cameFromElsewhere: (agent, address) => elsewhere.push(`${agent} ${address}`),
    onError(error) {
      throw error;
    },
  });
  return { accounts, asked, elsewhere };
}

test('a key is looked up once while changes can be heard, and every time while they cannot', async () => {
  const { accounts, asked } = accountsOver({ agent: AGENT });
  await accounts.byKey('nyckel', HERE);
  await accounts.byKey('nyckel', HERE);
  expect(asked).toHaveLength(2);
  accounts.setHearing(true);
  await accounts.byKey('nyckel', HERE);
  await accounts.byKey('nyckel', HERE);
  expect(asked).toHaveLength(3);
});

test('a key revoked while it was being looked up is not kept as good', async () => {
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  const table = { agent: AGENT, answers };
  const { accounts } = accountsOver(table);
  accounts.setHearing(true);
  const early = accounts.byKey('nyckel', HERE);
  table.agent = { ...AGENT, aterkallad: '2026-11-20T09:00:00.000Z' };
  accounts.forget();
  answer();
  await early;
  await expect(accounts.byKey('nyckel', HERE)).rejects.toMatchObject({ status: 401 });
});

test('a key opens from where its agent may call, is refused from elsewhere though it is remembered, and that is told of', async () => {
  const { accounts, asked, elsewhere } = accountsOver({ agent: { ...AGENT, ip_omraden: ['203.0.113.0/24', '2001:db8::/32'] } });
  accounts.setHearing(true);
  for (const from of [HERE, '2001:db8::9']) expect((await accounts.byKey('nyckel', from)).id).toBe(AGENT.id);
  await expect(accounts.byKey('nyckel', '198.51.100.7')).rejects.toMatchObject({
    status: 403,
    fel: [expect.objectContaining({ kod: 'adress_ej_tillaten' })],
  });
  expect(asked).toHaveLength(1);
  expect(elsewhere).toEqual([`${AGENT.id} 198.51.100.7`]);
});

const PERSON: PersonRecord = {
  egen_roll: null,
  ...{ id: '01a1f7e2-0000-7000-8000-000000000003', epost: 'anna@test.se', namn: 'Anna', roll: 'admin', sektioner: [], sprak: [] },
  ...{
    publicera: false,
    aktiv: true,
    byta_inloggning: false,
    andra_faktor: false,
    avidentifierad: false,
    session_nr: 1,
    skapad: '2026-11-20T08:00:00.000Z',
  },
};

/** Accounts over a table with one login, at a time that the test decides. */
function loginsOver(person: PersonRecord, demanded = false) {
  const clock = { now: 0 };
  const table: { open: OpenSession | undefined } = { open: { session: 's', utgar: new Date(90_000).toISOString(), person } };
  const asked: string[] = [];
  const used: string[] = [];
  const sessions = {
    async open(hash: string) {
      asked.push(hash);
      return table.open;
    },
    async markUsed(id: string, now: string) {
      used.push(`${id} ${Date.parse(now)}`);
    },
  };
  const accounts = new Accounts({
    // These two questions are all that logins need of a store.
    store: { sessions } as unknown as Store,
    hashToken: (token) => token,
    decodeSession: async (token) => (token === 'kaka' ? { person: PERSON.id, session: 'nyckel' } : undefined),
    demandsSecondFactor: () => demanded,
    sessionIdleMs: () => 12 * 3_600_000,
    now: () => clock.now,
    cameFromElsewhere() {},
    onError(error) {
      throw error;
    },
  });
  accounts.setHearing(true);
  return { accounts, clock, table, asked, used };
}

test('a login is looked up once a minute while it is used, and each time that it was is written down', async () => {
  const { accounts, clock, asked, used } = loginsOver(PERSON);
  for (const now of [0, 1, 59_999, 60_000, 61_000]) {
    clock.now = now;
    expect(await accounts.bySession('kaka')).toMatchObject({ id: PERSON.id, session: 's' });
  }
  expect([asked.length, used]).toEqual([2, ['s 0', 's 60000']]);
});

test('a login is over at its end, and when it is ended anywhere', async () => {
  const { accounts, clock, table } = loginsOver(PERSON);
  clock.now = 89_000;
  await accounts.bySession('kaka');
  table.open = undefined;
  clock.now = 90_000;
  await expect(accounts.bySession('kaka')).rejects.toMatchObject({ status: 401 });
  const other = loginsOver(PERSON);
  await other.accounts.bySession('kaka');
  other.table.open = undefined;
  other.accounts.forget();
  await expect(other.accounts.bySession('kaka')).rejects.toMatchObject({ status: 401 });
});

test('a cookie opens nobody else’s login, and one that cannot be read opens none', async () => {
  const { accounts } = loginsOver({ ...PERSON, id: '01a1f7e2-0000-7000-8000-000000000004' });
  for (const cookie of ['kaka', 'skräp', '']) await expect(accounts.bySession(cookie)).rejects.toMatchObject({ status: 401 });
});

test('whoever lacks what their role demands is told so, and nobody else', async () => {
  expect(await loginsOver(PERSON, true).accounts.bySession('kaka')).toMatchObject({ krav: 'andra_faktor' });
  expect(await loginsOver({ ...PERSON, andra_faktor: true }, true).accounts.bySession('kaka')).not.toHaveProperty('krav');
  expect(await loginsOver(PERSON).accounts.bySession('kaka')).not.toHaveProperty('krav');
  expect(await loginsOver({ ...PERSON, byta_inloggning: true }, true).accounts.bySession('kaka')).toMatchObject({ krav: 'eget_losenord' });
});

import { expect, test } from 'vitest';
import { NO_QUOTA } from '#lib/contract/agent.ts';
import type { AgentForLogin } from '#lib/store/agents.ts';
import type { Store } from '#lib/store/store.ts';
import { Accounts } from '#lib/transports/doors/accounts.ts';

const AGENT: AgentForLogin = {
  id: '01a1f7e2-0000-7000-8000-000000000001',
  namn: 'Agenten',
  agare: { id: '01a1f7e2-0000-7000-8000-000000000002', epost: 'chef@test.se', namn: 'Chefen' },
  agare_aktiv: true,
  nyckel_galler_till: null,
  kvot: NO_QUOTA,
  sektioner: [],
  mallar: [],
  sprak: [],
  publicera: false,
  godkannande: false,
  schemalagga: false,
  utgar: null,
  aterkallad: null,
};

/** Accounts over a table with one agent, which answers when the test lets it. */
function accountsOver(table: { agent: AgentForLogin; answers?: Promise<void> }) {
  const asked: string[] = [];
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
    now: () => 0,
    onError(error) {
      throw error;
    },
  });
  return { accounts, asked };
}

test('a key is looked up once while changes can be heard, and every time while they cannot', async () => {
  const { accounts, asked } = accountsOver({ agent: AGENT });
  await accounts.byKey('nyckel');
  await accounts.byKey('nyckel');
  expect(asked).toHaveLength(2);
  accounts.setHearing(true);
  await accounts.byKey('nyckel');
  await accounts.byKey('nyckel');
  expect(asked).toHaveLength(3);
});

test('a key revoked while it was being looked up is not kept as good', async () => {
  const { promise: answers, resolve: answer } = Promise.withResolvers<void>();
  const table = { agent: AGENT, answers };
  const { accounts } = accountsOver(table);
  accounts.setHearing(true);
  const early = accounts.byKey('nyckel');
  table.agent = { ...AGENT, aterkallad: '2026-11-20T09:00:00.000Z' };
  accounts.forget();
  answer();
  await early;
  await expect(accounts.byKey('nyckel')).rejects.toMatchObject({ status: 401 });
});

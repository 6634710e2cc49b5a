import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import type { LoggedIn } from '#lib/callers/callers.ts';
import { openStores, type Stores } from '#lib/studio/stores.ts';
import { decide } from '#lib/transports/oauth/consent.ts';
import { RESOURCES, resourceUrl } from '#lib/transports/oauth/resources.ts';
import { signer } from '#lib/transports/oauth/signed.ts';
import { ownDatabase } from '../../../e2e/database/own-database.ts';

const URL_OF_STUDIO = 'http://localhost:3000';
const NOW = new Date('2026-11-23T08:00:00.000Z');
const ANNA = '00000000-0000-7000-8000-000000000001';

let stores: Stores;
/** A login of Anna's, and Anna as she was when it was looked up. */
let anna: LoggedIn;

const log = pino({ level: 'silent' });
const signers = { clients: signer('s', 'clients'), requests: signer('s', 'requests'), decisions: signer('s', 'decisions') };
const hashToken = (token: string) => `hash ${token}`;

const server = ownDatabase();

beforeAll(async () => {
  stores = openStores({ databaseUrl: server.url, environment: { databaseUrl: undefined }, log, now: () => NOW });
  const person = {
    id: ANNA,
    epost: 'anna@test.se',
    namn: 'Anna',
    losenord_hash: '',
    byta_inloggning: false,
    roll: 'admin' as const,
    publicera: true,
  };
  await stores.store.people.create({ ...person, sektioner: [], sprak: [], skapad: NOW.toISOString() });
});

afterAll(async () => {
  await stores?.database.close();
});

beforeEach(async () => {
  const person = await stores.store.people.byId(ANNA);
  if (person === undefined) throw new Error('Anna is gone');
  const session = randomUUID();
  await stores.store.sessions.add({
    ...{ id: session, hash: session, person: ANNA, session_nr: person.session_nr, skapad: NOW.toISOString() },
    ...{ utgar: '2026-12-20T08:00:00.000Z', klient: 'curl', adress: '', inloggad_med: 'losenord' },
  });
  anna = { ...actorOfPerson(person), session };
});

/** Anna says yes to a program; the code that it is sent. */
async function saysYes(person: LoggedIn, id = randomUUID()): Promise<string> {
  const beslut = signers.decisions.sign({
    ...{ id, klient: 'https://program.example/klient.json', vard: 'program.example', omdirigering: 'https://program.example/svar' },
    ...{ resurs: resourceUrl(URL_OF_STUDIO, RESOURCES.redaktion), omfang: ['innehall:las'], utmaning: 'x'.repeat(43) },
    ...{ galler_till: NOW.getTime() + 60_000, person: person.id },
  });
  const parts = { url: URL_OF_STUDIO, signers, inTransaction: stores.inTransaction, now: () => NOW, hashToken, newSecret: randomUUID, log };
  const to = await decide(parts, { beslut, godkann: true, omfang: ['innehall:las'] }, person, 'prov');
  return new URL(to).searchParams.get('code') ?? '';
}

/** Whether what is sent to a program opens anything. */
async function opens(code: string): Promise<boolean | undefined> {
  return (await stores.store.oauthConnections.findCode(hashToken(code)))?.galler;
}

const OVER = { fel: [{ kod: 'anslutning_ogiltig' }] };

test('a connection is made by who is logged in, once, and stands for as long as their logins do', async () => {
  const id = randomUUID();
  const code = await saysYes(anna, id);
  expect(await opens(code)).toBe(true);
  await expect(saysYes(anna, id)).rejects.toMatchObject(OVER);
  await stores.store.people.setPassword(ANNA, 'ny', undefined);
  expect(await opens(code)).toBe(false);
});

test('whose password has been changed elsewhere since their login was looked up lets nobody in', async () => {
  await stores.store.people.setPassword(ANNA, 'annan', undefined);
  await expect(saysYes(anna)).rejects.toMatchObject(OVER);
});

test('whose login has ended since it was looked up lets nobody in', async () => {
  await stores.store.sessions.end(anna.session, ANNA);
  await expect(saysYes(anna)).rejects.toMatchObject(OVER);
});

test('whose own login goes on when they change their password may still say yes', async () => {
  await stores.store.people.setPassword(ANNA, 'egen', anna.session);
  expect(await opens(await saysYes(anna))).toBe(true);
});

test('what is let in while a password is being changed is not let in', async () => {
  const changing = Promise.withResolvers<void>();
  const changed = stores.inTransaction(async (store) => {
    await store.people.setPassword(ANNA, 'under tiden', undefined);
    await changing.promise;
  });
  const code = await saysYes(anna).catch(() => '');
  changing.resolve();
  await changed;
  expect(await opens(code)).not.toBe(true);
});

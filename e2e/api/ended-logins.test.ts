import { expect, inject, test } from 'vitest';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { accessToken } from './assistant/access-token.ts';
import { Authenticator } from './newsroom/authenticator.ts';
import { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { codeOf, loggedIn, PASSWORD, person } from './newsroom/login.ts';
import { as, sessionCookie } from './newsroom/people.ts';

/*
 * Every operation that is to end a person's logins ends those that are being made while it runs as well: what was looked at
 * before, a password or a person without a second factor, opens nothing afterwards.
 */

const PASSKEYS = '/jag/andra-faktor/passernycklar';

interface Ending {
  /** Ends the person's logins, called by themselves or by an administrator. */
  end(own: Caller, admin: Caller): Promise<{ status: number }>;
  /** Whether the login that asked goes on; an administrator's is another's. */
  goesOn: boolean;
  /** Whether assistants that act in the person's name have to be let in anew. */
  assistantsEnd: boolean;
}

const ENDS: Record<string, Ending> = {
  bytLosenord: {
    end: (own) => own.post('/jag/losenord', { nuvarande: PASSWORD, losenord: 'ett helt annat lösenord' }),
    goesOn: true,
    assistantsEnd: true,
  },
  bekraftaAndraFaktor: {
    async end(own) {
      const { body } = await own.post('/jag/andra-faktor', { losenord: PASSWORD });
      return own.post('/jag/andra-faktor/bekrafta', { kod: codeOf(body.nyckel) });
    },
    goesOn: true,
    assistantsEnd: true,
  },
  laggTillPassernyckel: {
    async end(own) {
      const { body } = await own.post(`${PASSKEYS}/paborja`, { losenord: PASSWORD });
      return own.post(PASSKEYS, { namn: 'Jobbdatorn', svar: new Authenticator(inject('studio').url).make(body.fraga) });
    },
    goesOn: true,
    assistantsEnd: true,
  },
  avslutaSessioner: { end: (own) => own.delete('/jag/sessioner?utom_denna=true'), goesOn: true, assistantsEnd: false },
  avslutaAnvandaresSessioner: {
    end: (own, admin) => admin.delete(`/anvandare/${own.id}/sessioner`),
    goesOn: false,
    assistantsEnd: false,
  },
  nollstallAndraFaktor: { end: (own, admin) => admin.delete(`/anvandare/${own.id}/andra-faktor`), goesOn: false, assistantsEnd: true },
  andraAnvandare: {
    end: (own, admin) => admin.patch(`/anvandare/${own.id}`, { losenord: 'ett helt annat lösenord' }),
    goesOn: false,
    assistantsEnd: true,
  },
};

/** Operations on accounts that end nobody's logins, and why not. */
const LEAVES: Record<string, string> = {
  paborjaAndraFaktor: 'nothing is asked for yet',
  paborjaPassernyckel: 'the same',
  bytNamnPaPassernyckel: 'it opens what it opened',
  taBortPassernyckel: 'told in docs/decisions/passkeys.md: the list of logins is where they are ended',
  stangAvAndraFaktor: 'the same: less is asked for than those who are logged in have shown',
  fornyaReservkoder: 'the same: nobody is logged in by a code that has not been used',
  avslutaSession: 'one login by its row, whose cookie names no other',
  andraSkribentprofil: 'it is what readers are told',
  skapaAnvandare: 'nobody can be logged in yet',
  bjudInAnvandare: 'the link does, when it is used',
  taBortAnvandare: 'the rows go with the person',
  sparaVy: 'nothing of how somebody comes in',
  taBortVy: 'the same',
  markeraInkorg: 'the same',
  valjKobrev: 'the same',
  valjSkrivsatt: 'the same',
  avidentifieraAnvandare: 'of one who is inactive already, and cannot be let in again',
};

test('every operation on accounts is among those that end logins or those that do not', () => {
  const onAccounts = OPERATIONS.filter(({ method, path }) => method !== 'GET' && /^\/studio\/api\/(?:jag|anvandare)\b/.test(path));
  expect(onAccounts.map(({ name }) => name).toSorted()).toEqual([...Object.keys(ENDS), ...Object.keys(LEAVES)].toSorted());
});

/** A login that was begun now, and is written when the other has ended everything: what its cookie opens then. */
async function bornLate(own: Caller): Promise<{ written(): Promise<Caller> }> {
  const number = async () => (await sql<{ nr: number }>('SELECT session_nr AS nr FROM person WHERE id = $1', [own.id]))[0]?.nr ?? 0;
  const begun = await number();
  return {
    async written() {
      const cookie = await sessionCookie(own.id, { sessionNr: begun - (await number()) });
      return new Caller({ id: own.id, epost: own.epost, credential: { Cookie: cookie } });
    },
  };
}

test.each(Object.entries(ENDS))('%s ends every other login, also one that is being made', async (_, { end, goesOn, assistantsEnd }) => {
  const who = await person();
  const [own, other, admin] = [await loggedIn(who), await loggedIn(who), await as('admin')];
  await accessToken(own, 'redaktion');
  const late = await bornLate(own);
  expect((await end(own, admin)).status).toBeLessThan(300);
  const answers = await Promise.all([own, other, await late.written()].map(async (caller) => (await caller.get('/jag')).status));
  expect(answers).toEqual([goesOn ? 200 : 401, 401, 401]);
  const { anslutningar } = (await admin.get('/anslutningar?alla=true')).body;
  expect(anslutningar.some((one: { person: { id: string } }) => one.person.id === who.id)).toBe(!assistantsEnd);
});

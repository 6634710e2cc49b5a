import { afterAll, expect, test } from 'vitest';
import { Caller } from './newsroom/caller.ts';
import { callsNaming, expectNothingTold, isPacked, makeSecret, operations, send, thingsFor } from './newsroom/hidden-article.ts';
import { EVERYWHERE, MAY_PUBLISH } from './newsroom/people.ts';
import { ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * A confidential article is known to its owner, to those let in and to chiefs (docs/decisions/confidential-articles.md): every operation is called by those who are none of
 * them. All of it in a newsroom of its own: each list would otherwise be read with all that other tests have written, thousands of times.
 */

const newsroom = await ownNewsroom();
const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl });
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});
const as = (roll: string) => newsroom.as(roll, studio.url);

const [owner, chief, friend] = [await as('skribent'), await as('chefredaktor'), await as('publicist')];
const secret = await makeSecret(newsroom, owner, friend, { konfidentiell: true, insatta: [friend.id] });

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

test('what is packed are the two exports alone', () => {
  expect(operations.filter(isPacked).map(({ operationId }) => operationId)).toEqual(['exporteraArtiklar', 'exporteraRedaktion']);
});

test.each(operations.filter((operation) => !isPacked(operation)).map((operation) => [operation.operationId, operation] as const))(
  '%s tells nobody of it who has not been let in',
  (_, operation) => expectNothingTold(operation, secret, operation.method === 'GET' ? READ : WRITE),
);

test('and whoever owns it, is let in or decides is told of it where others are told of theirs', async () => {
  const telling = new Map<string, number>();
  for (const [who, caller] of Object.entries({ owner, friend, chief })) {
    for (const operation of operations.filter((one) => one.method === 'GET' && !isPacked(one))) {
      const calls = [...thingsFor(secret, operation), ...secret.words].flatMap((thing) => callsNaming(secret, operation, thing));
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

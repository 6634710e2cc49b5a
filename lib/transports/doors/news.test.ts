import { expect, test } from 'vitest';
import type { LoggedIn } from '#lib/callers/callers.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import { askDoor, type Question } from '#lib/http/ask-door.ts';
import { newsDoor } from '#lib/transports/doors/news.ts';

const PERSON: LoggedIn = {
  ...{ typ: 'person', id: 'p', namn: 'Ada', roll: 'skribent', sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false },
  session: 's',
};

/** The answer to who shows that cookie, and for which sessions a stream was opened. */
async function ask(question: Question = {}, krav?: 'andra_faktor', url = '/studio/handelser') {
  const opened: string[] = [];
  const door = newsDoor({
    callers: {
      async bySession(session) {
        if (session !== 'ada') throw unauthorised('inloggning_upphord');
        return { ...PERSON, ...(krav && { krav }) };
      },
    },
    listen(session) {
      opened.push(session);
      return {
        parts: (async function* () {
          yield Buffer.from('data: {"om":"allt"}\n\n');
        })(),
        cut: new AbortController().signal,
        end: () => {},
      };
    },
    count: () => {},
    studioUrl: 'https://studio.example',
    log: { error: () => {} },
  });
  return { opened, answer: await askDoor(door, url, question) };
}

const ADA = { cookie: 'studiosess=ada' };

test('whoever is logged in is sent what happens, packed and kept by nobody on the way', async () => {
  const { answer, opened } = await ask({ headers: ADA });
  expect([answer.status, answer.text, opened]).toEqual([200, 'data: {"om":"allt"}\n\n', ['ada']]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
});

test.each<[string, number, Question, 'andra_faktor'?]>([
  ['nobody', 401, {}],
  ['a login that has ended', 401, { headers: { cookie: 'studiosess=bo' } }],
  ['an agent, which has what it asks for', 401, { headers: { authorization: 'Bearer nyckel' } }],
  ['a page of another site', 403, { headers: { ...ADA, 'sec-fetch-site': 'cross-site' } }],
  ['a person who has something to do first', 403, { headers: ADA }, 'andra_faktor'],
  ['who sends', 405, { headers: ADA, method: 'POST' }],
])('%s is answered %i and hears nothing', async (_, status, question, krav) => {
  const { answer, opened } = await ask(question, krav);
  expect([answer.status, opened]).toEqual([status, []]);
  expect(JSON.parse(answer.text)).toMatchObject({ ok: false });
});

test('whoever only looks opens nothing, and below the address there is nothing', async () => {
  const [head, below] = await Promise.all([ask({ headers: ADA, method: 'HEAD' }), ask({ headers: ADA }, undefined, '/studio/handelser/x')]);
  expect([head.answer.status, head.opened, below.answer.status]).toEqual([200, [], 404]);
});

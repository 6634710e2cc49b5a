import { expect, test } from 'vitest';
import { NOTICE_ADDRESS, NOTICE_BYTES } from '#lib/contract/cms-notice.ts';
import { askDoor, type Question } from '#lib/http/ask-door.ts';
import { signatureOf } from '#lib/http/signed-body.ts';
import { cmsNoticeDoor } from '#lib/transports/doors/cms-notice.ts';

const KEY = 'nyckel';
const NOW = new Date('2026-11-26T10:00:00Z');
const BODY = '{"post":12}';

/** What the door answers to a body, signed unless something else is said, and which posts it has told of. */
async function tell(body: string, question: Question = {}, path: string = NOTICE_ADDRESS) {
  const posts: number[] = [];
  const door = cmsNoticeDoor({ key: KEY, told: (post) => posts.push(post), now: () => NOW, log: { error: () => {} } });
  const headers = { 'studio-signature': signatureOf(KEY, NOW.getTime() / 1_000, body), ...question.headers };
  const { status } = await askDoor(door, path, { method: 'POST', body, ...question, headers });
  return { status, posts };
}

test('what the plugin has signed is told once, and answered with nothing', async () => {
  expect(await tell(BODY)).toEqual({ status: 204, posts: [12] });
  expect(await tell(BODY, {}, `${NOTICE_ADDRESS}/`)).toEqual({ status: 204, posts: [12] });
});

test.each([
  ['what is not signed', 401, BODY, { headers: { 'studio-signature': '' } }],
  ['what was signed long ago', 401, BODY, { headers: { 'studio-signature': signatureOf(KEY, 0, BODY) } }],
  ['more than it may be', 413, JSON.stringify({ post: 12, x: 'x'.repeat(NOTICE_BYTES) }), {}],
  ['another method', 405, BODY, { method: 'PUT' }],
])('%s is refused, and nothing told', async (_, status, body, question) => {
  expect(await tell(body, question)).toEqual({ status, posts: [] });
});

test('no address below it is one', async () => {
  expect(await tell(BODY, {}, `${NOTICE_ADDRESS}/x`)).toEqual({ status: 404, posts: [] });
});

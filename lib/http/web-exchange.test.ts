import { expect, test, vi } from 'vitest';
import type { Answer } from '#lib/http/answer.ts';
import { WebAsked, webAnswer } from '#lib/http/web-exchange.ts';

const request = (signal?: AbortSignal) =>
  new WebAsked(new Request('http://studio.se/a', { headers: { 'x-request-id': 'fran-proxyn' }, ...(signal && { signal }) }));

/** A body that says something, and then whatever comes of `next`. */
async function* saying(next: () => Promise<unknown>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('första ');
  await next();
  yield Buffer.from('andra');
}

function answer(body: Answer['body'], more: Partial<Answer> = {}, asked = request()) {
  const error = vi.fn();
  const response = webAnswer(
    asked,
    { status: 200, headers: [], ...(body === undefined ? {} : { body }), ...more },
    { always: ['X-Alltid', 'ja'], log: { error } },
  );
  return { response, error };
}

test('an answer in pieces comes whole, with the headers that every answer has', async () => {
  const { response, error } = answer(saying(async () => {}));
  expect(await response.text()).toBe('första andra');
  expect([response.headers.get('X-Alltid'), response.headers.get('X-Request-Id')]).toEqual(['ja', 'fran-proxyn']);
  expect(error).not.toHaveBeenCalled();
});

test('what is thrown in the middle of an answer breaks it off and is logged with its number', async () => {
  const thrown = new Error('raden gick inte att läsa');
  const { response, error } = answer(saying(() => Promise.reject(thrown)));
  await expect(response.text()).rejects.toThrow();
  expect(error.mock.calls).toEqual([[{ err: thrown, korrelation: 'fran-proxyn' }, 'unexpected error']]);
});

test('nothing is logged of an answer that nobody waits for', async () => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const whenLeft = () => new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('den som frågade har gått'))));
  const gone = answer(saying(whenLeft), {}, request(signal));
  const reading = gone.response.text();
  setTimeout(() => leaving.abort(), 10);
  await expect(reading).rejects.toThrow('den som frågade har gått');
  const left = answer(saying(() => Promise.reject(new Error('den som läste har gått'))));
  const reader = left.response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect([gone.error, left.error].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('an answer that is cut ends, whatever has not been taken, and its body with it', async () => {
  let ended = 0;
  const endless = async function* (): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        yield Buffer.from('mer ');
      }
    } finally {
      ended += 1;
    }
  };
  const cutting = new AbortController();
  const { response, error } = answer(endless(), { cut: cutting.signal });
  const reading = response.text();
  await new Promise((resolve) => setTimeout(resolve, 10));
  cutting.abort(new Error('kapad'));
  await expect(reading).rejects.toThrow('kapad');
  await vi.waitFor(() => expect(ended).toBe(1));
  expect(error).not.toHaveBeenCalled();
});

test('one that was cut before anybody began to write it says nothing', async () => {
  const { response } = answer(
    saying(async () => {}),
    { cut: AbortSignal.abort(new Error('kapad')) },
  );
  await expect(response.text()).rejects.toThrow('kapad');
});

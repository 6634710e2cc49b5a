import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT } from '#components/studio/live/live-entry.ts';
import { Outbox } from '#components/studio/live/outbox.ts';
import type { LiveAnswer } from '#components/studio/live/send-write.ts';
import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

const ANSWER: LiveAnswer = {
  ...{ ok: true, sprak: 'sv', live: true, publik: true, antal: 1, inlagg: null, varningar: [] },
  revision: { id: 'r1', nr: 2, hash: 'h' },
  publicerad: { id: 'r1', nr: 2 },
};
const post = (text: string) => ({ slag: 'nytt' as const, inlagg: { ...EMPTY_DRAFT, text } });
const refusal = (status: number, kod: string) =>
  new ApiFault(status, { fel: [{ falt: '', sprak: '', orsak: 'Det gick inte.', atgard: 'Gör om.', kod }] });

/** A reporter's browser, and a service that answers as the test wants it to. */
function browser() {
  const kept = new Map<string, unknown>();
  const state = { online: true, keys: 0, isFull: false };
  const answers: Array<LiveAnswer | Error> = [];
  const tried: WaitingWrite[] = [];
  const sent: string[] = [];
  const open = () => {
    const outbox = new Outbox({
      place: {
        read: () => kept.get('utkorg'),
        keep(value) {
          if (state.isFull) return false;
          if (value === undefined) kept.delete('utkorg');
          else kept.set('utkorg', structuredClone(value));
          return true;
        },
      },
      async send(write) {
        tried.push(write);
        const answer = answers.shift() ?? ANSWER;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      now: Date.now,
      newKey: () => `n${++state.keys}`,
      isOnline: () => state.online,
    });
    outbox.whenSent(({ nyckel }) => void sent.push(nyckel));
    outbox.start();
    return outbox;
  };
  return { open, state, answers, tried, sent, kept };
}

const waiting = (outbox: Outbox) => outbox.store.get().writes.map(({ nyckel }) => nyckel);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('what is written', () => {
  test('is sent at once, in the order it was written', async () => {
    const { open, sent, kept } = browser();
    const outbox = open();
    for (const text of ['Ett', 'Två', 'Tre']) outbox.add('sv', post(text));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['n1', 'n2', 'n3']);
    expect(waiting(outbox)).toEqual([]);
    expect(kept.size).toBe(0);
  });

  test('without network waits, through a crash too, and is sent in order by whoever opens the desk next', async () => {
    const { open, state, sent, tried } = browser();
    state.online = false;
    const outbox = open();
    for (const text of ['Ett', 'Två']) outbox.add('sv', post(text));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tried).toEqual([]);
    state.online = true;
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['n1', 'n2']);
  });

  test('is sent again under the same key when the answer is lost, before anything later', async () => {
    const { open, answers, sent, tried } = browser();
    answers.push(new Unreachable('borta'), refusal(503, 'databasen_borta'), refusal(409, 'pagar'));
    const outbox = open();
    outbox.add('sv', post('Ett'));
    outbox.add('sv', post('Två'));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.store.get().away?.status).toBe(0);
    expect(outbox.takeBack('n1')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(tried.map(({ nyckel }) => nyckel)).toEqual(['n1', 'n1', 'n1', 'n1', 'n2']);
    expect(new Set(tried.slice(0, 4).map(({ arende }) => JSON.stringify(arende))).size).toBe(1);
    expect(sent).toEqual(['n1', 'n2']);
    expect(outbox.store.get().away).toBeUndefined();
  });

  test('that is refused tells why, holds nothing up, and can be tried again or taken back', async () => {
    const { open, answers, sent } = browser();
    answers.push(refusal(422, 'live_inlagg_tomt'));
    const outbox = open();
    outbox.add('sv', post('Ett'));
    outbox.add('sv', post('Två'));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['n2']);
    expect(outbox.store.get().writes).toMatchObject([{ nyckel: 'n1', hinder: { status: 422, fel: [{ kod: 'live_inlagg_tomt' }] } }]);
    answers.push(refusal(422, 'live_inlagg_tomt'));
    outbox.retry('n1');
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.takeBack('n1')?.arende).toEqual(post('Ett'));
    expect(waiting(outbox)).toEqual([]);
  });
});

describe('a removal', () => {
  const remove = { slag: 'tabort' as const, id: 'i1' };

  test('waits for as long as it can be undone, and lets what comes after it pass', async () => {
    const { open, sent, tried } = browser();
    const outbox = open();
    outbox.add('sv', remove, 6_000);
    outbox.add('sv', post('Ett'));
    await vi.advanceTimersByTimeAsync(5_900);
    expect(sent).toEqual(['n2']);
    await vi.advanceTimersByTimeAsync(200);
    expect(tried.map(({ nyckel }) => nyckel)).toEqual(['n2', 'n1']);
    outbox.add('sv', remove, 6_000);
    expect(outbox.takeBack('n3')).toBeDefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tried).toHaveLength(2);
  });

  test('of what is gone already is done', async () => {
    const { open, answers, sent } = browser();
    answers.push(refusal(404, 'finns_inte'));
    open().add('sv', remove);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['n1']);
  });
});

test('with a full browser everything is sent all the same, and the reporter can be told', async () => {
  const { open, state, sent } = browser();
  state.isFull = true;
  state.online = false;
  const outbox = open();
  outbox.add('sv', post('Ett'));
  outbox.add('sv', post('Två'));
  expect(outbox.store.get()).toMatchObject({ isKept: false, writes: [{ nyckel: 'n1' }, { nyckel: 'n2' }] });
  state.online = true;
  outbox.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['n1', 'n2']);
});

test('two tabs of one reporter lose nothing of each other’s', async () => {
  const { open, state, sent } = browser();
  state.online = false;
  const [one, other] = [open(), open()];
  one.add('sv', post('Ett'));
  other.add('sv', post('Två'));
  one.readAgain();
  expect(waiting(one)).toEqual(['n1', 'n2']);
  state.online = true;
  one.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['n1', 'n2']);
});

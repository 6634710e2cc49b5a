import { describe, expect, test } from 'vitest';
import { CONTENT_MOVES, type ContentMove, LANGUAGE_MOVES, type LanguageMove } from '#lib/content/states.ts';
import { CONTENT_STATUSES, type ContentStatus, LANGUAGE_STATUSES, type LanguageStatus } from '#lib/contract/closed/article.ts';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

/* Every move of lib/content/states.ts from every state: made where the table says so, and refused everywhere else. */

const LATER = '2098-06-01 12:00';

interface Walked {
  chief: Caller;
  id: string;
  /** The working revision. */
  bas: string;
}

const REACH: Record<ContentStatus, (walked: Walked) => Promise<unknown>> = {
  utkast: async () => {},
  granskning: ({ chief, id }) => chief.patch(`/innehall/${id}`, { status: 'granskning' }),
  schemalagd: ({ chief, id }) => chief.release(id, { lage: 'schemalagd', datum: LATER }),
  publicerad: ({ chief, id }) => chief.release(id),
  async nedtagen({ chief, id }) {
    await chief.release(id);
    await chief.takeDown(id);
  },
};

async function scheduleFirst({ chief, id }: Walked): Promise<string> {
  return (await chief.release(id, { lage: 'schemalagd', datum: LATER })).body.release.id;
}

const MOVE: Record<Exclude<ContentMove, 'queue' | 'tryOut'>, (walked: Walked) => Promise<Answer>> = {
  setDraft: ({ chief, id }) => chief.patch(`/innehall/${id}`, { status: 'utkast' }),
  setReview: ({ chief, id }) => chief.patch(`/innehall/${id}`, { status: 'granskning' }),
  save: ({ chief, id, bas }) => chief.save(id, 'sv', { ...swedish(), bas }),
  publish: ({ chief, id }) => chief.release(id),
  schedule: ({ chief, id }) => chief.release(id, { lage: 'schemalagd', datum: LATER }),
  async ask({ id }) {
    const writer = await agent({ ...MAY_PUBLISH, godkannande: true });
    return writer.release(id, { order_av: writer.agare.id });
  },
  async carryOut(walked) {
    const rid = await scheduleFirst(walked);
    await sql('UPDATE release SET nasta = now(), tur = now() WHERE id = $1', [rid]);
    const open = () => sql('SELECT 1 FROM release WHERE id = $1 AND nasta IS NOT NULL', [rid]);
    await expect.poll(async () => (await open()).length, { timeout: 15_000, interval: 50 }).toBe(0);
    return walked.chief.get(`/innehall/${walked.id}`);
  },
  async endSchedule(walked) {
    return walked.chief.post(`/releaser/${await scheduleFirst(walked)}/avbryt`);
  },
  handOver: ({ chief, id }) => chief.release(id, { lage: 'utkast' }),
  takeDown: ({ chief, id }) => chief.takeDown(id),
  delete: ({ chief, id }) => chief.patch(`/innehall/${id}`, { raderad: true }),
};

describe('an article', () => {
  const moves = Object.keys(MOVE) as Array<keyof typeof MOVE>;

  test.each(moves.flatMap((move) => CONTENT_STATUSES.map((before) => [move, before] as const)))('%s from %s', async (move, before) => {
    const chief = await as('chefredaktor');
    const { id, revision: bas } = await chief.created(swedish());
    const walked = { chief, id, bas };
    await REACH[before](walked);
    expect((await chief.item(id)).status).toBe(before);
    const to: Partial<Record<ContentStatus, ContentStatus>> = CONTENT_MOVES[move].to;
    const { status, body } = await MOVE[move](walked);
    // To end a schedule there must be one: an article of which none waits gets one first, and shows it until it ends.
    const after = move === 'endSchedule' && before === 'granskning' ? 'utkast' : to[before];
    if (after === undefined) expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    else expect(status, JSON.stringify(body.fel)).toBe(move === 'ask' ? 202 : 200);
    expect((await chief.item(id)).status).toBe(after ?? before);
  });

  test('no move is left out but the one that needs a publishing system that is away: release-elsewhere.test.ts', () => {
    expect(Object.keys(CONTENT_MOVES).filter((move) => !(move in MOVE))).toEqual(['tryOut', 'queue']);
  });
});

const LANGUAGE_MOVE: Record<Exclude<LanguageMove, 'sourceReleased'>, (walked: Walked) => Promise<Answer>> = {
  setDraft: ({ chief, id }) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'utkast' }),
  setReview: ({ chief, id }) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'granskning', mejl: false }),
  approve: ({ chief, id }) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' }),
  outdate: ({ chief, id }) => chief.post(`/innehall/${id}/sprak/sv/status`, { status: 'behover_uppdateras' }),
  save: MOVE.save,
  release: ({ chief, id }) => chief.release(id, { lage: 'schemalagd', datum: LATER }),
  handOver: MOVE.handOver,
};

describe('a language version', () => {
  const moves = Object.keys(LANGUAGE_MOVE) as Array<keyof typeof LANGUAGE_MOVE>;

  test.each(moves.flatMap((move) => LANGUAGE_STATUSES.map((before) => [move, before] as const)))('%s from %s', async (move, before) => {
    const chief = await as('chefredaktor');
    const { id, revision: bas } = await chief.created(swedish());
    await chief.post(`/innehall/${id}/sprak/sv/status`, { status: before, mejl: false });
    const to: Partial<Record<LanguageStatus, LanguageStatus>> = LANGUAGE_MOVES[move].to;
    expect((await LANGUAGE_MOVE[move]({ chief, id, bas })).status).toBe(200);
    expect((await chief.item(id)).sprak.sv.status).toBe(to[before]);
  });

  test('no move is left out but that of the other languages: release.test.ts', () => {
    expect(Object.keys(LANGUAGE_MOVES).filter((move) => !(move in LANGUAGE_MOVE))).toEqual(['sourceReleased']);
  });
});

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import type { Answer, OfVersion } from '../newsroom/answer.ts';
import { swedish } from '../newsroom/articles.ts';
import type { Caller } from '../newsroom/caller.ts';
import { send } from '../newsroom/http.ts';
import type { OwnNewsroom } from './own-newsroom.ts';

/*
 * People at work while something happens: each writes an article, saves it anew and publishes it, every call again under its key until it
 * is done, while others read what is public. Whatever was acknowledged is to be there afterwards, once.
 */

const WRITERS = 6;
const PAUSE_MS = 150;
const AGAIN_AFTER_MS = 300;

export interface Told {
  /** What was asked. */
  vad: string;
  status: number;
  ms: number;
  retryAfter: number;
  koder: readonly string[];
}

/** An article that was acknowledged: as it was written, as it was saved after that, and what was said to be public of it. */
interface Acknowledged {
  id: string;
  sparad: string;
  publicerad: string;
}

/** What callers and readers were told while something happened. */
export interface WritingLoad {
  told: Told[];
  /** By readers. */
  read: Told[];
  /** By the key that each was created under. */
  articles: Map<string, Acknowledged>;
  /** Lets everybody finish what they have begun. */
  end(): Promise<void>;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** An answer, and what is to be remembered of it. */
export async function timed<One extends { status: number; headers: Record<string, unknown> }>(
  vad: string,
  asked: Promise<One>,
): Promise<[One, Told]> {
  const elapsed = stopwatch();
  const answer = await asked;
  const koder = 'koder' in answer && Array.isArray(answer.koder) ? answer.koder : [];
  return [answer, { vad, status: answer.status, ms: elapsed(), retryAfter: Number(answer.headers['retry-after'] ?? 0), koder }];
}

/** Begins it in the newsroom, at the Studio of that address; `paths` are read again and again. */
export async function writingLoad(
  newsroom: OwnNewsroom,
  url: string,
  paths: readonly string[],
  version: OfVersion = {},
): Promise<WritingLoad> {
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => newsroom.as('publicist', url, version)));
  const told: Told[] = [];
  const read: Told[] = [];
  const articles = new Map<string, Acknowledged>();
  let over = false;

  /** Asks under a key of its own until it is done, as somebody does who has heard nothing. */
  const untilDone = async (vad: string, done: readonly number[], ask: (nyckel: string) => Promise<Answer>): Promise<Answer> => {
    const nyckel = randomUUID();
    for (;;) {
      const [answer, heard] = await timed(vad, ask(nyckel));
      told.push(heard);
      await pause(done.includes(answer.status) ? PAUSE_MS : AGAIN_AFTER_MS);
      if (done.includes(answer.status)) return answer;
    }
  };
  const write = async (writer: Caller) => {
    while (!over) {
      const [ansvarig, first, second] = [randomUUID(), swedish(), swedish()];
      const created = await untilDone('skapar', [201], (nyckel) => writer.create({ ansvarig, ...first }, { nyckel }));
      const { id } = created.body;
      const bas = created.body.innehall.sprak.sv.arbetsrevision.id;
      const saved = await untilDone('sparar', [200], (nyckel) => writer.save(id, 'sv', { ...second, bas }, { nyckel }));
      const released = await untilDone('publicerar', [200, 202], (nyckel) => writer.release(id, {}, { nyckel }));
      articles.set(ansvarig, { id, sparad: saved.body.id, publicerad: released.body.sprak.sv.revision });
    }
  };
  const follow = async (path: string) => {
    while (!over) {
      const [, heard] = await timed(path, send({ method: 'GET', path }, url));
      read.push(heard);
      await pause(50);
    }
  };
  const all = [...writers.map(write), ...paths.map(follow)];
  return {
    ...{ told, read, articles },
    async end() {
      over = true;
      await Promise.all(all);
    },
  };
}

/** Every article, every save and every publication that was acknowledged is there, and once. */
export async function isAllThere(newsroom: OwnNewsroom, { articles }: Pick<WritingLoad, 'articles'>): Promise<void> {
  const known = [...articles.values()];
  const ids = known.map(({ id }) => id);
  const underway = () => newsroom.sql('SELECT 1 FROM release WHERE innehall_id = ANY($1) AND nasta IS NOT NULL', [ids]);
  await expect.poll(async () => (await underway()).length, { timeout: 30_000 }).toBe(0);
  const rows = await newsroom.sql<Acknowledged & { ansvarig: string; versioner: number; publiceringar: number }>(
    `SELECT i.ansvarig, i.id, v.arbetsrevision_id AS sparad, p.revision_id AS publicerad,
        (SELECT count(*)::int FROM revision r WHERE r.innehall_id = i.id) AS versioner,
        (SELECT count(*)::int FROM publicering f WHERE f.innehall_id = i.id) AS publiceringar
      FROM innehall i JOIN sprakversion v ON v.innehall_id = i.id LEFT JOIN publicerad_version p ON p.innehall_id = i.id
      WHERE i.ansvarig = ANY($1) ORDER BY i.ansvarig`,
    [[...articles.keys()]],
  );
  const wanted = [...articles].map(([ansvarig, article]) => ({ ansvarig, ...article, versioner: 2, publiceringar: 1 }));
  expect(rows).toEqual(wanted.toSorted((a, b) => (a.ansvarig < b.ansvarig ? -1 : 1)));
}

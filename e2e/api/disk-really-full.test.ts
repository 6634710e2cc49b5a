import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '../found.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { type OwnServer, ownServer } from './studio/own-server.ts';
import { ownStudio } from './studio/own-studio.ts';
import { isAllThere, pause, type WritingLoad, writingLoad } from './studio/writing-load.ts';

/*
 * A disk of the database's own that is filled to the last byte while people write: what cannot be kept is 503, readers go on, and when
 * there is room again all goes on by itself, with everything that was acknowledged there once. Only where this process may mount a disk
 * in memory (root); elsewhere disk-full.test.ts has PostgreSQL say so.
 */

const DISK = '320m';
const disk = mountedDisk();

let server: OwnServer;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let page: string;

/** A small disk in memory; `undefined` where nobody may make one. */
function mountedDisk(): string | undefined {
  const place = mkdtempSync(path.join(tmpdir(), 'studio-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=777`, 'tmpfs', place], { stdio: 'pipe' });
    return place;
  } catch {
    // Not allowed, or no such thing on this system: the test is left out, and says so.
    rmSync(place, { recursive: true, force: true });
    return undefined;
  }
}

beforeAll(async () => {
  if (disk === undefined) return;
  server = await ownServer(disk);
  newsroom = await ownNewsroom(server.url);
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  chief = await newsroom.as('chefredaktor', studio.url);
  const { id, slug } = await chief.created(swedish());
  expect((await chief.release(id)).status).toBe(200);
  page = `/nyheter/${slug}`;
});

afterAll(async () => {
  if (disk === undefined) return;
  await studio?.stop();
  await newsroom?.end();
  await server?.stop();
  execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Writes until there is no room for another byte, and again for what is freed meanwhile until it is told to stop. */
function filling(place: string): { stop(): Promise<void> } {
  const file = path.join(place, 'fullt');
  let over = false;
  const write = async () => {
    const filler = await open(file, 'a');
    for (let size = 1 << 20; !over; ) {
      try {
        await filler.appendFile(Buffer.alloc(size));
      } catch (full) {
        if (!(full instanceof Error && 'code' in full && full.code === 'ENOSPC')) throw full;
        if (size > 4_096) size = 4_096;
        else await pause(20);
      }
    }
    await filler.close();
  };
  const running = write();
  return {
    async stop() {
      over = true;
      await running;
      await rm(file);
    },
  };
}

const refusedFor = ({ told }: WritingLoad) => told.filter(({ status }) => status === 503);

test.skipIf(disk === undefined)(
  'a disk that is full under load: 503, nothing half, and back by itself',
  { timeout: 240_000, retry: 0 },
  async () => {
    expect((await send({ method: 'GET', path: page }, studio.url)).status).toBe(200);
    const working = await writingLoad(newsroom, studio.url, [page]);
    const filler = filling(disk ?? '');
    try {
      // Whatever room PostgreSQL has set aside is used up first.
      await expect.poll(() => refusedFor(working).length, { timeout: 90_000, interval: 200 }).toBeGreaterThan(20);
    } finally {
      await filler.stop();
    }
    const writes = async () => (await chief.create()).status;
    await expect.poll(writes, { timeout: 60_000, interval: 200 }).toBe(201);
    await pause(1_000);
    await working.end();

    const { told, read, articles } = working;
    for (const { status, koder, retryAfter } of told) {
      expect([200, 201, 202, 409, 503], koder.join()).toContain(status);
      if (status === 409) expect(koder).toEqual(['samtidigt_anrop']);
      if (status === 503) expect(retryAfter).toBeGreaterThan(0);
    }
    expect(read.filter(({ status }) => status !== 200)).toEqual([]);
    await isAllThere(newsroom, working);
    const why = [...new Set(refusedFor(working).flatMap(({ koder }) => koder))].toSorted().join(', ');
    await found(
      `a disk of ${DISK} filled to the last byte under load: ${refusedFor(working).length} told 503 (${why}), ${articles.size} articles created, saved and published, 0 lost, halved or doubled; back by itself`,
    );
  },
);

import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { NEWS_ADDRESS } from '#lib/contract/staff-news.ts';
import { HttpCaller } from './http-caller.ts';
import { memoryMb } from './memory.ts';
import { logIn, startStudioProcess } from './studio-process.ts';

/* npm run bench -- strommar: what the newsroom's browsers cost that listen, and how soon they are told. README.md tells how to read it. */

const STREAMS = Number(process.env.BENCH_STROMMAR ?? 200);
/** Of one login there are no more than twelve. */
const OF_LOGIN = 10;
const TOLD = 200;
const SETTLED_MS = 5_000;

interface Listening {
  call: ClientRequest;
  /** When each place that was shown came. */
  heard: Map<string, number>;
}

/** A browser that listens; settled once it hears. */
function listen(url: string, cookie: string): Promise<Listening> {
  const { hostname, port } = new URL(url);
  const heard = new Map<string, number>();
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: NEWS_ADDRESS, headers: { cookie }, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, falt = ''] of text.matchAll(/"falt":"(\w+)"/g)) heard.set(falt, performance.now());
        resolve({ call, heard });
      });
    });
    call.on('error', reject).end();
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

function percentile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}

/** Opens the streams, shows places of somebody who writes, and tells what that cost and when everybody knew. */
export async function measureStreams(): Promise<boolean> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-strommar-'));
  const studio = await startStudioProcess(data);
  try {
    const cookies: string[] = [];
    while (cookies.length * OF_LOGIN < STREAMS) cookies.push(await logIn(studio.url));
    const [cookie = ''] = cookies;
    const caller = new HttpCaller(studio.url, 1);
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ sektion: 'nyheter', mall: 'nyhet', rubrik: 'Fyren' });
    const { id } = JSON.parse(await caller.call('POST', '/studio/api/innehall', { body, headers, wanted: 201 }));
    await settled();
    const before = memoryMb(studio.npm, data);
    const open = await Promise.all(
      Array.from({ length: STREAMS }, (_, nr) => listen(studio.url, cookies[Math.floor(nr / OF_LOGIN)] ?? '')),
    );
    await settled();
    const listening = memoryMb(studio.npm, data);
    const late: number[] = [];
    for (let nr = 0; nr < TOLD; nr++) {
      const falt = `plats${nr}`;
      const began = performance.now();
      await caller.call('PUT', `/studio/api/innehall/${id}/narvaro`, {
        ...{ body: JSON.stringify({ fonster: 'ett', sprak: 'sv', falt }), headers, wanted: 200 },
      });
      while (open.some(({ heard }) => !heard.has(falt))) await new Promise((resolve) => setImmediate(resolve));
      late.push(...open.map(({ heard }) => (heard.get(falt) ?? Number.NaN) - began));
    }
    await settled();
    const told = memoryMb(studio.npm, data);
    for (const { call } of open) call.on('error', () => {}).destroy();
    caller.close();
    const cost = Math.max(listening, told) - before;
    const p95 = percentile(late, 0.95);
    process.stdout.write(
      `${STREAMS} strömmar: ${before.toFixed(0)} MB utan dem, ${listening.toFixed(0)} med, ${told.toFixed(0)} när de har hört ${TOLD} platser (mål: högst 100 MB mer)\n` +
        `en plats syns hos alla: p50 ${percentile(late, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, sist ${percentile(late, 1).toFixed(1)} ms (mål: 1 s)\n`,
    );
    return cost <= 100 && p95 <= 1_000;
  } finally {
    await studio.stop();
    await rm(data, { recursive: true, force: true });
  }
}

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { HttpCaller } from './http-caller.ts';
import { measure } from './load.ts';
import { sampleArticle } from './sample-article.ts';
import { getRequest, SocketCaller } from './socket-caller.ts';
import { createAgents, logIn, type StudioProcess, startStudioProcess } from './studio-process.ts';

/*
 * What pictures cost: to take in, to make a variant of for its first reader, to serve one that is kept, and what saves notice of it.
 * README.md tells how to read it.
 */

const SECONDS = Number(process.env.BENCH_SEKUNDER ?? 5);
const CONNECTIONS = 10;
const AT_ONCE = 20;
const ROUNDS = 5;
const SAVES_EVERY_MS = 50;
/** Those that readers ask for: in words, and as cards. */
const VARIANTS = [
  '640.avif',
  '1280.avif',
  '1920.avif',
  '640.webp',
  '1280.webp',
  '1920.webp',
  '4x3-50-320.avif',
  '16x9-50-640.avif',
  '16x9-50-1280.webp',
];

const row = (name: string, figure: string, goal = '') => process.stdout.write(`${[name, figure, goal].filter(Boolean).join('  |  ')}\n`);
const medianOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Light and shade as in a photograph, with grain: drawn anew for each number. */
async function photograph(width: number, height: number, number: number): Promise<Buffer> {
  const noise = (part: number, sigma: number) =>
    sharp({
      create: {
        ...{ width: Math.ceil(width / part), height: Math.ceil(height / part), channels: 3, background: '#808080' },
        noise: { type: 'gaussian', mean: 100 + ((number * 37) % 60), sigma },
      },
    })
      .png()
      .toBuffer();
  const [shapes, grain] = await Promise.all([noise(80, 60), noise(1, 6)]);
  const drawn = await sharp(shapes).resize(width, height, { kernel: 'cubic', fit: 'fill' }).png({ compressionLevel: 0 }).toBuffer();
  return sharp(drawn)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function uploaded({ url }: StudioProcess, key: string, bytes: Buffer, name: string): Promise<string> {
  const form = new FormData();
  form.set('fil', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  const answer = await fetch(`${url}/studio/api/media`, { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: form });
  if (answer.status !== 201) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  const { media } = (await answer.json()) as { media: { src: string } };
  return media.src.slice(0, media.src.lastIndexOf('/'));
}

async function answered({ url }: StudioProcess, address: string): Promise<number> {
  const since = performance.now();
  const answer = await fetch(`${url}${address}`);
  const bytes = (await answer.arrayBuffer()).byteLength;
  const kept = answer.headers.get('cache-control')?.includes('immutable') === true;
  if (answer.status !== 200 || bytes === 0 || !kept)
    throw new Error(`${address}: ${answer.status}, ${answer.headers.get('cache-control')}`);
  return performance.now() - since;
}

/** The most that the process has held, in megabytes, and what it holds. */
async function memoryOf({ pid }: StudioProcess): Promise<{ most: number; now: number }> {
  const told = await readFile(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(told)?.[1] ?? 0) / 1000);
  return { most: mb('VmHWM'), now: mb('VmRSS') };
}

async function oneLargePicture(studio: StudioProcess, key: string): Promise<void> {
  const camera = await photograph(6000, 4000, 1);
  const times: number[] = [];
  let first: number | undefined;
  for (let round = 0; round < ROUNDS; round++) {
    const since = performance.now();
    const folder = await uploaded(studio, key, camera, `kamera-${round}.jpg`);
    await answered(studio, `${folder}/640.avif`);
    times.push(performance.now() - since);
    first ??= (await memoryOf(studio)).most;
  }
  const { most, now } = await memoryOf(studio);
  row(`24 megapixlar (${(camera.length / 1e6).toFixed(1)} MB) i arkivet med en variant, ms`, medianOf(times).toFixed(0), 'mål < 2 000');
  row('minne, som mest efter den första / efter alla / efteråt, MB', `${first} / ${most} / ${now}`, 'mål < 400');
}

async function firstVariants(studio: StudioProcess, key: string): Promise<string> {
  const folders = [];
  for (let round = 0; round < ROUNDS; round++)
    folders.push(await uploaded(studio, key, await photograph(3000, 2000, round + 2), `tre-${round}.jpg`));
  for (const name of VARIANTS) {
    const times = [];
    for (const folder of folders) times.push(await answered(studio, `${folder}/${name}`));
    row(`${name} för första gången, ms, median / längst`, `${medianOf(times).toFixed(0)} / ${Math.max(...times).toFixed(0)}`, 'mål < 150');
  }
  return `${folders[0]}/640.avif`;
}

async function keptVariant(studio: StudioProcess, address: string): Promise<void> {
  const callers = Array.from({ length: CONNECTIONS }, () => new SocketCaller(studio.url));
  for (const [what, headers, wanted] of [
    ['en sparad variant i sekunden', {}, 200],
    ['samma, som läsaren redan har (304)', { 'If-None-Match': '*' }, 304],
  ] as const) {
    const request = getRequest(address, headers);
    let bytes = 0;
    const figure = await measure({
      connections: CONNECTIONS,
      seconds: SECONDS,
      async send(_, connection) {
        const answer = await callers[connection]?.ask(request);
        if (answer?.status !== wanted) throw new Error(`${address}: ${answer?.status}`);
        bytes = answer.body.length;
      },
    });
    row(what, `${figure.perSecond.toFixed(0)} (${bytes} byte, p99 ${figure.p99.toFixed(1)} ms, ${figure.errors} fel)`, 'mål ≥ 5 000');
  }
  for (const caller of callers) caller.close();
}

/** Twenty files of a camera at once, while somebody saves. */
async function savesMeanwhile(studio: StudioProcess, keys: readonly string[]): Promise<void> {
  const files = await Promise.all(Array.from({ length: AT_ONCE }, (_, nr) => (nr < 4 ? photograph(6000, 4000, nr + 50) : undefined)));
  const caller = new HttpCaller(studio.url, 2);
  const headers = { authorization: `Bearer ${keys[1]}` };
  const { rubrik, ingress, block, ...item } = sampleArticle(1);
  const made = await caller.call('POST', '/studio/api/innehall', {
    headers,
    body: JSON.stringify({ rubrik, ingress, block, ...item }),
    wanted: 201,
  });
  const { innehall } = JSON.parse(made) as { innehall: { id: string; sprak: { sv: { arbetsrevision: { id: string } } } } };
  let bas = innehall.sprak.sv.arbetsrevision.id;
  let uploading = true;
  const times: number[] = [];
  const saving = (async () => {
    for (let round = 0; uploading; round++) {
      const body = JSON.stringify({ rubrik: `${rubrik} ${round}`, ingress, block, bas });
      const since = performance.now();
      const saved = await caller.call('PUT', `/studio/api/innehall/${innehall.id}/sprak/sv`, {
        headers: { authorization: `Bearer ${keys[round % keys.length]}` },
        body,
      });
      times.push(performance.now() - since);
      bas = (JSON.parse(saved) as { id: string }).id;
      await delay(SAVES_EVERY_MS);
    }
  })();
  const since = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, nr) => uploaded(studio, keys[0] ?? '', files[nr % 4] ?? Buffer.alloc(0), `samtidig-${nr}.jpg`)),
  );
  const took = performance.now() - since;
  uploading = false;
  await saving;
  caller.close();
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0);
  row(`${AT_ONCE} sådana på en gång, sekunder`, (took / 1000).toFixed(1));
  row(`spara under tiden (${times.length}), p50 / p99 / längst, ms`, `${at(0.5)} / ${at(0.99)} / ${at(1)}`, 'mål p99 < 300');
  const { most, now } = await memoryOf(studio);
  row('minne, som mest / efteråt, MB', `${most} / ${now}`);
}

/** Measures it on the built application, with an empty newsroom of its own. */
export async function measurePictures(): Promise<void> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const studio = await startStudioProcess(data);
  try {
    row('belastning på maskinen (1 min)', (os.loadavg()[0] ?? 0).toFixed(1));
    const keys = await createAgents(studio.url, await logIn(studio.url), 10);
    row('minne före första bilden, MB', String((await memoryOf(studio)).now));
    await oneLargePicture(studio, keys[0] ?? '');
    await keptVariant(studio, await firstVariants(studio, keys[0] ?? ''));
    await savesMeanwhile(studio, keys);
    row('belastning på maskinen (1 min)', (os.loadavg()[0] ?? 0).toFixed(1));
  } finally {
    await studio.stop();
    await rm(data, { recursive: true, force: true });
  }
}

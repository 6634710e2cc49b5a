import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, expect, inject, test } from 'vitest';
import { draftReport, posted, publicReport } from './newsroom/live.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

const chief = await as('chefredaktor');
const anna = await as('publicist');
const { url } = inject('studio');
const other = await ownStudio({});
afterAll(() => other.stop());

interface Listening {
  headers: IncomingMessage['headers'];
  /** How many times it has been told of something. */
  readonly told: number;
  readonly isOver: boolean;
  leave(): void;
}

/** A reader's page that listens; settled with the first word. */
async function listen(id: string, at = url, query = ''): Promise<Listening> {
  const { hostname, port } = new URL(at);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ hostname, port, path: `/studio/live/${id}/strom${query}`, headers: { Origin: 'https://wp.example' }, agent: false }, resolve)
      .on('error', reject)
      .end();
  });
  expect(response.statusCode).toBe(200);
  let [told, isOver] = [0, false];
  const first = Promise.withResolvers<void>();
  response.setEncoding('utf8').on('data', (text: string) => {
    told += text.split('data: ').length - 1;
    if (told > 0) first.resolve();
  });
  const over = () => {
    isOver = true;
  };
  response.on('close', over).on('error', over);
  await first.promise;
  return {
    headers: response.headers,
    get told() {
      return told;
    },
    get isOver() {
      return isOver;
    },
    leave: () => void response.destroy(),
  };
}

const soon = { timeout: 5_000, interval: 20 };

test('whoever listens is told of each entry, here and at another instance, and by then the feed has it', async () => {
  const id = await publicReport(chief);
  const [here, there, another] = [await listen(id), await listen(id, other.url), await listen(await publicReport(chief))];
  expect(here.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'access-control-allow-origin': '*',
  });
  for (const nr of [1, 2]) {
    const before = [here.told, there.told] as const;
    const entry = await posted(anna, id, { text: `Mål ${nr}!` });
    await expect.poll(() => here.told, soon).toBeGreaterThan(before[0]);
    expect(await (await fetch(`${url}/studio/live/${id}.json`)).text()).toContain(entry);
    await expect.poll(() => there.told, soon).toBeGreaterThan(before[1]);
    expect(await (await fetch(`${other.url}/studio/live/${id}.json`)).text()).toContain(entry);
  }
  expect(another.told).toBe(1);
  for (const one of [here, there, another]) one.leave();
});

test('whoever listens is told when the report is taken down, and finds it gone', async () => {
  const id = await publicReport(chief);
  const reader = await listen(id);
  expect((await chief.post(`/innehall/${id}/nedtagning`, { orsak: 'Fel' })).status).toBe(200);
  await expect.poll(() => reader.told, soon).toBe(2);
  expect((await fetch(`${url}/studio/live/${id}.json`)).status).toBe(404);
  reader.leave();
});

test('there is nothing to listen to of a draft, of what there is not, or in a language that it has not', async () => {
  const [draft, shown] = [await draftReport(chief), await publicReport(chief)];
  for (const path of [
    `${draft}/strom`,
    `${randomUUID()}/strom`,
    `${shown}/strom?sprak=en`,
    `${shown}/strom/x`,
    'x/strom',
    `${shown}/strom.json`,
  ])
    expect((await fetch(`${url}/studio/live/${path}`)).status, path).toBe(404);
  expect((await fetch(`${url}/studio/live/${shown}/strom`, { method: 'POST' })).status).toBe(405);
  const head = await fetch(`${url}/studio/live/${shown}/strom`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

test('an instance that stops leaves nobody waiting', async () => {
  const id = await publicReport(chief);
  const stopping = await ownStudio({});
  const reader = await listen(id, stopping.url);
  await stopping.stop();
  await expect.poll(() => reader.isOver, soon).toBe(true);
});

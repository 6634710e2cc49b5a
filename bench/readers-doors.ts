import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compared, type Served, served, startBareServer } from './beside-bare.ts';
import { HttpCaller } from './http-caller.ts';
import { sampleArticle } from './sample-article.ts';
import { getRequest, SocketCaller } from './socket-caller.ts';
import { createAgents, logIn, ORDER_GIVER, type StudioProcess, startStudioProcess } from './studio-process.ts';

/*
 * What readers' browsers tell and what readers follow, beside a node:http server that reads the same bytes and answers with the same: README.md
 * tells how it is run.
 */

const SECONDS = Number(process.env.BENCH_SEKUNDER ?? 2);
const ROUNDS = 9;
const GOAL = 0.6;
/** So many articles are read: more than can be read honestly of one in a second is not counted. */
const ARTICLES = 40;
const SOURCES = ['direkt', 'sok', 'socialt', 'internt', 'annan'];
const KOD = 'panna';
const BLOCK = 'bkopknapp1';
/** Of several browsers: what is found out of one may be remembered. */
const BROWSERS = Array.from(
  { length: 40 },
  (_, nr) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + nr}.0.0.0 Safari/537.36`,
);

const browserOf = (index: number) => BROWSERS[index % BROWSERS.length] ?? '';

interface Measured {
  name: string;
  status: number;
  requests: readonly string[];
  /** How many have been counted. */
  counted(): Promise<number>;
}

/** Whether what browsers tell is heard at the pace that is wanted, and all of it counted. */
export function measureBeacon(): Promise<boolean> {
  return inNewsroom(async ({ studio, caller, cookie, articles }) => {
    const requests = articles.flatMap((innehall, nr) =>
      SOURCES.map((kalla, of) => {
        const body = JSON.stringify({ innehall, sprak: 'sv', kalla, sekunder: (nr * 37) % 240, djup: (nr * 13 + of) % 101 });
        return postRequest('/studio/matning', body, browserOf(nr * SOURCES.length + of));
      }),
    );
    const counted = async () => {
      const answer: { totalt: { visningar: number } } = JSON.parse(
        await caller.call('GET', '/studio/api/trafik?dagar=2', { headers: { cookie } }),
      );
      return answer.totalt.visningar;
    };
    return besideBare(studio, { name: 'POST /studio/matning', status: 204, requests, counted });
  });
}

/** Whether readers are led on at the pace that is wanted, and all of it counted. */
export function measureOutbound(): Promise<boolean> {
  return inNewsroom(async ({ studio, caller, cookie, articles }) => {
    const requests = articles.map((id, nr) => getRequest(`/ut/${KOD}?fran=${id}.${BLOCK}`, { 'User-Agent': browserOf(nr) }));
    const counted = async () => {
      const answer: { utlank: { klick: number } } = JSON.parse(
        await caller.call('GET', `/studio/api/utlankar/${KOD}`, { headers: { cookie } }),
      );
      return answer.utlank.klick;
    };
    return besideBare(studio, { name: `GET /ut/${KOD}`, status: 302, requests, counted });
  });
}

interface Newsroom {
  studio: StudioProcess;
  caller: HttpCaller;
  cookie: string;
  /** Public, each with the link in a block. */
  articles: string[];
}

async function inNewsroom(work: (newsroom: Newsroom) => Promise<boolean>): Promise<boolean> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  try {
    const studio = await startStudioProcess(data);
    const caller = new HttpCaller(studio.url, 4);
    try {
      const cookie = await logIn(studio.url);
      const [key = ''] = await createAgents(studio.url, cookie, 1);
      await registerLink(caller, cookie);
      const articles: string[] = [];
      for (let nr = 0; nr < ARTICLES; nr++) articles.push(await published(caller, key, nr));
      return await work({ studio, caller, cookie, articles });
    } finally {
      caller.close();
      await studio.stop();
    }
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

async function registerLink(caller: HttpCaller, cookie: string): Promise<void> {
  const send = (path: string, body: object) =>
    caller.call('POST', `/studio/api${path}`, { body: JSON.stringify(body), headers: { cookie }, wanted: 201 });
  const given = { namn: 'Köksboden', domaner: ['koksboden.example'], parametrar: { epi: '[artikel]' } };
  const { program }: { program: { id: string } } = JSON.parse(await send('/program', given));
  await send('/utlankar', { kod: KOD, adress: 'https://www.koksboden.example/pannor/gjutjarn-28', program: program.id });
}

async function published(caller: HttpCaller, key: string, nr: number): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const { block, ...article } = sampleArticle(nr);
  const link = { type: 'text', text: 'Till butiken', marks: [{ type: 'link', attrs: { href: `/ut/${KOD}` } }] };
  const body = JSON.stringify({ ...article, block: [...block, { type: 'paragraph', attrs: { id: BLOCK }, content: [link] }] });
  const { id }: { id: string } = JSON.parse(await caller.call('POST', '/studio/api/innehall', { body, headers, wanted: 201 }));
  await caller.call('POST', `/studio/api/innehall/${id}/release`, {
    body: JSON.stringify({ lage: 'publicera', order_av: ORDER_GIVER }),
    headers,
  });
  return id;
}

async function besideBare(studio: StudioProcess, { name, status, requests, counted }: Measured): Promise<boolean> {
  const reader = new SocketCaller(studio.url);
  const answer = await reader.ask(requests[0] ?? '');
  reader.close();
  const bare = await startBareServer(answer);
  const requestOf = (index: number) => requests[index % requests.length] ?? '';
  const figures: { own: Served[]; bare: Served[] } = { own: [], bare: [] };
  let sent = 1;
  for (let round = 0; round < ROUNDS + 1; round++) {
    const plain = await served(bare, requestOf, status, SECONDS);
    const own = await served(studio, requestOf, status, SECONDS);
    sent += own.answered;
    // The first round warms both up.
    if (round === 0) continue;
    figures.bare.push(plain);
    figures.own.push(own);
  }
  bare.stop();
  const found = await settled(counted, sent);
  const { share, told } = compared(figures.own, figures.bare);
  process.stdout.write(`  ${name}, mot bar node:http: ${told} (mål ${GOAL * 100} %)\n  räknade: ${found} av ${sent}\n`);
  return share >= GOAL && found === sent;
}

/** What has been counted when all is, or when nothing more is for some time: it is written once a second. */
async function settled(counted: () => Promise<number>, wanted: number): Promise<number> {
  const STEPS = 40;
  const STEP_MS = 500;
  let found = await counted();
  for (let step = 0; step < STEPS && found < wanted; step++) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    found = await counted();
  }
  return found;
}

/** As a browser tells by sendBeacon. */
function postRequest(address: string, body: string, browser: string): string {
  const head = [
    `POST ${address} HTTP/1.1`,
    'Host: studio',
    `User-Agent: ${browser}`,
    'Accept: */*',
    'Accept-Encoding: gzip, deflate, br',
    'Content-Type: text/plain;charset=UTF-8',
    'Origin: https://exempel.se',
    'Referer: https://exempel.se/',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

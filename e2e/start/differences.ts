import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { expect } from 'vitest';
import { pace } from '#lib/machine/pace.ts';
import { processMs } from '../../bench/processor-time.ts';
import { ask, send } from './ask-server.ts';

/** A server, and the process that answers. */
export interface Server {
  url: string;
  pid: number;
}

/** A row of the table in docs/decisions/one-application.md, and how it is seen: `ours` is npm start, `nexts` one of the other ways. */
export interface Difference {
  /** Questions whose answers differ by it, as «GET /address». */
  asked?: RegExp;
  isSeen(ours: Server, nexts: Server): Promise<void>;
}

/** Asks both, and holds what each answers against what is said of it. */
async function answers(ours: Server, nexts: Server, question: string, wanted: [ours: number, nexts: number]): Promise<void> {
  const [one, other] = await Promise.all([ours, nexts].map(({ url }) => ask(url, question)));
  expect([question, one?.status, other?.status]).toEqual([question, ...wanted]);
  // What Next says there are words of its own, or none.
  expect([question, other?.headers['x-request-id'], other?.body.includes('"fel"')]).toEqual([question, undefined, false]);
}

const HOST = 'Host: localhost\r\n';

/** What cannot be read as HTTP, or asks for something else than HTTP; the status and the refusal that npm start has for it. */
const UNREADABLE: Record<string, [text: string, ours: number, kod: string, nexts: number | undefined]> = {
  'no HTTP': ['HEJ\r\n\r\n', 400, 'anrop_olasligt', 400],
  'two lengths': [`POST /halsa HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`, 400, 'anrop_olasligt', 400],
  'headers of 17 kB': [`GET /halsa HTTP/1.1\r\n${HOST}X: ${'a'.repeat(17_000)}\r\n\r\n`, 431, 'huvud_for_langa', 431],
  'another protocol': [
    `GET /halsa HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    400,
    'uppgradering_nekad',
    undefined,
  ],
};

const statusOf = (heard: string) => (heard === '' ? undefined : Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]));

/** Longer than npm start waits for the rest of a request, and far shorter than node does by itself. */
const SLOW_MS = 13_000;

/** By the words of their rows. Speed is measured by what an answer costs of a processor: what else the machine does is none of it. */
export const DIFFERENCES: Record<string, Difference> = {
  'an address that cannot be decoded (`/%zz`) is 500 and plain, not 404 or 400; two slashes in a row lead to one (308), and `..` to the door it leads to; `OPTIONS *` is 500, not 405':
    {
      asked: /^\w+ (\/studio\/api)?\/%zz|^\w+ (?!https?:\/\/[^@]+$).*\/\/|(live|api)\/\.\.\//,
      async isSeen(ours, nexts) {
        await answers(ours, nexts, 'GET /%zz', [404, 500]);
        await answers(ours, nexts, 'GET /studio/api/%zz', [400, 500]);
        await answers(ours, nexts, 'GET /a//b', [404, 308]);
        await answers(ours, nexts, 'GET /studio//api/jag', [404, 308]);
        await answers(ours, nexts, 'OPTIONS *', [405, 500]);
        const followed = await Promise.all([ours, nexts].map(({ url }) => ask(url, 'GET /studio/api/../agenter')));
        expect(followed.map(({ status }) => status)).toEqual([404, 302]);
      },
    },
  'a method that Next does not know is 400 or 500 and plain, not 405 or 403': {
    asked: /^TRACE |^PROPFIND (?!\/studio\/agenter)/,
    async isSeen(ours, nexts) {
      for (const address of ['/', '/halsa', '/studio/api/jag', '/studio/live/x.json', '/studio/mcp/redaktion', '/studio/oauth/token']) {
        await answers(ours, nexts, `TRACE ${address}`, [405, 500]);
        await answers(ours, nexts, `PROPFIND ${address}`, [405, 400]);
      }
    },
  },
  "what cannot be read as HTTP, and headers beyond 16 kB, get node's own words, not the envelope; who asks for another protocol is hung up on, not told; who is slow is waited for as long as node does, and an idle connection is kept for 5 s, not 65; what comes while Studio opens is held until it is open, not told 503 at once":
    {
      async isSeen(ours, nexts) {
        for (const [name, [text, status, kod, plain]] of Object.entries(UNREADABLE)) {
          const [one = '', other = ''] = await Promise.all([ours, nexts].map(({ url }) => send(url, text)));
          expect([name, statusOf(one), one.includes(`"kod":"${kod}"`)]).toEqual([name, status, true]);
          expect([name, statusOf(other), other.includes('{')]).toEqual([name, plain, false]);
        }
        const [one, other] = await Promise.all([ours, nexts].map(({ url }) => ask(url, 'GET /halsa', { Connection: 'keep-alive' })));
        expect([one?.headers['keep-alive'], other?.headers['keep-alive']]).toEqual(['timeout=65', 'timeout=5']);
        const late = await Promise.all([ours, nexts].map(({ url }) => send(url, 'GET /halsa HTTP/1.1\r\nHost:', SLOW_MS)));
        expect(late).toEqual([expect.stringMatching(/^HTTP\/1\.1 408 .*"kod":"for_langsam"/s), '']);
      },
    },
  'bodies are compressed for each caller anew, by gzip; `npm start` hands out what was compressed once, by brotli where that is read; `Content-Length` is left out, `Vary` has words of Next’s, and what is packed has the `ETag` of what is not':
    {
      async isSeen(ours, nexts) {
        for (const address of ['/', '/studio/stil/lasare.css', '/studio/api/openapi.json']) {
          for (const [read, packed] of [
            ['br, gzip', ['br', 'gzip']],
            ['gzip', ['gzip', 'gzip']],
            ['identity', [undefined, undefined]],
          ] as const) {
            const both = await Promise.all([ours, nexts].map(({ url }) => ask(url, `GET ${address}`, { 'Accept-Encoding': read })));
            expect([address, read, ...both.map(({ headers }) => headers['content-encoding'])]).toEqual([address, read, ...packed]);
            expect(both.map(({ headers }) => 'content-length' in headers)).toEqual([true, false]);
            expect(both.map(({ headers }) => headers.vary?.includes('next-router'))).toEqual([false, true]);
            expect(both.map(({ headers }) => /-(br|gzip)/.test(headers.etag ?? ''))).toEqual([packed[0] !== undefined, false]);
          }
        }
      },
    },
  'far fewer requests a second at the cheapest doors: 650 to 1 200 where `server.ts` answers 7 000 to 9 000': {
    async isSeen(ours, nexts) {
      // Nobody's first answer is like the others.
      await Promise.all([ours, nexts].map((server) => costOf(server, 200)));
      const cheap = await costOf(ours, 2_000);
      const dear = await costOf(nexts, 600);
      expect(dear / cheap).toBeGreaterThan(2);
      // A thousand a second are one millisecond each, of one processor that promises are made for; three are allowed, for others use it too.
      expect(dear / pace()).toBeLessThan(3);
    },
  },
};

/** Milliseconds of a processor that one answer of a door that has nothing to do costs, asked that often over 16 connections. */
async function costOf({ url, pid }: Server, times: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const before = processMs(pid);
  await Promise.all(
    Array.from(
      { length: times },
      () =>
        new Promise<void>((resolve, reject) => {
          get(`${url}/halsa`, { agent }, (answer) => answer.resume().once('end', resolve).once('error', reject)).once('error', reject);
        }),
    ),
  );
  agent.destroy();
  return (processMs(pid) - before) / times;
}

/** The rows of the table, as they are written in the first of its columns. */
export async function listedDifferences(): Promise<string[]> {
  const [, after = ''] = (await readFile('docs/decisions/one-application.md', 'utf8')).split('**What differs between the ways**');
  const table = after.slice(0, after.indexOf('\n\n**'));
  return [...table.matchAll(/^\| (.+?) \| .* \|$/gm)].map(([, row = '']) => row).filter((row) => row !== 'In `next start` and standalone');
}

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { fault } from '#lib/errors/fault.ts';
import { type Door, jsonAnswer } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import type { Asked } from '#lib/http/asked.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { PATIENCE } from '#lib/http/patience.ts';
import { readJson, readSmall } from '#lib/http/read-body.ts';
import { bindPort, type HttpServer } from '#lib/http/server.ts';

const log = pino({ level: 'silent' });
const QUICK = { headersMs: 400, bodyMs: 400, wholeMs: 1_500, closing: { ms: 150, bytes: 64 * 1024 } };

let server: HttpServer | undefined;
afterEach(async () => server?.stop());

const refusing: Door = () => faultAnswer(fault('inloggning_saknas'));

/** Reads what it is sent, as the doors do, and says how much it was. */
const reading =
  (read: (asked: Asked) => Promise<unknown>): Door =>
  async (asked) => {
    const body = await read(asked);
    return jsonAnswer(200, { ok: true, bytes: Buffer.isBuffer(body) ? body.byteLength : JSON.stringify(body).length });
  };

async function serve(door: Door, options: Partial<Parameters<typeof bindPort>[0]> = {}): Promise<void> {
  const host = '127.0.0.1';
  server = await bindPort({ port: 0, host, proxies: 0, secure: false, patience: QUICK, log, ...options });
  server.answerWith({ door });
}

interface Caller {
  socket: Socket;
  /** All that has been answered so far. */
  heard(): string;
  /** Milliseconds from the call until the server closed the connection. */
  closed: Promise<number>;
}

async function call(head: string[], body = ''): Promise<Caller> {
  const socket = connect(server?.port ?? 0, '127.0.0.1');
  await once(socket, 'connect');
  const began = performance.now();
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString('utf8');
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - began)));
  if (head.length > 0) socket.write(`${head.join('\r\n')}\r\n${body}`);
  return { socket, heard: () => heard, closed };
}

const POST = ['POST /studio/api/x HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];

/** Sends as fast as the server takes it, and returns how much it took. */
async function pour({ socket, closed }: Caller, most: number, chunk = Buffer.alloc(64 * 1024, 'a')): Promise<number> {
  let open = true;
  void closed.then(() => {
    open = false;
  });
  let sent = 0;
  while (open && sent < most) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain').catch(() => {}), closed]);
    sent += chunk.length;
  }
  return sent;
}

describe('a message that two readers could end in two places is none, and hides no other behind it (RFC 9112 §6.3, OWASP ASVS V4.2.1):', () => {
  const HIDDEN = 'GET /dold HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const chunked = `0\r\n\r\n${HIDDEN}`;

  test.each<[string, string[], string]>([
    ['with a length and in chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], chunked],
    ['in chunks and with a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], chunked],
    ['with two lengths', ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
    ['with two lengths in one line', [`Content-Length: 0, ${HIDDEN.length}`], HIDDEN],
    ['with a length that is signed', ['Content-Length: +0'], HIDDEN],
    ['with a length in hexadecimal', ['Content-Length: 0x0'], HIDDEN],
    ['with a length that is none', ['Content-Length: noll'], HIDDEN],
    ['in chunks and then otherwise', ['Transfer-Encoding: chunked, identity'], chunked],
    ['in something like chunks', ['Transfer-Encoding: xchunked'], chunked],
    ['in chunks, with a space before the colon', ['Transfer-Encoding : chunked'], chunked],
    ['in chunks, told on a second line', ['Transfer-Encoding:', ' chunked', 'Content-Length: 0'], chunked],
    ['with a chunk that is no number', ['Transfer-Encoding: chunked'], `0x0\r\n\r\n${HIDDEN}`],
    ['with a chunk that is longer than it says', ['Transfer-Encoding: chunked'], `1\r\nab\r\n${chunked}`],
    ['with a header that is not ended as headers are', ['X: y\rContent-Length: 0'], HIDDEN],
    ['with a control in a header', ['X: a\u0000b'], HIDDEN],
  ])('%s', async (_, headers, body) => {
    const asked: string[] = [];
    await serve(async (question) => {
      asked.push(question.url);
      return reading(readSmall)(question);
    });
    const caller = await call([...POST, ...headers, ''], body);
    await caller.closed;
    expect(asked).not.toContain('/dold');
    expect(caller.heard()).toMatch(/^HTTP\/1\.1 400 /);
    expect(caller.heard().match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

test('whoever asks for a whole address, as one does of a proxy, is answered by its path, and its host counts (RFC 9112 §3.2.2)', async () => {
  await serve((asked) => jsonAnswer(200, { url: asked.url, host: asked.header('host') }));
  const caller = await call([
    'GET http://studio.example:3000/studio/api/jag?x=%zz HTTP/1.1',
    'Host: annan.example',
    'Connection: close',
    '',
    '',
  ]);
  await caller.closed;
  expect(caller.heard()).toContain('{"url":"/studio/api/jag?x=%zz","host":"studio.example:3000"}');
});

describe('a caller that has been refused', () => {
  test('is read no further, and hears why', async () => {
    await serve(refusing);
    const caller = await call([...POST, 'Content-Length: 4000000000', '']);
    const sent = await pour(caller, 200_000_000);
    await caller.closed;
    expect(caller.heard()).toMatch(/^HTTP\/1.1 401 [\s\S]*Connection: close[\s\S]*inloggning_saknas/);
    expect(sent).toBeLessThan(40_000_000);
  });

  test('and does not say how much it sends is read no further either', async () => {
    await serve(refusing);
    const caller = await call([...POST, 'Transfer-Encoding: chunked', '']);
    const piece = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);
    expect(await pour(caller, 200_000_000, piece)).toBeLessThan(40_000_000);
    await caller.closed;
    expect(caller.heard()).toMatch(/^HTTP\/1.1 401 /);
  });

  test('and drips its body is shown out at once', async () => {
    await serve(refusing);
    const caller = await call([...POST, 'Content-Length: 1000', '', 'a']);
    expect(await caller.closed).toBeLessThan(5_000);
    expect(caller.heard()).toMatch(/^HTTP\/1.1 401 /);
  });

  test('has nothing of what it goes on to send taken for another request', async () => {
    const seen: string[] = [];
    await serve((asked) => {
      seen.push(asked.url);
      return faultAnswer(fault('inloggning_saknas'));
    });
    const caller = await call(['POST /ett HTTP/1.1', 'Host: localhost', 'Content-Length: 5', '', '']);
    await expect.poll(() => caller.heard()).toContain('401');
    caller.socket.write('12345GET /tva HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await caller.closed;
    expect(seen).toEqual(['/ett']);
  });

  test('keeps its connection when it had said everything', async () => {
    await serve(refusing);
    const one = `${[...POST, 'Content-Length: 2', '', ''].join('\r\n')}{}`;
    const caller = await call([]);
    caller.socket.write(one);
    await expect.poll(() => caller.heard().match(/HTTP\/1.1 401/g)?.length).toBe(1);
    caller.socket.write(one);
    await expect.poll(() => caller.heard().match(/HTTP\/1.1 401/g)?.length).toBe(2);
    expect(caller.heard()).not.toContain('Connection: close');
    caller.socket.destroy();
  });
});

describe('a body that is too large', () => {
  test.each([
    ['says so', ['Content-Length: 4000000000', '']],
    ['does not say so', ['Transfer-Encoding: chunked', '']],
  ])('is 413 and read no further when it %s', async (_, length) => {
    await serve(reading(readSmall));
    const caller = await call([...POST, ...length]);
    const piece = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);
    expect(await pour(caller, 200_000_000, piece)).toBeLessThan(40_000_000);
    await caller.closed;
    expect(caller.heard()).toMatch(/^HTTP\/1.1 413 [\s\S]*16 KiB/);
  });

  test('is one byte over the limit, not under', async () => {
    await serve(reading(readSmall));
    const exact = await call([...POST, 'Content-Length: 16384', 'Connection: close', ''], 'a'.repeat(16_384));
    await exact.closed;
    expect(exact.heard()).toContain('"bytes":16384');
    const over = await call([...POST, 'Content-Length: 16385', 'Connection: close', ''], 'a'.repeat(16_385));
    await over.closed;
    expect(over.heard()).toMatch(/^HTTP\/1.1 413 /);
  });
});

describe('a slow caller', () => {
  test('whose headers never end is told so and cut, however it drips', async () => {
    await serve(refusing);
    const callers = await Promise.all(Array.from({ length: 50 }, () => call(['GET / HTTP/1.1', 'Host: localhost'])));
    const drips = setInterval(() => {
      for (const { socket } of callers) if (socket.writable) socket.write('X-a: b\r\n');
    }, 50);
    const times = await Promise.all(callers.map(({ closed }) => closed));
    clearInterval(drips);
    expect(Math.max(...times)).toBeLessThan(5_000);
    expect(callers[0]?.heard()).toMatch(/^HTTP\/1.1 408 [\s\S]*for_langsam/);
  });

  test('that says nothing at all is cut without a word', async () => {
    await serve(refusing);
    const caller = await call([]);
    expect(await caller.closed).toBeLessThan(5_000);
    expect(caller.heard()).toBe('');
  });

  test('whose body comes to a halt is told so and cut', async () => {
    await serve(reading(readJson));
    const caller = await call([...POST, 'Content-Length: 20', ''], '{"a":');
    expect(await caller.closed).toBeLessThan(5_000);
    expect(caller.heard()).toMatch(/^HTTP\/1.1 408 [\s\S]*for_langsam/);
  });

  test('whose body goes on coming is heard out', async () => {
    await serve(reading(readJson));
    const caller = await call([...POST, 'Content-Length: 10', 'Connection: close', '']);
    for (const piece of ['{"a"', ':', '"bc"', '}'].flatMap((text) => [...text])) {
      caller.socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 70));
    }
    await caller.closed;
    expect(caller.heard()).toContain('"ok":true');
  });

  test('whose body would take for ever is cut in the end', async () => {
    await serve(reading(readJson));
    const caller = await call([...POST, 'Content-Length: 10000', '']);
    const drips = setInterval(() => caller.socket.writable && caller.socket.write(' '), 100);
    expect(await caller.closed).toBeLessThan(8_000);
    clearInterval(drips);
    expect(caller.heard()).toMatch(/^HTTP\/1.1 408 /);
  });

  test('that hangs up in the middle is nobody’s fault', async () => {
    const faults: number[] = [];
    await serve(async (asked) => {
      await readJson(asked).catch((error: unknown) => faults.push(asFault(error, 'k', log).status));
      return refusing(asked);
    });
    const caller = await call([...POST, 'Content-Length: 20', ''], '{"a":');
    await new Promise((resolve) => setTimeout(resolve, 50));
    caller.socket.destroy();
    await expect.poll(() => faults).toEqual([400]);
  });

  test('is given ten seconds for its headers and thirty for more of its body', () => {
    expect(PATIENCE).toMatchObject({ headersMs: 10_000, bodyMs: 30_000 });
  });
});

describe('an answer that comes in parts', () => {
  const ASK = ['GET /studio/mcp HTTP/1.1', 'Host: localhost', 'Connection: close', '', ''];
  const logged: string[] = [];
  const telling = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const inParts =
    (parts: () => AsyncGenerator<Uint8Array>): Door =>
    () => ({ status: 200, headers: ['Content-Type', 'text/plain'], body: parts() });

  afterEach(() => {
    logged.length = 0;
  });

  test('is sent as it comes', async () => {
    const parts = async function* () {
      yield Buffer.from('ett ');
      yield Buffer.from('två');
    };
    await serve(inParts(parts), { log: telling });
    const caller = await call(ASK);
    await caller.closed;
    expect(caller.heard()).toMatch(/ett [\s\S]*två/);
    expect(logged).toEqual([]);
  });

  test('and breaks off is cut, so that nobody takes it for whole, and logged', async () => {
    const parts = async function* () {
      yield Buffer.from('ett ');
      throw new Error('mitt i');
    };
    await serve(inParts(parts), { log: telling });
    const caller = await call(ASK);
    await caller.closed;
    expect(caller.heard()).not.toMatch(/\r\n0\r\n\r\n$/);
    expect(logged.join()).toContain('mitt i');
  });

  test('to somebody who has hung up is given up without a word', async () => {
    let ended = false;
    const parts = async function* () {
      try {
        for (;;) {
          yield Buffer.alloc(64 * 1024, 'a');
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } finally {
        ended = true;
      }
    };
    await serve(inParts(parts), { log: telling });
    const caller = await call(ASK);
    await new Promise((resolve) => setTimeout(resolve, 50));
    caller.socket.destroy();
    await expect.poll(() => ended).toBe(true);
    expect(logged).toEqual([]);
  });
});

describe('a request for another protocol', () => {
  const UPGRADE = ['GET /studio HTTP/1.1', 'Host: localhost', 'Connection: Upgrade'];

  test.each(['websocket', 'WebSocket', 'TLS/1.0', 'vadsomhelst'])('is refused and closed: %s', async (protocol) => {
    await serve(refusing);
    const caller = await call([...UPGRADE, `Upgrade: ${protocol}`, '', '']);
    expect(await caller.closed).toBeLessThan(5_000);
    expect(caller.heard()).toMatch(/^HTTP\/1.1 400 [\s\S]*uppgradering_nekad/);
  });

  test('keeps nothing from stopping', async () => {
    await serve(refusing);
    const callers = await Promise.all(Array.from({ length: 20 }, () => call([...UPGRADE, 'Upgrade: websocket', '', ''])));
    const began = performance.now();
    await server?.stop();
    expect(performance.now() - began).toBeLessThan(4_000);
    await Promise.all(callers.map(({ closed }) => closed));
  });

  test('is answered in this one where it only offers HTTP/2', async () => {
    await serve(refusing);
    const caller = await call([...UPGRADE, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA', '', '']);
    await expect.poll(() => caller.heard()).toMatch(/^HTTP\/1.1 401 /);
    caller.socket.destroy();
  });
});

test('where Studio is reached by https every answer says that nothing else is to be tried', async () => {
  await serve(refusing, { secure: true });
  for (const head of [[...POST, 'Content-Length: 0'], ['NONSENSE'], ['GET / HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: x']]) {
    const caller = await call([...head, 'Connection: close', '', '']);
    await caller.closed;
    expect(caller.heard()).toContain('Strict-Transport-Security: max-age=31536000');
  }
  await server?.stop();
  await serve(refusing);
  const caller = await call([...POST, 'Content-Length: 0', 'Connection: close', '', '']);
  await caller.closed;
  expect(caller.heard()).not.toContain('Strict-Transport-Security');
});

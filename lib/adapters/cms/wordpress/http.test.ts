import { createServer, type RequestListener } from 'node:http';
import { createServer as createRawServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

const serve = (handle: RequestListener) => listening(createServer(handle));
const get = (url: string, timeout = 5_000) => httpSend({ method: 'GET', url, headers: {}, timeout });

it('sends the body and gives the whole answer', async () => {
  const url = await serve(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    response.writeHead(201, { 'x-svar': 'ja' }).end(`${request.method} ${request.headers['x-fraga']} ${Buffer.concat(parts)}`);
  });
  const answer = await httpSend({ method: 'POST', url, headers: { 'x-fraga': 'vad' }, body: Buffer.from('åäö'), timeout: 5_000 });
  expect(answer).toMatchObject({ status: 201, text: 'POST vad åäö' });
  expect(answer.headers['x-svar']).toBe('ja');
});

it('does not follow redirects', async () => {
  const url = await serve((_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
  expect(await get(url)).toMatchObject({ status: 302, headers: { location: 'http://127.0.0.1:9/' } });
});

it('gives up in time, also in the middle of an answer', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/halv') response.writeHead(200).write('{"id":');
    request.socket.unref();
  });
  await expect(get(url, 60)).rejects.toMatchObject({ name: 'TimeoutError' });
  await expect(get(`${url}halv`, 60)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('cuts off who answers without end, long before the time is out', async () => {
  let sent = 0;
  const url = await serve((_, response) => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    response.writeHead(200);
    const more = () => {
      while (sent < 512 * 1024 * 1024) {
        sent += piece.length;
        if (!response.write(piece)) return void response.once('drain', more);
      }
      response.end();
    };
    response.on('error', () => {});
    more();
  });
  await expect(get(url, 20_000)).rejects.toThrow('longer than any');
  expect(sent).toBeLessThan(64 * 1024 * 1024);
});

it('rejects half an answer and a refused connection', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('{"id":');
    setTimeout(() => response.destroy(), 10);
  });
  await expect(get(url)).rejects.toThrow();
  await expect(get('http://127.0.0.1:9/')).rejects.toThrow('ECONNREFUSED');
});

it('reads a large answer from a server that closes at once, however busy this process is', async () => {
  const body = 'x'.repeat(500_000);
  const url = await listening(
    createRawServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n${body}`));
    }),
  );
  const answers = Array.from({ length: 20 }, () => get(url));
  const until = Date.now() + 30;
  while (Date.now() < until);
  for (const answer of await Promise.all(answers)) expect(answer.text.length).toBe(body.length);
});

import { createServer, request } from 'node:http';
import { inject } from 'vitest';

/** Lets tools that know nothing of credentials in: hands on what they send as they sent it, with a bearer key beside it. */
export async function bearerProxy(nyckel: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(inject('studio').url);
  const server = createServer((incoming, outgoing) => {
    const { url: path = '/', method = 'GET', headers } = incoming;
    const onward = request({ hostname, port, path, method, headers: { ...headers, authorization: `Bearer ${nyckel}` } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

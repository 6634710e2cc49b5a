import { createServer } from 'node:http';

/*
 * A node:http server that does nothing but send the bytes it was given, in a process of its own: what the machine can do.
 * Under an address that begins with /304 it says that the reader has them.
 */
interface Given {
  body: string;
  headers: string[];
  unchanged: string[];
}

const { body, headers, unchanged }: Given = JSON.parse(process.env.BENCH_SVAR ?? '{"body":"","headers":[],"unchanged":[]}');
const bytes = Buffer.from(body, 'base64');

const server = createServer((request, response) => {
  if (request.url?.startsWith('/304')) {
    response.writeHead(304, unchanged);
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}`);
});
process.on('disconnect', () => process.exit(0));

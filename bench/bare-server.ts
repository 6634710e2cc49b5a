import { createServer } from 'node:http';

/*
 * A node:http server that does nothing but read what it is sent and send the bytes it was given, in a process of its own: what the machine
 * can do. Under an address that begins with /304 it says that the reader has them.
 */
interface Given {
  status: number;
  body: string;
  headers: string[];
  unchanged: string[];
}

const { status, body, headers, unchanged }: Given = JSON.parse(
  process.env.BENCH_SVAR ?? '{"status":200,"body":"","headers":[],"unchanged":[]}',
);
const bytes = Buffer.from(body, 'base64');

const server = createServer((request, response) => {
  if (request.url?.startsWith('/304')) {
    response.writeHead(304, unchanged);
    response.end();
    return;
  }
  const answer = () => {
    response.writeHead(status, headers);
    response.end(bytes);
  };
  if (request.method !== 'POST') return answer();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', answer);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}`);
});
process.on('disconnect', () => process.exit(0));

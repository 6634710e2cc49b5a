import { connect, type Socket } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';

export interface SocketAnswer {
  status: number;
  etag: string;
  /** The status line and the headers. */
  head: string;
  /** As it was sent; empty for a 304. */
  body: Buffer;
  br: boolean;
}

/** The text of an answer, whether it was worth compressing or not. */
export function textOf({ body, br }: SocketAnswer): string {
  return (br ? brotliDecompressSync(body) : body).toString('utf8');
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One kept-alive connection that asks one thing at a time. It reads no more of an answer than it must: node's own client
 * takes more of a core than the server that is to be measured.
 */
export class SocketCaller {
  private readonly socket: Socket;
  private chunks: Buffer[] = [];
  private received = 0;
  private awaited: { bytes: number; start: number; head: string; status: number; etag: string; br: boolean } | undefined;
  private waiting: { resolve(answer: SocketAnswer): void; reject(error: Error): void } | undefined;

  constructor(url: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk: Buffer) => this.take(chunk));
    const lost = (error?: Error) => {
      this.waiting?.reject(error ?? new Error('the connection was closed'));
      this.waiting = undefined;
    };
    this.socket.on('error', lost);
    this.socket.on('close', () => lost());
  }

  /** Sends a whole request, head and all, that has been written before. */
  ask(request: string): Promise<SocketAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.received += chunk.length;
    if (this.awaited === undefined) this.readHead();
    const { awaited, waiting } = this;
    if (awaited === undefined || this.received < awaited.bytes || waiting === undefined) return;
    const [first] = this.chunks;
    const whole = this.chunks.length === 1 && first !== undefined ? first : Buffer.concat(this.chunks);
    this.chunks = [];
    this.received = 0;
    this.awaited = undefined;
    this.waiting = undefined;
    const { status, etag, br, head, start } = awaited;
    waiting.resolve({ status, etag, br, head, body: whole.subarray(start) });
  }

  private readHead(): void {
    const seen = this.chunks.length === 1 ? (this.chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(this.chunks);
    const end = seen.indexOf(HEAD_END);
    if (end === -1) return;
    const text = seen.toString('latin1', 0, end);
    const status = Number(text.slice(9, 12));
    const length = status === 304 ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
    const start = end + HEAD_END.length;
    const etag = /\r\netag: ([^\r]+)/i.exec(text)?.[1] ?? '';
    this.awaited = { start, head: text, bytes: start + length, status, etag, br: /\r\ncontent-encoding: br/i.test(text) };
  }
}

/** The headers of an answer that its handler chose, as writeHead takes them: without those that node:http adds by itself. */
export function ownHeaders({ head }: SocketAnswer): string[] {
  return head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(/: (.*)/s, 2))
    .filter(([name = '']) => !/^(date|connection|keep-alive|transfer-encoding)$/i.test(name))
    .flat();
}

/** A GET as a reader's browser sends it, ready to be written. */
export function getRequest(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\nHost: studio\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br\r\n${lines.join('')}\r\n`;
}

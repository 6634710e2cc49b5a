import { Agent, request } from 'node:http';

/** A caller with kept-alive connections: node:http itself, so that the load costs as little as it can beside what it measures. */
export class HttpCaller {
  private readonly agent: Agent;
  private readonly base: URL;

  constructor(base: string, connections: number) {
    this.base = new URL(base);
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** The body of the answer. Rejects when the status is not `wanted`. */
  async call(
    method: string,
    path: string,
    options: { body?: string; headers?: Record<string, string>; wanted?: number } = {},
  ): Promise<string> {
    const { body, headers = {}, wanted = 200 } = options;
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          method,
          path,
          agent: this.agent,
          host: this.base.hostname,
          port: this.base.port,
          headers: {
            ...headers,
            ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            if (answer.statusCode === wanted) resolve(text);
            else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
          });
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

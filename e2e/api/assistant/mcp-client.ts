import { Client, type ElicitRequestURLParams, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, inject } from 'vitest';
import { send } from '../newsroom/http.ts';

export type Server = 'redaktion' | 'trafik';

/** What a tool has said; a refusal has the envelope. */
export interface ToolAnswer {
  isError: boolean;
  text: string;
  // What it holds is what the test is about to find out.
  // biome-ignore lint/suspicious/noExplicitAny: every field read from it is asserted on
  data: any;
}

/** node:http under the official client: undici's fetch may end the process when a server closes a connection under it. */
const overHttp: typeof fetch = async (address, init) => {
  const request = new Request(address, init);
  const url = new URL(request.url);
  const body = request.body === null ? {} : { body: new Uint8Array(await request.arrayBuffer()) };
  const { status, headers, text } = await send(
    { method: request.method, path: url.pathname, headers: Object.fromEntries(request.headers), ...body },
    url.origin,
  );
  const kept = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : []));
  return new Response(status === 202 || status === 204 ? null : text, { status, headers: kept });
};

/** The official client, connected with a bearer credential. */
export class Assistant {
  readonly client: Client;

  private constructor(client: Client) {
    this.client = client;
  }

  /** `opens` is what the client does with an address that its person is asked to open; without it the client says that it opens none. */
  static async connect(
    nyckel: string,
    server: Server = 'redaktion',
    version?: 'auto' | 'legacy',
    opens?: (asked: ElicitRequestURLParams) => ElicitResult,
  ): Promise<Assistant> {
    const capabilities = opens === undefined ? {} : { capabilities: { elicitation: { url: {} } } };
    const client = new Client(
      { name: 'testklient', version: '1.0.0' },
      { versionNegotiation: { mode: version ?? 'auto' }, ...capabilities },
    );
    if (opens !== undefined) client.setRequestHandler('elicitation/create', ({ params }) => opens(params as ElicitRequestURLParams));
    const url = new URL(`/studio/mcp/${server}`, inject('studio').url);
    await client.connect(
      new StreamableHTTPClientTransport(url, { requestInit: { headers: { Authorization: `Bearer ${nyckel}` } }, fetch: overHttp }),
    );
    return new Assistant(client);
  }

  async call(name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer> {
    const { isError = false, content, structuredContent } = await this.client.callTool({ name, arguments: args });
    const [first] = content;
    return { isError, text: first?.type === 'text' ? first.text : '', data: structuredContent };
  }

  /** A call that must succeed; what it answers. */
  async done(name: string, args: Record<string, unknown> = {}): Promise<ToolAnswer['data']> {
    const { isError, text, data } = await this.call(name, args);
    expect(isError, `${name}: ${text.slice(0, 2000)}`).toBe(false);
    return data;
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

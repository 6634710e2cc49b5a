import { Client } from '@modelcontextprotocol/sdk/client';
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { CALLBACK, Program } from './newsroom/assistants.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

/* The official client of the former generation (1.x), which most programs are still built upon: by an agent's key, and by a person's word. */

type ClientInformation = NonNullable<Awaited<ReturnType<OAuthClientProvider['clientInformation']>>>;
type Tokens = NonNullable<Awaited<ReturnType<OAuthClientProvider['tokens']>>>;

const { url } = inject('studio');
const server = (name: 'redaktion' | 'trafik' = 'redaktion') => new URL(`/studio/mcp/${name}`, url);

async function connected(transport: StreamableHTTPClientTransport): Promise<Client> {
  const client = new Client({ name: 'provklient', version: '1.0.0' });
  // Its own type lets a session be undefined, where that of its interface does not.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return client;
}

const byKey = (nyckel: string, name?: 'redaktion' | 'trafik') =>
  connected(new StreamableHTTPClientTransport(server(name), { requestInit: { headers: { Authorization: `Bearer ${nyckel}` } } }));

/** What a tool has answered, as the client hands it on: the structured answer, which the client holds against the tool's own schema. */
async function called(client: Client, name: string, args: Record<string, unknown> = {}) {
  const { isError = false, structuredContent } = await client.callTool({ name, arguments: args });
  // What it holds is what the test is about to find out.
  // biome-ignore lint/suspicious/noExplicitAny: every field read from it is asserted on
  return { isError: isError === true, data: structuredContent as any };
}

test('writes, checks, meets a conflict and publishes with a key', async () => {
  const chief = await as('chefredaktor');
  const { nyckel } = await agent(MAY_PUBLISH, chief);
  const client = await byKey(nyckel);
  // With the schemas of all answers, by which the client judges what it is answered.
  expect((await client.listTools()).tools).toHaveLength(23);
  expect((await called(client, 'vem_ar_jag')).data.vem.typ).toBe('agent');
  const { id, artikel } = (await called(client, 'skapa_innehall', { sektion: 'nyheter', mall: 'nyhet', ...swedish() })).data;
  const bas = artikel.sprak.sv.bas;
  const saved = await called(client, 'spara_sprakversion', { id, sprak: 'sv', ...swedish({ ingress: 'Den första.' }), bas });
  expect([saved.isError, saved.data.nr]).toEqual([false, 2]);
  const late = await called(client, 'spara_sprakversion', { id, sprak: 'sv', ...swedish({ ingress: 'Den andra.' }), bas });
  expect([late.isError, late.data.fel[0].kod]).toEqual([true, 'konflikt']);
  const checked = await called(client, 'validera_innehall', { id });
  expect([checked.data.blockerande, checked.data.fel]).toEqual([false, []]);
  const published = await called(client, 'publicera', { id, lage: 'publicera', order_av: chief.epost, sprak: ['sv'] });
  expect([published.isError, published.data.release.tillstand]).toEqual([false, 'klar']);
  const { resources } = await client.listResources();
  expect(resources.some(({ uri }) => uri.endsWith(id))).toBe(true);
  const [read] = (await client.readResource({ uri: `studio://innehall/${id}` })).contents;
  expect(JSON.parse(read && 'text' in read ? String(read.text) : '{}').id).toBe(id);
  expect((await client.getPrompt({ name: 'ratta_fel', arguments: { id } })).messages[0]?.content).toMatchObject({ type: 'text' });
  await expect(client.callTool({ name: 'finns_inte', arguments: {} })).rejects.toThrow('finns_inte');
  await client.close();
});

test('calls every tool that asks for nothing at either server, and is answered by its schema', async () => {
  const { nyckel } = await agent();
  for (const name of ['redaktion', 'trafik'] as const) {
    const client = await byKey(nyckel, name);
    const { tools } = await client.listTools();
    for (const tool of tools.filter(
      ({ annotations, inputSchema }) => annotations?.readOnlyHint && (inputSchema.required ?? []).length === 0,
    ))
      expect((await client.callTool({ name: tool.name, arguments: {} })).structuredContent, tool.name).toMatchObject({ ok: true });
    await client.close();
  }
});

test('is refused with a key that opens nothing, and says so', async () => {
  await expect(byKey('studio_okand')).rejects.toThrow();
});

/** What a program of the former generation keeps of its connection. */
class Kept implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata;
  asks: URL | undefined;
  /** Whether it can forget what is of no more use, which not all can. */
  readonly invalidateCredentials?: OAuthClientProvider['invalidateCredentials'];
  private known: ClientInformation | undefined;
  private held: Tokens | undefined;
  private verifier = '';

  constructor(scope: string, { forgets }: { forgets: boolean }) {
    if (forgets) {
      this.invalidateCredentials = () => {
        this.held = undefined;
      };
    }
    this.clientMetadata = {
      ...{ client_name: 'Provassistenten', redirect_uris: [CALLBACK], token_endpoint_auth_method: 'none', scope },
      ...{ grant_types: ['authorization_code', 'refresh_token'], response_types: ['code'] },
    };
  }

  clientInformation(): ClientInformation | undefined {
    return this.known;
  }
  saveClientInformation(information: ClientInformation): void {
    this.known = information;
  }
  tokens(): Tokens | undefined {
    return this.held;
  }
  saveTokens(tokens: Tokens): void {
    this.held = tokens;
  }
  redirectToAuthorization(address: URL): void {
    this.asks = address;
  }
  saveCodeVerifier(verifier: string): void {
    this.verifier = verifier;
  }
  codeVerifier(): string {
    return this.verifier;
  }
}

/** A program that a person has let in to read and write, and is connected with what it was granted. */
async function letIn(chief: Caller, kept: Kept) {
  const program = new Program();
  /** What the person's browser brings back once they have granted what is asked, but for `without`. */
  const granted = async (without: readonly string[] = []) => {
    const { pathname, search } = kept.asks ?? new URL(url);
    const { beslut, omfang } = await program.question(chief, await send({ method: 'GET', path: `${pathname}${search}` }));
    const decision = { beslut, godkann: true, omfang: omfang.map(({ scope }) => scope).filter((scope) => !without.includes(scope)) };
    return new URL((await program.decide(chief, decision)).body.till).searchParams.get('code') ?? '';
  };
  const transport = () => new StreamableHTTPClientTransport(server(), { authProvider: kept });
  const first = transport();
  await expect(connected(first)).rejects.toThrow(UnauthorizedError);
  await first.finishAuth(await granted(['innehall:publicera']));
  const asked = transport();
  kept.asks = undefined;
  return { client: await connected(asked), asked, granted, transport };
}

const SCOPE = 'innehall:las innehall:skriv offline_access';

test('is let in by a person without help, has them asked for more when a tool needs it, and goes on', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created(swedish());
  const kept = new Kept(SCOPE, { forgets: true });
  const { client, asked, granted, transport } = await letIn(chief, kept);
  expect((await called(client, 'hamta_innehall', { id })).data.artikel.id).toBe(id);
  const publish = { id, lage: 'publicera', sprak: ['sv'] };
  await expect(client.callTool({ name: 'publicera', arguments: publish })).rejects.toThrow(UnauthorizedError);
  const wanted = (kept.asks as URL | undefined)?.searchParams.get('scope') ?? '';
  expect(wanted.split(' ')).toContain('innehall:publicera');
  await asked.finishAuth(await granted());
  await client.close();
  const again = await connected(transport());
  const published = await called(again, 'publicera', publish);
  expect([published.isError, published.data.release?.tillstand], JSON.stringify(published.data)).toEqual([false, 'klar']);
  // And still reads and writes.
  expect((await called(again, 'hamta_innehall', { id })).isError).toBe(false);
  await again.close();
});

test('is told in words what its person is to do where it cannot ask them, and goes on with what it has', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created(swedish());
  const { client } = await letIn(chief, new Kept(SCOPE, { forgets: false }));
  const { isError, data } = await called(client, 'publicera', { id, lage: 'publicera', sprak: ['sv'] });
  expect([isError, data.fel[0].kod, data.fel[0].atgard]).toEqual([true, 'omfang_saknas', expect.stringContaining('ansluta dig på nytt')]);
  expect((await called(client, 'hamta_innehall', { id })).isError).toBe(false);
  await client.close();
});

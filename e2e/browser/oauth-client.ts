import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client';

/** A program on the person's own machine: it waits at a port of its own for the answer that their browser brings. */
export interface WaitingProgram {
  redirect: string;
  /** What the browser has brought. */
  answer: Promise<URLSearchParams>;
  stop(): void;
}

export async function waitingProgram(): Promise<WaitingProgram> {
  const { promise, resolve } = Promise.withResolvers<URLSearchParams>();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="sv"><title>Klart</title><p>Klart, gå tillbaka till programmet.</p></html>');
    if (url.pathname === '/callback') resolve(url.searchParams);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    redirect: `http://127.0.0.1:${port}/callback`,
    answer: promise,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What the official MCP client keeps, as a program of somebody's would. */
export class KeptByClient implements OAuthClientProvider {
  readonly redirectUrl: string;
  readonly clientMetadata;
  known: StoredOAuthClientInformation | undefined;
  held: StoredOAuthTokens | undefined;
  /** Where it wants to send the person. */
  asks: URL | undefined;
  private verifier = '';
  private discovered: OAuthDiscoveryState | undefined;

  constructor(redirect: string) {
    this.redirectUrl = redirect;
    this.clientMetadata = {
      client_name: 'Provassistenten',
      redirect_uris: [redirect],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
  }

  state(): string {
    return 'tillstånd-från-programmet';
  }
  clientInformation(): StoredOAuthClientInformation | undefined {
    return this.known;
  }
  saveClientInformation(information: StoredOAuthClientInformation): void {
    this.known = information;
  }
  tokens(): StoredOAuthTokens | undefined {
    return this.held;
  }
  saveTokens(tokens: StoredOAuthTokens): void {
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
  saveDiscoveryState(state: OAuthDiscoveryState): void {
    this.discovered = state;
  }
  discoveryState(): OAuthDiscoveryState | undefined {
    return this.discovered;
  }
  /** What the server calls invalid is of no more use: the person is to be asked again. */
  invalidateCredentials(scope: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery'): void {
    if (scope === 'all' || scope === 'tokens') this.held = undefined;
    if (scope === 'all' || scope === 'client') this.known = undefined;
    if (scope === 'all' || scope === 'discovery') this.discovered = undefined;
  }
}

/** The names of the tools that the client is shown; undefined when it must ask the person first. */
export async function toolsFor(url: URL, kept: KeptByClient): Promise<string[] | undefined> {
  const client = new Client({ name: 'provassistenten', version: '1.0.0' });
  try {
    await client.connect(new StreamableHTTPClientTransport(url, { authProvider: kept }));
    const { tools } = await client.listTools();
    return tools.map(({ name }) => name);
  } catch (error) {
    if (error instanceof UnauthorizedError) return undefined;
    throw error;
  } finally {
    await client.close();
  }
}

/** Exchanges what the browser has brought for tokens. */
export async function finish(url: URL, kept: KeptByClient, answer: URLSearchParams): Promise<void> {
  await new StreamableHTTPClientTransport(url, { authProvider: kept }).finishAuth(answer);
}

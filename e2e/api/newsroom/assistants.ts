import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { expect, inject } from 'vitest';
import { actorSchema } from '#lib/contract/actor.ts';
import type { ConsentQuestion } from '#lib/contract/connection.ts';
import { questionFor } from '#lib/transports/oauth/consent.ts';
import { signer } from '#lib/transports/oauth/signed.ts';
import type { Caller } from './caller.ts';
import { type RawAnswer, send } from './http.ts';

export const CALLBACK = 'https://claude.ai/api/mcp/auth_callback';
export const EVERYTHING = 'innehall:las innehall:skriv innehall:publicera offline_access';

type Form = Record<string, string | undefined>;

interface Told {
  status: number;
  headers: RawAnswer['headers'];
  // What the server said is what the test is about to find out.
  // biome-ignore lint/suspicious/noExplicitAny: every field read from it is asserted on
  body: any;
}

export interface Connected {
  client: string;
  verifier: string;
  /** The form that redeems the code. */
  redeem: Form;
  code: string;
}

/** What a program keeps to itself while a person is asked, and what it tells of it. */
export function proof(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** A program that talks to the authorization server of the Studio at `url`. */
export class Program {
  readonly url: string;

  constructor(url = inject('studio').url) {
    this.url = url;
  }

  resource(name: 'redaktion' | 'trafik'): string {
    return `${this.url}/studio/mcp/${name}`;
  }

  /** From a network address of its own, unless one is given: the Studio of the tests stands behind a proxy that tells it. */
  async register(metadata: Record<string, unknown> = {}, from: string = randomUUID()): Promise<Told> {
    const body = JSON.stringify({
      ...{ client_name: 'Provassistenten', redirect_uris: [CALLBACK], grant_types: ['authorization_code', 'refresh_token'] },
      ...metadata,
    });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from };
    return told(await send({ method: 'POST', path: '/studio/oauth/registrera', headers, body }, this.url));
  }

  async registered(metadata: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await this.register(metadata);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.client_id;
  }

  /** Sends a person's browser to ask for access. A parameter given as undefined is left out. */
  authorize(parameters: Form, query = new URLSearchParams()): Promise<RawAnswer> {
    const all: Form = {
      ...{ response_type: 'code', redirect_uri: CALLBACK, state: 'mitt tillstånd', scope: EVERYTHING },
      ...{ code_challenge: proof().challenge, code_challenge_method: 'S256', resource: this.resource('redaktion') },
      ...parameters,
    };
    for (const [name, value] of Object.entries(all)) if (value !== undefined) query.append(name, value);
    return send({ method: 'GET', path: `/studio/oauth/auktorisera?${query}`, headers: { 'X-Forwarded-For': randomUUID() } }, this.url);
  }

  /** What the consent page shows to that person: made of what the server has signed, as the page makes it. */
  async question(by: Caller, { status, headers }: RawAnswer): Promise<ConsentQuestion> {
    expect(status).toBe(303);
    const to = new URL(String(headers.location), this.url);
    expect([to.origin, to.pathname]).toEqual([this.url, '/studio/anslut']);
    const { secret } = inject('studio');
    const signers = { clients: signer(secret, 'clients'), requests: signer(secret, 'requests'), decisions: signer(secret, 'decisions') };
    const { body } = await by.get('/jag');
    const found = questionFor({ signers, now: () => new Date() }, to.searchParams.get('begaran') ?? '', actorSchema.parse(body.vem));
    if (found === undefined) throw new Error('the page would have shown no question');
    return found;
  }

  async decide(
    by: { credential: OutgoingHttpHeaders },
    decision: Record<string, unknown>,
    headers: OutgoingHttpHeaders = {},
  ): Promise<Told> {
    const sent = { ...by.credential, 'Content-Type': 'application/json', ...headers };
    return told(await send({ method: 'POST', path: '/studio/oauth/beslut', headers: sent, body: JSON.stringify(decision) }, this.url));
  }

  /** Asks, and the person grants all of it. */
  async granted(by: Caller, parameters: Form = {}): Promise<Connected> {
    const { verifier, challenge } = proof();
    const client = parameters.client_id ?? (await this.registered());
    const { beslut, omfang } = await this.question(
      by,
      await this.authorize({ ...parameters, client_id: client, code_challenge: challenge }),
    );
    const decision = { beslut, godkann: true, omfang: omfang.map(({ scope }) => scope) };
    const { status, body } = await this.decide(by, decision);
    expect(status, JSON.stringify(body)).toBe(200);
    const code = new URL(body.till).searchParams.get('code') ?? '';
    const redirect_uri = parameters.redirect_uri ?? CALLBACK;
    return {
      client,
      verifier,
      code,
      redeem: { grant_type: 'authorization_code', code, client_id: client, code_verifier: verifier, redirect_uri },
    };
  }

  async token(form: Form, headers: OutgoingHttpHeaders = {}, more = new URLSearchParams()): Promise<Told> {
    return this.form('/studio/oauth/token', form, headers, more);
  }

  async revoke(form: Form): Promise<Told> {
    return this.form('/studio/oauth/aterkalla', form);
  }

  /** A program that has been let in, with its tokens. */
  async connected(by: Caller, parameters: Form = {}): Promise<Connected & { access: string; refresh: string; scope: string }> {
    const granted = await this.granted(by, parameters);
    const { status, body } = await this.token(granted.redeem);
    expect(status, JSON.stringify(body)).toBe(200);
    return { ...granted, access: body.access_token, refresh: body.refresh_token, scope: body.scope };
  }

  refresh(client: string, refresh: string, more: Form = {}): Promise<Told> {
    return this.token({ grant_type: 'refresh_token', client_id: client, refresh_token: refresh, ...more });
  }

  /** Calls the resource: 401 when the token opens nothing there. */
  async call(
    token: string,
    name: 'redaktion' | 'trafik' = 'redaktion',
    message: Record<string, unknown> = { method: 'tools/list' },
    more: OutgoingHttpHeaders = {},
  ): Promise<RawAnswer> {
    const headers = {
      ...{ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      'MCP-Protocol-Version': '2025-11-25',
      ...more,
    };
    return send(
      { method: 'POST', path: `/studio/mcp/${name}`, headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }) },
      this.url,
    );
  }

  /** What the resource answers to each of the tokens. */
  async opens(tokens: readonly string[]): Promise<number[]> {
    return Promise.all(tokens.map(async (token) => (await this.call(token)).status));
  }

  private async form(path: string, form: Form, headers: OutgoingHttpHeaders = {}, more = new URLSearchParams()): Promise<Told> {
    const given = [...Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined), ...more];
    const body = new URLSearchParams(given).toString();
    const all = { 'Content-Type': 'application/x-www-form-urlencoded', ...headers };
    return told(await send({ method: 'POST', path, headers: all, body }, this.url));
  }
}

/** Every answer to a program is JSON that nobody keeps. */
function told({ status, headers, text }: RawAnswer): Told {
  expect(headers['content-type'], text.slice(0, 200)).toMatch(/^application\/json/);
  expect(headers['cache-control']).toBe('no-store');
  return { status, headers, body: JSON.parse(text) };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Actor } from '#lib/contract/actor.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import type { Answer } from '#lib/operations/call.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { admit, invokeAdmitted } from '#lib/operations/invoke.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { type Accounts, unauthorised } from '#lib/transports/http/accounts.ts';
import { asFault } from '#lib/transports/http/as-fault.ts';
import { cookie } from '#lib/transports/http/cookies.ts';
import { refuseForeignOrigin } from '#lib/transports/http/origin.ts';
import { readJson } from '#lib/transports/http/read-body.ts';
import { readForm } from '#lib/transports/http/read-form.ts';
import { requestId } from '#lib/transports/http/request-id.ts';
import { buildRouter } from '#lib/transports/http/router.ts';
import type { McpEndpoints } from '#lib/transports/mcp/mcp-endpoints.ts';
import type { PublishedDocuments } from '#lib/transports/openapi/published-documents.ts';

interface Dependencies {
  operations: readonly Operation[];
  machinery: Machinery;
  accounts: Accounts;
  /** Answered without a credential. */
  documents: PublishedDocuments;
  /** The servers for assistants. */
  mcp: McpEndpoints;
  log: Logger;
}

export const SESSION_COOKIE = 'studiosess';
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Whether an address is the API's to answer, if only with 404: its callers read envelopes, not pages (decisions.md §2). */
export function isApiAddress(url: string): boolean {
  return /^\/studio\/(?:api|live|mcp|oauth)(?:[/?]|$)/.test(url);
}

/** Answers everything under /studio/api and /studio/mcp: one call in, one envelope out, whatever happens in between. */
export function apiHandler({ operations, machinery, accounts, documents, mcp, log }: Dependencies) {
  const route = buildRouter(operations);
  const studioUrl = machinery.settings.url;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const korrelation = requestId(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', korrelation);
    let caller: { operation: Operation; actor: Actor } | undefined;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const showLimits = () => caller && showRateLimit(response, caller.operation, caller.actor);
    try {
      if (await documents.answer(request, response)) return;
      if (await mcp.answer(request, response, korrelation)) return;
      const [path, query] = splitUrl(request.url ?? '/');
      const { operation, params } = route(methodOf(request), path);
      refuseUnlessJson(request.headers.accept);
      const actor = await authenticate(request);
      caller = { operation, actor };
      admit(machinery, caller);
      const body = operation.fileField === undefined ? await readJson(request) : await readForm(request);
      const input = { params, query: queryObject(query), body };
      const idempotencyKey = operation.hints.readOnly ? undefined : keyOf(request, body);
      const call = {
        operation,
        actor,
        input,
        korrelation,
        callerGone: gone.signal,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      };
      const answer = await invokeAdmitted(machinery, call);
      showLimits();
      sendAnswer(response, answer);
    } catch (error) {
      showLimits();
      sendFault(response, asFault(error, korrelation, log));
    }
  };

  async function authenticate(request: IncomingMessage): Promise<Actor> {
    const authorization = request.headers.authorization;
    if (authorization !== undefined) {
      const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
      if (key === undefined) throw unauthorised('nyckel_ogiltig');
      return accounts.byKey(key);
    }
    const session = cookie(request.headers.cookie, SESSION_COOKIE);
    if (session === undefined) throw unauthorised('inloggning_saknas');
    refuseForeignOrigin(request, studioUrl);
    return accounts.bySession(session);
  }

  function showRateLimit(response: ServerResponse, operation: Operation, actor: Actor): void {
    const state = machinery.rateLimits.state(`${actor.typ}:${actor.id}`, operation.hints.readOnly ? 'lasning' : 'skrivning');
    response.setHeader('RateLimit-Policy', `"${state.kind}";q=${state.limit};w=60`);
    response.setHeader('RateLimit', `"${state.kind}";r=${state.left};t=${state.reset}`);
  }
}

/** HEAD is GET whose body nobody waits for; node:http leaves it out. */
function methodOf({ method = 'GET' }: IncomingMessage): string {
  return method === 'HEAD' ? 'GET' : method;
}

/** The path and the query of a request's address, or 400 when either is not rightly encoded. */
function splitUrl(url: string): [path: string, query: string] {
  try {
    if (url.includes('%')) decodeURIComponent(url);
  } catch (cause) {
    throw fault('adress_ogiltig', {}, {}, { cause });
  }
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** The last of a repeated parameter counts; which it is matters to nobody honest. */
function queryObject(query: string): Record<string, string> {
  return query === '' ? {} : Object.fromEntries(new URLSearchParams(query));
}

const JSON_RANGES = ['application/json', 'application/*', '*/*'];

/** Of the ranges that JSON lies in, the narrowest one counts; with `q=0` it says that JSON is not wanted (RFC 9110 §12.5.1). */
function refuseUnlessJson(accept: string | undefined): void {
  if (accept === undefined || accept.trim() === '') return;
  const ranges = new Map(accept.split(',').map(weightedRange));
  const narrowest = JSON_RANGES.find((range) => ranges.has(range));
  if (narrowest === undefined || ranges.get(narrowest) === 0) throw fault('svarstyp_saknas');
}

function weightedRange(element: string): [range: string, weight: number] {
  const [range = '', ...parameters] = element
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [range, weight === undefined ? 1 : Number(weight.slice(2))];
}

/** The header, or `idem` in the body, which means the same (decisions.md §4). */
function keyOf(request: IncomingMessage, body: unknown): string | undefined {
  const header = request.headers['idempotency-key'];
  const inBody = typeof body === 'object' && body !== null && 'idem' in body ? body.idem : undefined;
  const key = header ?? inBody;
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  const falt = header === undefined ? 'idem' : 'Idempotency-Key';
  throw fault('falt_format', { falt }, { beskrivning: 'Högst 200 synliga tecken utan mellanslag.' });
}

function sendAnswer(response: ServerResponse, answer: Answer): void {
  if (answer.replayed) response.setHeader('Idempotent-Replayed', 'true');
  send(response, answer.status, typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
}

/** The envelope of a refusal, with the headers that belong to it, and what else its reader may look for in it. */
export function sendFault(
  response: ServerResponse,
  { status, headers, fel, varningar, extra }: Fault,
  more: Record<string, unknown> = {},
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  send(response, status, JSON.stringify({ ok: false, fel, varningar, ...extra, ...more }));
}

function send(response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(json),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(json);
}

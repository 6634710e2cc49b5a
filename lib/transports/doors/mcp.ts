import { type AuthInfo, createMcpHandler, type McpHttpHandler, type McpServerFactory } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import type { Callers } from '#lib/callers/callers.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SCOPES } from '#lib/contract/connection.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { unauthorised } from '#lib/errors/unauthorised.ts';
import { type Answer, listed } from '#lib/http/answer.ts';
import { asFault } from '#lib/http/as-fault.ts';
import { type Asked, pathOf } from '#lib/http/asked.ts';
import { type Elsewhere, isPreflight, preflightAnswer, readableFrom } from '#lib/http/cross-origin.ts';
import { faultAnswer } from '#lib/http/fault-answer.ts';
import { readJson } from '#lib/http/read-body.ts';
import { methodRefusal } from '#lib/http/refuse-method.ts';
import { nameBelow } from '#lib/transports/doors/addresses.ts';
import { type EventSource, FollowedEvents } from '#lib/transports/doors/followed-events.ts';
import {
  changesTold,
  type ListenRequest,
  listeningHandler,
  listenRequest,
  refusedListening,
  refuseMany,
} from '#lib/transports/doors/mcp-listening.ts';
import { isKnownOrigin, refuseForeignHost } from '#lib/transports/doors/own-host.ts';
import { CHANGING_ARTICLES } from '#lib/transports/mcp/article-changes.ts';
import { sessionFor } from '#lib/transports/mcp/ask-in-chat.ts';
import { McpExchange, type McpOffer, mcpServers } from '#lib/transports/mcp/mcp-server.ts';
import { refuseWideFrame } from '#lib/transports/mcp/message-frame.ts';
import { protocolError } from '#lib/transports/mcp/protocol-error.ts';
import { RESOURCES, resourceMetadataUrl, resourceUrl } from '#lib/transports/oauth/resources.ts';

interface Dependencies {
  offers: readonly McpOffer[];
  /** What has happened, as it happens. */
  events: EventSource;
  callers: Pick<Callers, 'byKey' | 'byAccessToken'>;
  log: Logger;
}

/** What the protocol itself reads; nothing else of a request is its business. */
const READ_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name', 'last-event-id'];

/** Programs that somebody runs as a page on the machine itself: an inspector. */
const TOOLS: Elsewhere = {
  methods: ['POST'],
  sends: ['Authorization', ...READ_HEADERS],
  reads: ['MCP-Session-Id', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'],
};

interface Endpoint {
  hasResources: boolean;
  factory: McpServerFactory;
  handler: McpHttpHandler;
  url: string;
  metadata: string;
}

interface Listening {
  asked: Asked;
  exchange: McpExchange;
  endpoint: Endpoint;
  request: Request;
  authInfo: AuthInfo;
}

/**
 * The servers for assistants, at /studio/mcp/<name>: MCP over Streamable HTTP. Nothing is kept between requests, so that any instance answers any:
 * the id of a session that some programs are given says what they can do, and nothing else (docs/decisions/orders.md). Bearer credentials alone count; a browser's cookie never does.
 */
export class McpEndpoints {
  private readonly endpoints: ReadonlyMap<string, Endpoint>;
  private readonly dependencies: Dependencies;
  private readonly followed: FollowedEvents;

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
    const { offers, events, log } = dependencies;
    const { machinery, ending } = events;
    const { url } = machinery.settings;
    this.followed = new FollowedEvents(events);
    this.endpoints = new Map(
      offers.map((offer) => {
        const resource = RESOURCES[offer.name];
        const factory = mcpServers(offer, { machinery, ending, asFault: (error, korrelation) => asFault(error, korrelation, log) });
        const handler = createMcpHandler(factory, { legacy: 'stateless', onerror: this.refusedByProtocol });
        return [
          offer.name,
          {
            hasResources: offer.resources,
            factory,
            handler,
            url: resourceUrl(url, resource),
            metadata: resourceMetadataUrl(url, resource),
          },
        ];
      }),
    );
  }

  /**
   * Answers for the server at the address; what is refused before the protocol begins, and who is, with the envelope. Pages may read it that run on
   * the machine itself, and no others.
   */
  async answer(asked: Asked): Promise<Answer> {
    const origin = asked.header('origin');
    const { url } = this.dependencies.events.machinery.settings;
    if (origin === undefined || !isKnownOrigin(origin, url)) return this.answerOrRefuse(asked);
    if (isPreflight(asked)) return preflightAnswer(origin, TOOLS);
    return readableFrom(origin, await this.answerOrRefuse(asked), TOOLS);
  }

  private async answerOrRefuse(asked: Asked): Promise<Answer> {
    const endpoint = this.endpoints.get(nameBelow('/studio/mcp', pathOf(asked)) ?? '');
    try {
      if (endpoint === undefined) throw fault('adress_okand');
      return await this.answerFrom(endpoint, asked);
    } catch (error) {
      if (endpoint !== undefined && isIntruder(error)) this.note(error, endpoint, asked);
      return faultAnswer(asFault(error, asked.korrelation, this.dependencies.log));
    }
  }

  private async answerFrom(endpoint: Endpoint, asked: Asked): Promise<Answer> {
    const { machinery } = this.dependencies.events;
    refuseForeignHost(asked, machinery.settings.url);
    const { method, korrelation } = asked;
    if (method !== 'POST') {
      throw methodRefusal(asked, ['POST']);
    }
    const actor = await this.authenticate(asked, endpoint);
    const exchange = new McpExchange({ actor, korrelation, authenticate: () => this.authenticate(asked, endpoint) });
    const parsedBody = await readJson(asked);
    refuseWideFrame(parsedBody);
    const request = new Request(endpoint.url, { method, headers: protocolHeaders(asked), signal: asked.gone });
    const authInfo = { token: '', clientId: actor.id, scopes: [], extra: { exchange } };
    const listens = listenRequest(parsedBody);
    if (listens !== undefined) return this.listened(listens, { asked, exchange, endpoint, request, authInfo });
    const answer = await this.passed(await endpoint.handler.fetch(request, { parsedBody, authInfo }), exchange, endpoint);
    const session = sessionFor(parsedBody, machinery.newId);
    return session === undefined ? answer : { ...answer, headers: [...answer.headers, 'MCP-Session-Id', session] };
  }

  /** The stream of what changes among the articles that are asked for, as far as the caller may read them by then; the protocol's own answer where it is none, or asks for nothing that changes. */
  private async listened(wanted: ListenRequest, { asked, exchange, endpoint, request, authInfo }: Listening): Promise<Answer> {
    try {
      refuseMany(wanted);
      const handler = listeningHandler(endpoint.factory, this.refusedByProtocol);
      const { actor, authenticate } = exchange;
      const listener = { asked, actor, authenticate, efter: 'nu', typ: CHANGING_ARTICLES.join(',') };
      // First: nothing is to happen between what is told of and what was seen before.
      const followed = await this.followed.follow(listener);
      const answer = await handler.fetch(request, { parsedBody: wanted.message, authInfo });
      const goesOn = endpoint.hasResources && wanted.addresses.length > 0 && answer.headers.get('content-type') === 'text/event-stream';
      return goesOn ? changesTold(handler, answer, followed, wanted.addresses) : await this.passed(answer, exchange, endpoint);
    } catch (error) {
      const refusal = asFault(error, asked.korrelation, this.dependencies.log);
      exchange.refusedBy(refusal);
      const byHttp = await this.refusalOf(exchange, endpoint);
      if (byHttp !== undefined) throw byHttp;
      return refusedListening(wanted.id, protocolError(refusal));
    }
  }

  private readonly refusedByProtocol = (error: Error): void => {
    this.dependencies.log.debug({ err: error }, 'an MCP request was refused');
  };

  /** Who tries what they may not is to be found in the log; never what they tried it with. */
  private note({ status, fel }: Fault, { url }: Endpoint, { from: adress, korrelation }: Asked): void {
    const koder = fel.map(({ kod }) => kod);
    this.dependencies.log.warn({ server: url, status, fel: koder, adress, korrelation }, 'mcp: refused');
  }

  private async authenticate(asked: Asked, endpoint: Endpoint): Promise<Actor> {
    const { callers } = this.dependencies;
    const authorization = asked.header('authorization');
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) throw challenged(unauthorised(authorization === undefined ? 'inloggning_saknas' : 'nyckel_ogiltig'), endpoint);
    const assistant = await callers.byAccessToken(token, endpoint.url);
    if (assistant !== undefined) return assistant;
    return callers.byKey(token, asked.from).catch((error: unknown) => {
      throw error instanceof Fault && error.status === 401 ? challenged(error, endpoint, 'invalid_token') : error;
    });
  }

  /**
   * Whether what an assistant lacks is told to its model, as the tool's answer: a program that has been sent to ask its person just before, and comes back with as little, does not know how to, and
   * would throw at one more such refusal (docs/decisions/oauth.md).
   */
  private async isToldInWords({ actor, missingScope }: McpExchange): Promise<boolean> {
    const { machinery } = this.dependencies.events;
    if (missingScope === undefined || actor.anslutning === undefined) return false;
    return machinery.storeFor(actor, machinery.database).oauthConnections.stepUp(actor.anslutning, machinery.now().toISOString());
  }

  /** The refusal of the caller that is told by HTTP, where there is one. */
  private async refusalOf(exchange: McpExchange, endpoint: Endpoint): Promise<Fault | undefined> {
    const { refusal, missingScope, actor } = exchange;
    if (refusal === undefined || (await this.isToldInWords(exchange))) return undefined;
    if (missingScope === undefined) return refusal;
    return challenged(refusal, endpoint, 'insufficient_scope', wantedBy(actor, missingScope));
  }

  /** Hands the protocol's answer on as it comes. A refusal of the caller, and not of the call, becomes one of HTTP. */
  private async passed(answer: Response, exchange: McpExchange, endpoint: Endpoint): Promise<Answer> {
    const body = answer.body?.getReader();
    // The first part comes when the tool has been called: only then is it known whether the caller was refused.
    const first = await body?.read();
    const refusal = await this.refusalOf(exchange, endpoint);
    if (refusal !== undefined) {
      await body?.cancel();
      throw refusal;
    }
    const headers = new Headers(answer.headers);
    // Of this connection, which is not the one that is answered on.
    headers.delete('connection');
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    const parts = body === undefined || first === undefined ? {} : { body: partsFrom(first, body) };
    return { status: answer.status, headers: listed(Object.fromEntries(headers)), ...parts };
  }
}

async function* partsFrom(
  first: ReadableStreamReadResult<Uint8Array>,
  rest: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let part = first; !part.done; part = await rest.read()) yield part.value;
  } finally {
    await rest.cancel();
  }
}

/** What to ask the person for: what they have granted as well, since some programs ask for no more than what they are told here. */
function wantedBy({ omfang = [] }: Actor, missing: string): string {
  return SCOPES.filter((scope) => scope === missing || omfang.includes(scope)).join(' ');
}

const INTRUDING = new Set(['nyckel_ogiltig', 'adress_ej_tillaten', 'omfang_saknas', 'frammande_adress', 'frammande_ursprung']);

/** Whether somebody was refused who should not be there: not who comes without a credential, as every client begins, or asks for more than they may. */
function isIntruder(error: unknown): error is Fault {
  return error instanceof Fault && error.fel.some(({ kod }) => INTRUDING.has(kod));
}

/** The refusal, with the header that leads a client to whoever gives tokens (RFC 9728 §5.1, RFC 6750 §3). */
function challenged(refusal: Fault, { metadata }: Endpoint, error?: string, scope?: string): Fault {
  const said = Object.entries({ error, scope }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]));
  const challenge = [...said, `resource_metadata="${metadata}"`].join(', ');
  const { fel, varningar, extra, headers } = refusal;
  return new Fault(refusal.status, fel, {
    varningar,
    extra,
    headers: { ...headers, 'WWW-Authenticate': `Bearer ${challenge}` },
    cause: refusal,
  });
}

function protocolHeaders(asked: Asked): Headers {
  const headers = new Headers();
  for (const name of READ_HEADERS) {
    const value = asked.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

import { type McpRequestContext, ProtocolError, ProtocolErrorCode, Server, type Tool } from '@modelcontextprotocol/server';
import { MissingScope } from '#lib/access/refuse-if.ts';
import type { Fault } from '#lib/errors/fault.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { askInChat } from '#lib/transports/mcp/ask-in-chat.ts';
import { CallProgress, FollowedCalls } from '#lib/transports/mcp/call-progress.ts';
import { callTool, type McpCaller, refusedCall } from '#lib/transports/mcp/call-tool.ts';
import { complete } from '#lib/transports/mcp/completions.ts';
import { countReading } from '#lib/transports/mcp/count-reading.ts';
import type { McpTool } from '#lib/transports/mcp/define-tool.ts';
import type { EDITORIAL_PROMPTS } from '#lib/transports/mcp/prompts.ts';
import { protocolError } from '#lib/transports/mcp/protocol-error.ts';
import { listResources, listResourceTemplates, readResource } from '#lib/transports/mcp/resources.ts';
import { ToolSchemas } from '#lib/transports/mcp/tool-schemas.ts';
import type { ResourceName } from '#lib/transports/oauth/resources.ts';

/** One of the two servers: what it is called and all that it offers. */
export interface McpOffer {
  /** The last part of its address, and its name. */
  name: ResourceName;
  title: string;
  /** What a client tells its model of the whole server. */
  instructions: string;
  tools: readonly McpTool[];
  prompts: typeof EDITORIAL_PROMPTS;
  /** Whether the handbook, the templates and the articles can be read as resources. */
  resources: boolean;
}

/** What one request knows of who sends it, and what it is to be refused with instead of answered. */
export class McpExchange implements McpCaller {
  readonly actor: McpCaller['actor'];
  readonly korrelation: string;
  readonly authenticate: McpCaller['authenticate'];
  refusal: Fault | undefined;
  /** What the person would have to grant an assistant for the call not to be refused. */
  missingScope: string | undefined;

  constructor({ actor, korrelation, authenticate }: McpCaller) {
    this.actor = actor;
    this.korrelation = korrelation;
    this.authenticate = authenticate;
  }

  /**
   * Notes what the caller, and not the call, was refused by. Clients act on those two statuses: they log in, or ask their person for the scope. On any other they throw, and
   * no model would read what to do about it.
   */
  refusedBy(refusal: Fault): void {
    if (refusal.status === 401 || refusal instanceof MissingScope) this.refusal = refusal;
    if (refusal instanceof MissingScope) this.missingScope = refusal.omfang;
  }
}

interface Dependencies {
  machinery: Machinery;
  /** Aborted when the application is about to stop. */
  ending: AbortSignal;
  /** What was thrown, as the caller is told it. */
  asFault(error: unknown, korrelation: string): Fault;
}

/** Makes, once, all that is the same for every caller; returns what makes the server that answers one request. */
export function mcpServers(offer: McpOffer, { machinery, ending, asFault }: Dependencies): (context: McpRequestContext) => Server {
  const schemas = new ToolSchemas(offer.tools);
  const tools: Tool[] = offer.tools.map((tool) => describeTool(tool, schemas));
  const byName = new Map(offer.tools.map((tool) => [tool.name, tool]));
  const prompts = offer.prompts.map(({ text: _, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] }));
  const promptText = new Map(offer.prompts.map((prompt) => [prompt.name, prompt]));
  const capabilities = {
    // The former protocol has subscriptions in a session, which nothing is kept of here (docs/decisions/assistants.md).
    legacy: { tools: {}, prompts: {}, ...(offer.resources ? { resources: {}, completions: {} } : {}) },
    modern: { tools: {}, prompts: {}, ...(offer.resources ? { resources: { subscribe: true }, completions: {} } : {}) },
  };
  const calls = new FollowedCalls();
  const identity = { name: `studio-${offer.name}`, title: offer.title, version: machinery.settings.release };

  return (connection) => {
    const exchange = connection.authInfo?.extra?.exchange;
    if (!(exchange instanceof McpExchange)) throw new Error('a request reached the server without its caller');
    const server = new Server(identity, { capabilities: capabilities[connection.era], instructions: offer.instructions });
    const counted = <Result>(work: () => Result): Result => {
      countReading(machinery, exchange);
      return work();
    };
    const refuse = (error: unknown): Fault => {
      const refusal = asFault(error, exchange.korrelation);
      exchange.refusedBy(refusal);
      return refusal;
    };
    const told = async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
      try {
        return await work();
      } catch (error) {
        throw error instanceof ProtocolError ? error : protocolError(refuse(error));
      }
    };

    server.setRequestHandler('tools/list', () => told(() => counted(() => ({ tools }))));
    server.setRequestHandler('tools/call', async ({ params }, request) => {
      const tool = byName.get(params.name);
      if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Verktyget ${params.name.slice(0, 60)} finns inte.`);
      const progress = CallProgress.asked(request, { caller: `${exchange.actor.typ} ${exchange.actor.id}`, calls, ending });
      const called = await callTool(machinery, exchange, tool, params.arguments ?? {}, progress).catch((error: unknown) => ({
        result: refusedCall(refuse(error)),
        asks: [],
      }));
      return askInChat(called.asks, { actor: exchange.actor, tool, connection, request }) ?? called.result;
    });
    server.setRequestHandler('prompts/list', () => told(() => counted(() => ({ prompts }))));
    server.setRequestHandler('prompts/get', ({ params }) =>
      told(() =>
        counted(() => {
          const prompt = promptText.get(params.name);
          if (prompt === undefined)
            throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Mallen ${params.name.slice(0, 60)} finns inte.`);
          const given = params.arguments ?? {};
          const missing = prompt.arguments.filter(({ name, required }) => required && (given[name] ?? '').trim() === '');
          if (missing.length > 0) {
            const names = missing.map(({ name }) => name).join(', ');
            throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Det här saknas: ${names}.`);
          }
          const { description } = prompt;
          return { description, messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(given) } }] };
        }),
      ),
    );
    if (offer.resources) {
      server.setRequestHandler('completion/complete', ({ params }) =>
        told(() => complete(machinery, exchange, { prompts: promptText }, params)),
      );
      server.setRequestHandler('resources/list', () => told(() => listResources(machinery, exchange)));
      server.setRequestHandler('resources/templates/list', () => told(() => counted(listResourceTemplates)));
      server.setRequestHandler('resources/read', ({ params }) => told(() => readResource(machinery, exchange, schemas, params.uri)));
    }
    return server;
  };
}

function describeTool(tool: McpTool, schemas: ToolSchemas): Tool {
  const { name, title, description, operation, openWorld: openWorldHint } = tool;
  const { readOnly, destructive = false, idempotent = false } = operation.hints;
  return {
    name,
    title,
    description,
    inputSchema: schemas.input(tool),
    outputSchema: schemas.output(tool),
    annotations: { readOnlyHint: readOnly, destructiveHint: destructive, idempotentHint: readOnly || idempotent, openWorldHint },
  };
}

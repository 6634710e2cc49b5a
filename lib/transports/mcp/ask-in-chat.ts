import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  inputRequired,
  isInitializeRequest,
  type McpRequestContext,
  type ServerContext,
  UrlElicitationRequiredError,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { maySitInChat } from '#lib/access/order-trust.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { McpTool, ToBeDone } from '#lib/transports/mcp/define-tool.ts';

/*
 * Asking a person in the chat by an address that their browser opens (MCP, elicitation in URL mode; docs/decisions/orders.md). What comes back says at most
 * that it was opened, and is not read: a program may send whatever it likes, and nothing comes of it.
 */

/** What the id of a session begins with where the program opens addresses: the older protocol says so once, and a server that keeps nothing must be told again. */
const OPENS = 'oppnar-';

const opening = z.object({ elicitation: z.object({ url: z.object({}) }) });
const initialisation = z.object({ params: z.object({ capabilities: opening }) });
const declared = z.object({ [CLIENT_CAPABILITIES_META_KEY]: opening });

/** The session to name to a program that begins by the older protocol and says that it opens addresses; `undefined` for all else, what is refused included, which has none. */
export function sessionFor(message: unknown, newId: () => string): string | undefined {
  return isInitializeRequest(message) && initialisation.safeParse(message).success ? `${OPENS}${newId()}` : undefined;
}

interface Chat {
  actor: Actor;
  tool: McpTool;
  connection: McpRequestContext;
  request: ServerContext;
}

/**
 * The question in place of the answer, for the first of `waiting` whose person may be sitting in this chat, where their program opens addresses; `undefined` where nobody is asked.
 * Throws it for the older protocol, which has it so. Called again, the tool answers.
 */
export function askInChat(waiting: readonly ToBeDone[], chat: Chat): InputRequiredResult | undefined {
  const asks = waiting.find(({ person }) => maySitInChat(chat.actor, person));
  if (asks === undefined || wasAsked(chat)) return undefined;
  // An agent that follows its order would ask at each look; a person who asks their own assistant wants to know.
  if (chat.tool.operation.hints.readOnly && chat.actor.typ === 'agent') return undefined;
  return chat.connection.era === 'modern' ? askBeside(asks, chat) : askInstead(asks, chat);
}

/** Whether this is the call after the question, however it was answered. */
function wasAsked({ request: { mcpReq } }: Chat): boolean {
  return mcpReq.inputResponses !== undefined || mcpReq.droppedInputResponseKeys !== undefined;
}

function askBeside({ text, lank }: ToBeDone, { request }: Chat): InputRequiredResult | undefined {
  if (!declared.safeParse(request.mcpReq.envelope).success) return undefined;
  return inputRequired({ inputRequests: { bekrafta: inputRequired.elicitUrl({ message: text, url: lank }) } });
}

/** What is read would never be answered: it asks for the same each time. */
function askInstead({ id, text, lank }: ToBeDone, { tool, connection }: Chat): undefined {
  const session = connection.requestInfo?.headers.get('mcp-session-id');
  if (tool.operation.hints.readOnly || session?.startsWith(OPENS) !== true) return undefined;
  const message = `${text} Öppna ${lank}. Anropa sedan likadant igen: svaret säger hur det gick.`;
  throw new UrlElicitationRequiredError([{ mode: 'url', elicitationId: id, message: text, url: lank }], message);
}

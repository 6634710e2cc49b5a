import type { CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Actor } from '#lib/contract/actor.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { Fault } from '#lib/errors/fault.ts';
import { zodFaults } from '#lib/errors/from-zod.ts';
import { envelopeOf } from '#lib/http/fault-answer.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { DRY_RUN_FIELD } from '#lib/operations/dry-run.ts';
import { admit, askRight, invokeAdmitted } from '#lib/operations/invoke.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { overLength } from '#lib/operations/over-length.ts';
import type { RawInput } from '#lib/operations/parse-input.ts';
import type { CallProgress } from '#lib/transports/mcp/call-progress.ts';
import type { Fields, McpTool, ToBeDone, ToolFacts } from '#lib/transports/mcp/define-tool.ts';

/** Said beside an answer that looks as if it had been done: a model reads `ok` and goes on. */
const ONLY_TRIED = 'Provkörning: så här skulle det bli. Inget har ändrats.';

/** Who calls, and how the call is found again in the log. */
export interface McpCaller {
  actor: Actor;
  korrelation: string;
  /** Who they are by now. Rejected where they are let in no more. */
  authenticate(): Promise<Actor>;
}

/** What a tool says, and what that waits for a person to do; never of what was only tried, or answered before. */
interface Called {
  result: CallToolResult;
  asks: readonly ToBeDone[];
}

/** Calls the tool's operation with the caller's own rights, of what is followed those that they have at each look; returns what the tool says of it, and tells `progress` how it goes meanwhile. Throws the operation's Fault. */
export async function callTool(
  machinery: Machinery,
  caller: McpCaller,
  tool: McpTool,
  args: Fields,
  progress: CallProgress | undefined,
): Promise<Called> {
  const operation = tool.operationFor(args);
  const { actor, korrelation } = caller;
  admit(machinery, { operation, actor, korrelation });
  const { parts } = overLength(z.object(tool.own), args);
  if (parts.length > 0) throw new Fault(422, parts);
  const own = z.object(tool.own).safeParse(args, { reportInput: true });
  if (!own.success) throw new Fault(422, zodFaults(own.error, z.strictObject(tool.fields)));
  const { idem, ...given }: Fields = { ...args, ...own.data };
  const key = typeof idem === 'string' ? { idempotencyKey: idem } : {};
  const ask = async (by = actor, besides: Fields = {}) => {
    const input = spread(operation, { ...tool.call(given), ...besides });
    const call = { operation, actor: by, korrelation, ...key, via: 'mcp' as const, input };
    const { body, replayed } = await invokeAdmitted(machinery, call);
    const read: Fields = typeof body === 'string' ? JSON.parse(body) : body;
    return { body: read, replayed };
  };
  const askAgain = async (besides?: Fields) => {
    const by = await caller.authenticate();
    askRight({ operation, actor: by, korrelation });
    return ask(by, besides);
  };
  const first = await (progress?.during(() => ask()) ?? ask());
  const last =
    (await progress?.until(
      first,
      () => askAgain(tool.lookingAgain),
      (seen) => tool.underway(seen.body),
    )) ?? first;
  const { body, replayed } = last === first || tool.lookingAgain === undefined ? last : await askAgain();
  const facts = { url: machinery.settings.url, now: machinery.now().toISOString() };
  const data = presented(tool, operation, body, given, facts);
  const isTried = data[DRY_RUN_FIELD] === true;
  const said = [tool.text(data), ...(isTried ? [ONLY_TRIED] : [])];
  return {
    result: { content: said.map((text) => ({ type: 'text', text })), structuredContent: data },
    asks: isTried || replayed ? [] : tool.asks(body, facts),
  };
}

/** Flat arguments as the path, query and body that the operation has; what nobody knows is left for it to refuse. */
function spread(operation: Operation, args: Fields): RawInput {
  const bodiless = operation.method === 'GET' || operation.method === 'DELETE';
  // An address and a form hold text alone.
  const isText = bodiless || operation.fileField !== undefined;
  const asked = args[DRY_RUN_FIELD];
  const tried = isText && typeof asked === 'boolean' ? { [DRY_RUN_FIELD]: String(asked) } : {};
  const entries = Object.entries({ ...args, ...tried });
  const of = (takes: (name: string) => boolean) => Object.fromEntries(entries.filter(([name]) => takes(name)));
  const inPath = (name: string) => name in operation.params.shape;
  const inQuery = (name: string) => !inPath(name) && (bodiless || name in operation.query.shape);
  return { params: of(inPath), query: of(inQuery), body: of((name) => !inPath(name) && !inQuery(name)) };
}

function presented(tool: McpTool, operation: Operation, body: Fields, args: Fields, facts: ToolFacts): Fields {
  if (body[DRY_RUN_FIELD] !== true) return tool.present(body, args, facts);
  // One that ended before the world outside was touched has no answer of its own to shorten.
  const whole = operation.output.safeParse(body).success;
  return { ...(whole ? tool.present(body, args, facts) : body), [DRY_RUN_FIELD]: true };
}

/** A refusal as a model reads it: what is wrong, what to do about it, and the envelope as every other caller gets it. */
export function refusedCall({ fel, varningar, extra }: Fault): CallToolResult {
  const shorter = withoutRevision(extra);
  const more = Object.keys(extra).length === 0 ? [] : [JSON.stringify(shorter)];
  return {
    isError: true,
    content: [{ type: 'text', text: [...fel.map(inWords), ...more].join('\n') }],
    structuredContent: envelopeOf({ fel, varningar, extra: shorter }),
  };
}

function inWords({ falt, sprak, orsak, atgard, kod, block }: FaultEntry): string {
  const place = [falt, sprak, block].filter((part) => part !== undefined && part !== '').join(' · ');
  return `${place === '' ? '' : `${place}: `}${orsak} Åtgärd: ${atgard} [${kod}]`;
}

/** A conflict carries the other writer's whole revision; the merged proposal beside it says the same and more. */
function withoutRevision(extra: Fields): Fields {
  const { senaste, ...rest } = extra;
  if (typeof senaste !== 'object' || senaste === null) return extra;
  const { id, nr, av, skapad }: Fields = { ...senaste };
  return { ...rest, senaste: { id, nr, av, skapad } };
}

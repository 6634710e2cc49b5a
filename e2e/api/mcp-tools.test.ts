import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { SCOPES, type Scope } from '#lib/contract/connection.ts';
import type { Role } from '#lib/contract/role.ts';
import type { McpTool } from '#lib/transports/mcp/define-tool.ts';
import { MCP_OFFERS } from '#lib/transports/mcp/offers.ts';
import { accessToken } from './assistant/access-token.ts';
import { Assistant, type Server } from './assistant/mcp-client.ts';
import { type RawReply, rawCall } from './assistant/raw-call.ts';
import { type Args, argumentsOf } from './assistant/tool-arguments.ts';
import type { Answer } from './newsroom/answer.ts';
import type { Caller } from './newsroom/caller.ts';
import { agent, as } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';

const SERVERS = ['redaktion', 'trafik'] as const;
const ROLES = ['superadmin', 'admin', 'chefredaktor', 'publicist', 'granskare', 'skribent', 'lasare'] as const satisfies Role[];

/** Somebody at the keyboard, and the assistant that acts for them with everything granted; or an agent, which is its own. */
interface Principal {
  name: string;
  caller: Caller;
  tokens: Record<Server, string>;
}

async function assisted(name: Role): Promise<Principal> {
  const caller = await as(name);
  const [redaktion, trafik] = await Promise.all(SERVERS.map((server) => accessToken(caller, server)));
  return { name, caller, tokens: { redaktion: redaktion ?? '', trafik: trafik ?? '' } };
}

const keyed = await agent();
const PRINCIPALS: Principal[] = [
  ...(await Promise.all(ROLES.map(assisted))),
  { name: 'agent', caller: keyed, tokens: { redaktion: keyed.nyckel, trafik: keyed.nyckel } },
];

/** The tool's operation as an HTTP client calls it. */
async function overHttp({ operation, call }: McpTool, caller: Caller, args: Args): Promise<Answer> {
  if (operation.fileField !== undefined) return upload(caller);
  const sent = call(args);
  const path = operation.path.slice('/studio/api'.length).replace(/\{(\w+)\}/g, (_, name: string) => String(sent[name]));
  const rest = Object.entries(sent).filter(([name]) => !(name in operation.params.shape));
  if (operation.method !== 'GET') return caller.call(operation.method, path, { body: Object.fromEntries(rest) });
  return caller.get(path, Object.fromEntries(rest.map(([name, value]) => [name, String(value)])));
}

/** Whether a call was done, or the code it was refused with. */
function outcome({ status, data }: RawReply): string {
  if (status !== 200) return data.fel[0].kod;
  return data.result.isError === true ? data.result.structuredContent.fel[0].kod : 'gjort';
}

/** A chief editor's assistants at each server, by what has been granted them. */
const GRANTED = {
  redaktion: [['innehall:las'], ['innehall:las', 'innehall:skriv'], ['innehall:las', 'innehall:publicera']],
  trafik: [['trafik:las'], ['innehall:las'], ['innehall:las', 'ko:skriv']],
} as const satisfies Record<Server, Scope[][]>;

/** What a tool needs beside the scope that its operation names, called as it is here. */
const BESIDES: Record<string, Scope> = { skriv_liveinlagg: 'innehall:publicera', forhandsvisa: 'innehall:skriv' };

function neededBy({ name, operation: { omfang, hints } }: McpTool): Scope[] {
  if (omfang === 'vilket_som_helst') return [];
  return [omfang ?? (hints.readOnly ? 'innehall:las' : 'innehall:skriv'), ...(BESIDES[name] === undefined ? [] : [BESIDES[name]])];
}

const ALL = MCP_OFFERS.flatMap(({ name, tools }) =>
  tools.map((tool) => [tool.name, name === 'trafik' ? 'trafik' : 'redaktion', tool] as const),
);
const ajv = new Ajv2020({ strict: false, validateFormats: false });

test.each(ALL)('%s at %s: everybody may by it what they may without it, and its answers are as it says', async (name, server, tool) => {
  const chief = await as('chefredaktor');
  const { tools } = await (await Assistant.connect(keyed.nyckel, server)).client.listTools();
  const described = tools.find((one) => one.name === name);
  const answers = ajv.compile(described?.outputSchema ?? false);
  const takes = ajv.compile(described?.inputSchema ?? false);
  let done = 0;
  for (const { name: who, caller, tokens } of PRINCIPALS) {
    const args = await argumentsOf(name, chief);
    expect(takes(args), `${name}: ${JSON.stringify(takes.errors)}`).toBe(true);
    const reply = await rawCall({ nyckel: tokens[server], server, method: 'tools/call', params: { name, arguments: args } });
    const without = await overHttp(tool, caller, await argumentsOf(name, chief));
    const shown = `${who}: ${reply.status} ${JSON.stringify(reply.data).slice(0, 600)}`;
    expect(outcome(reply), shown).toBe(without.koder[0] ?? 'gjort');
    if (outcome(reply) === 'gjort') done += 1;
    // HTTP itself refuses nobody who has been let in and granted the scope: a client would throw, and its model read nothing.
    expect(reply.status, shown).toBe(200);
    expect(answers(reply.data.result.structuredContent), `${shown} ${JSON.stringify(answers.errors)}`).toBe(true);
  }
  expect(done, 'nobody may do it at all').toBeGreaterThan(0);
});

test.each(ALL)('%s at %s is an assistant’s when what it needs has been granted, and never otherwise', async (name, server, tool) => {
  const chief = await as('chefredaktor');
  const needed = neededBy(tool);
  for (const granted of GRANTED[server]) {
    const nyckel = (await accessToken(chief, server, [...granted])) ?? '';
    const reply = await rawCall({ nyckel, server, method: 'tools/call', params: { name, arguments: await argumentsOf(name, chief) } });
    const missing = needed.filter((scope) => !granted.some((one) => one === scope));
    const shown = `${granted}: ${reply.status} ${JSON.stringify(reply.data).slice(0, 300)}`;
    if (missing.length === 0) expect(outcome(reply), shown).not.toBe('omfang_saknas');
    else expect([reply.status, outcome(reply)], shown).toEqual([403, 'omfang_saknas']);
    // Beside what has been granted: a client asks its person for what it is told, and for nothing else.
    const told = SCOPES.filter((scope) => scope === missing[0] || granted.some((one) => one === scope)).join(' ');
    if (missing.length > 0) expect(reply.headers['www-authenticate']).toContain(`error="insufficient_scope", scope="${told}"`);
  }
});

import { expect, test } from 'vitest';
import type { Attempt } from '#lib/access/attempts.ts';
import { SCOPES, type Scope } from '#lib/contract/connection.ts';
import { ROLES } from '#lib/contract/role.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { type PermissionRow, permissionTable } from '#lib/operations/permissions.ts';
import { OPERATIONS } from '#lib/operations/registry.ts';
import { MCP_OFFERS } from '#lib/transports/mcp/offers.ts';
import { accessToken } from './assistant/access-token.ts';
import type { Server } from './assistant/mcp-client.ts';
import { type RawReply, rawCall } from './assistant/raw-call.ts';
import { type Args, argumentsOf } from './assistant/tool-arguments.ts';
import { agent, as } from './newsroom/people.ts';

/*
 * docs/permissions.md holds over MCP too: every tool is called with an agent's key, and with the token of a program that a person of
 * every role has let in, with everything granted, with everything but one scope, and with one scope alone. Nothing is done: each only tries.
 */

const TABLE = permissionTable(OPERATIONS);

/** What of its operation a tool attempts, called as argumentsOf has it; the others decide by who calls alone. */
const ATTEMPTED: Record<string, Attempt> = {
  ...{ skapa_innehall: 'skriva', spara_sprakversion: 'skriva', andra_innehall: 'skriva', oversatt_innehall: 'skriva' },
  ...{ satt_sprakstatus: 'skriva', aterstall_revision: 'skriva', forhandsvisa: 'dela' },
  ...{ skriv_liveinlagg: 'publicera', publicera: 'publicera' },
};

/** The same tools called so that they attempt something else. */
const MORE: ReadonlyArray<{ tool: string; attempt: Attempt | undefined; with: Args }> = [
  { tool: 'satt_sprakstatus', attempt: 'godkanna', with: { status: 'godkand' } },
  { tool: 'forhandsvisa', attempt: undefined, with: { dela: undefined } },
  { tool: 'andra_innehall', attempt: 'raderaAnnans', with: { taggar: undefined, raderad: true } },
];

interface Attempted {
  server: Server;
  tool: string;
  row: PermissionRow;
  changes: boolean;
  /** An agent does it on somebody's order alone. */
  ordered: boolean;
  more: Args;
}

const CALLS: Attempted[] = MCP_OFFERS.flatMap(({ name, tools }) =>
  tools.flatMap(({ name: tool, operation, fields }) => {
    const attempted = (attempt: Attempt | undefined, more: Args): Attempted => {
      const row = TABLE.find((each) => each.operation === operation.name && each.attempt === attempt);
      if (row === undefined) throw new Error(`docs/permissions.md has no line for ${tool}: ${operation.name} ${attempt ?? ''}`);
      const server: Server = name === 'trafik' ? 'trafik' : 'redaktion';
      return { server, tool, row, changes: !operation.hints.readOnly, ordered: 'order_av' in fields, more };
    };
    const others = MORE.filter((each) => each.tool === tool && Object.keys(each.with).every((field) => field in fields));
    return [attempted(ATTEMPTED[tool], {}), ...others.map(({ attempt, with: more }) => attempted(attempt, more))];
  }),
);

const [plain, publishing] = await Promise.all([
  agent({ mallar: ['nyhet', 'liverapport'] }),
  agent({ mallar: ['nyhet', 'liverapport'], publicera: true, schemalagga: true }),
]);
const chief = await as('chefredaktor');
const people = new Map(
  await Promise.all(ROLES.map(async (roll) => [roll, await as(roll, roll === 'admin' ? { publicera: true } : {})] as const)),
);
const tokens = new Map<string, Promise<string>>();

/** The token of a program that somebody of that role has let in at a server, for those things. */
function tokenOf(roll: (typeof ROLES)[number], server: Server, omfang: readonly Scope[]): Promise<string> {
  const key = [roll, server, ...omfang].join(' ');
  const person = people.get(roll);
  if (person === undefined) throw new Error(`there is no ${roll}`);
  const token = tokens.get(key) ?? accessToken(person, server, omfang);
  tokens.set(key, token);
  return token;
}

function answered({ status, data }: RawReply): FaultCode | null {
  if (status !== 200) return data.fel[0].kod;
  return data.result.isError === true ? data.result.structuredContent.fel[0].kod : null;
}

test.each(CALLS.map((call) => [`${call.tool} ${call.row.attempt ?? ''}`, call] as const))(
  'who may by %s: what the table says',
  async (_, { server, tool, row, changes, ordered, more }) => {
    const made = { ...(await argumentsOf(tool, chief)), ...more, ...(changes ? { provkor: true } : {}) };
    const holds = async (who: string, nyckel: string, expected: FaultCode | null, order: Args = {}) => {
      const reply = await rawCall({ nyckel, server, method: 'tools/call', params: { name: tool, arguments: { ...made, ...order } } });
      expect([who, answered(reply)], JSON.stringify(reply.data).slice(0, 400)).toEqual([who, expected]);
    };
    const order = ordered ? { order_av: publishing.agare.id } : {};
    await holds('an agent', plain.nyckel, row.svar.agent, order);
    await holds('a publishing agent', publishing.nyckel, row.svar.publicerandeAgent, order);
    for (const roll of ROLES) await holds(`everything granted by ${roll}`, await tokenOf(roll, server, SCOPES), row.assistent[roll]);
    const widest = ROLES.find((roll) => row.assistent[roll] === null);
    if (widest === undefined) return;
    const whoLetIt = (omfang: readonly Scope[]) => tokenOf(widest, server, omfang);
    const isEnough = (omfang: readonly Scope[]) => row.omfang.every((needed) => omfang.includes(needed));
    const sets = [...SCOPES.map((one) => [one]), ...SCOPES.map((one) => SCOPES.filter((other) => other !== one)), row.omfang];
    for (const omfang of sets) {
      if (omfang.length === 0) continue;
      await holds(`with ${omfang.join(' ')} of ${widest}`, await whoLetIt(omfang), isEnough(omfang) ? null : 'omfang_saknas');
    }
  },
);

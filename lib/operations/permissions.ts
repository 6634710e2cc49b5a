import { type Attempt, attemptKind } from '#lib/access/attempts.ts';
import { cannotCall } from '#lib/access/rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import { keysOf } from '#lib/content/keys-of.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { SCOPES, type Scope } from '#lib/contract/connection.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { recordOf } from '#lib/contract/record-of.ts';
import { ROLES, type Role } from '#lib/contract/role.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { Operation } from '#lib/operations/define-operation.ts';

const EVERYWHERE = { sektioner: ['*'], mallar: ['*'], sprak: ['*'] };
const NO_LIMIT = { sektioner: [], mallar: [], sprak: [] };

function person(roll: Role, publicera: boolean): Actor {
  return { typ: 'person', id: 'p', namn: 'P', roll, ...NO_LIMIT, publicera, schemalagga: publicera };
}

const agent = (publicera: boolean): Actor => ({
  typ: 'agent',
  id: 'a',
  namn: 'A',
  roll: 'agent',
  ...EVERYWHERE,
  publicera,
  schemalagga: publicera,
});

/** Who calls: a person of each role with a session, an administrator with and without `publicera`, and an agent with its key. */
export const CALLERS = {
  superadmin: person('superadmin', false),
  admin: person('admin', false),
  publicerandeAdmin: person('admin', true),
  chefredaktor: person('chefredaktor', false),
  publicist: person('publicist', false),
  granskare: person('granskare', false),
  skribent: person('skribent', false),
  lasare: person('lasare', false),
  agent: agent(false),
  publicerandeAgent: agent(true),
} as const satisfies Record<string, Actor>;

export type CallerKind = keyof typeof CALLERS;
export const CALLER_KINDS = keysOf(CALLERS);

/** How a caller is headed in a table. */
export const CALLER_NAMES: Record<CallerKind, string> = {
  superadmin: 'superadmin',
  admin: 'admin',
  publicerandeAdmin: 'admin med publicera',
  chefredaktor: 'chefredaktor',
  publicist: 'publicist',
  granskare: 'granskare',
  skribent: 'skribent',
  lasare: 'lasare',
  agent: 'agent',
  publicerandeAgent: 'agent med publicera och schemalagga',
};

/** One attempt of one operation: who may, and what is answered to those who may not. */
export interface PermissionRow {
  operation: string;
  /** What is attempted; `undefined` where nothing but the caller decides. */
  attempt: Attempt | undefined;
  /** The code of the refusal; `null` where it may. */
  svar: Record<CallerKind, FaultCode | null>;
  /** What a person must have let an assistant do for it to do this in their name. */
  omfang: Scope[];
  /** The same of an assistant to which a person of that role, who may publish, has granted everything. */
  assistent: Record<Role, FaultCode | null>;
}

const toldOf = ({ kod, place, params }: Refusal): FaultEntry => faultEntry(kod, place, params);

/** What is answered to that caller: the first refusal on the way of a call, in the order that a call meets them. `undefined` where they may. */
export function refusalTo(operation: Operation, attempt: Attempt | undefined, actor: Actor): FaultEntry | undefined {
  try {
    operation.authorise?.({ actor });
  } catch (refusal) {
    const [first] = refusal instanceof Fault ? refusal.fel : [];
    if (first === undefined) throw refusal;
    return first;
  }
  const call = cannotCall(actor, { omfang: operation.omfang, readOnly: operation.hints.readOnly });
  const refusal = call ?? (attempt === undefined ? undefined : attemptKind(attempt).cannot(actor));
  return refusal && toldOf(refusal);
}

function answerTo(operation: Operation, attempt: Attempt | undefined, actor: Actor): FaultCode | null {
  const refusal = refusalTo(operation, attempt, actor);
  // An entry's code is any text, for whoever reads it as JSON; this one is of an entry that was made here.
  return refusal === undefined ? null : (refusal.kod as FaultCode);
}

/** An assistant of somebody with that role, who has let it do those things. */
export function assistantOf(roll: Role, omfang: readonly Scope[]): Actor {
  const publicera = roll === 'admin' || CALLERS[roll].publicera;
  return { ...person(roll, publicera), typ: 'assistent', omfang: [...omfang] };
}

function rowOf(operation: Operation, attempt: Attempt | undefined): PermissionRow {
  const answer = (actor: Actor) => answerTo(operation, attempt, actor);
  const svar = recordOf(CALLER_KINDS, (kind) => answer(CALLERS[kind]));
  const assistent = recordOf(ROLES, (roll) => answer(assistantOf(roll, SCOPES)));
  const widest = ROLES.find((roll) => assistent[roll] === null);
  const without = (scope: Scope) => SCOPES.filter((other) => other !== scope);
  return {
    operation: operation.name,
    attempt,
    svar,
    assistent,
    omfang: widest === undefined ? [] : SCOPES.filter((scope) => answer(assistantOf(widest, without(scope))) !== null),
  };
}

/** Whether the operation does something where none of its attempts is made. */
function hasPlainCall({ attempts = [] }: Operation): boolean {
  return attempts.every((attempt) => attemptKind(attempt).isMore === true);
}

/**
 * Who may do what: every operation, and of one that decides by what it is about every such attempt, asked of lib/access for
 * every kind of caller. Who shows no credential may do nothing.
 */
export function permissionTable(operations: readonly Operation[]): PermissionRow[] {
  return operations.flatMap((operation) => [
    ...(hasPlainCall(operation) ? [rowOf(operation, undefined)] : []),
    ...(operation.attempts ?? []).map((attempt) => rowOf(operation, attempt)),
  ]);
}

import { type ItemScope, outsideScope, type Refusal } from '#lib/access/scope.ts';
import type { Actor, Role } from '#lib/contract/actor.ts';

/*
 * The matrix of decisions.md §3 as sentences. Each returns why the actor may not, or `undefined` when it may.
 */

const WRITERS: readonly Role[] = ['superadmin', 'admin', 'chefredaktor', 'publicist', 'granskare', 'skribent'];
const APPROVERS: readonly Role[] = ['superadmin', 'admin', 'chefredaktor', 'publicist', 'granskare'];
const CURATORS: readonly Role[] = ['superadmin', 'admin', 'chefredaktor', 'publicist'];
const PUBLISHERS: readonly Role[] = ['superadmin', 'chefredaktor', 'publicist'];
const CHIEFS: readonly Role[] = ['superadmin', 'admin', 'chefredaktor'];

function has(actor: Actor, roles: readonly Role[]): boolean {
  return roles.some((role) => role === actor.roll);
}

function isAgent(actor: Actor): boolean {
  return actor.typ === 'agent';
}

/** `vem` may do it; where that is no administrator, one may give the right to do it, unless nobody but `vem` ever has it. */
function lacking(handling: string, vem: string, givable = !vem.includes('administratör')): Refusal {
  const annars = givable ? ', eller be en administratör om rättigheten' : '';
  return { kod: 'rattighet_saknas', params: { handling, vem, annars } };
}

function onlyStaff(handling: string, vem = 'chefredaktören eller en administratör'): Refusal {
  return { kod: 'bara_redaktionen', params: { handling, vem } };
}

/** Create, save, copy, restore, comment, upload. */
export function cannotWrite(actor: Actor, item: ItemScope, sprak: readonly string[]): Refusal | undefined {
  if (!isAgent(actor) && !has(actor, WRITERS)) return lacking('skriva', 'en skribent');
  return outsideScope(actor, 'skriva', item, sprak);
}

/** Writing that belongs to no item, such as uploading a picture. */
export function cannotContribute(actor: Actor): Refusal | undefined {
  return isAgent(actor) || has(actor, WRITERS) ? undefined : lacking('lägga till något', 'en skribent');
}

/** Make or revoke a link that shows an article to somebody without a login. */
export function cannotShare(actor: Actor): Refusal | undefined {
  return isAgent(actor) || has(actor, WRITERS) ? undefined : lacking('dela artiklar', 'en skribent');
}

/** Set a language version to `godkand`. An agent's order is checked where the order is known. */
export function cannotApprove(actor: Actor, item: ItemScope, sprak: string): Refusal | undefined {
  if (isAgent(actor)) return cannotRelease(actor, item, [sprak], 'godkänna');
  if (!has(actor, APPROVERS)) return lacking('godkänna', 'en granskare eller publicist');
  return outsideScope(actor, 'godkänna', item, [sprak]);
}

/** Publish, or hand to the CMS as a draft: `handling` says which. */
export function cannotRelease(actor: Actor, item: ItemScope, sprak: readonly string[], handling = 'publicera'): Refusal | undefined {
  if (isAgent(actor)) {
    return actor.publicera ? outsideScope(actor, handling, item, sprak, true) : lacking(handling, 'en publicist');
  }
  if (!has(actor, PUBLISHERS) && !isPublishingAdmin(actor)) return lacking(handling, 'en publicist');
  return outsideScope(actor, handling, item, sprak);
}

/** Publish at a later time: a person who publishes may; an agent has a right of its own for it. */
export function cannotSchedule(actor: Actor, item: ItemScope, sprak: readonly string[], handling = 'schemalägga'): Refusal | undefined {
  if (!isAgent(actor)) return cannotRelease(actor, item, sprak, handling);
  return actor.schemalagga ? outsideScope(actor, handling, item, sprak, true) : lacking(handling, 'en publicist');
}

/** Publish in spite of blocking faults. */
export function cannotOverride(actor: Actor): Refusal | undefined {
  if (isAgent(actor)) return { ...onlyStaff('publicera trots fel', 'chefredaktören'), place: { falt: 'overstyr' } };
  return has(actor, ['superadmin', 'chefredaktor'])
    ? undefined
    : { ...lacking('publicera trots fel', 'chefredaktören', false), place: { falt: 'overstyr' } };
}

/** Take down anything at all. */
export function cannotEverTakeDown(actor: Actor): Refusal | undefined {
  if (isAgent(actor)) return onlyStaff('ta ned artiklar');
  const may = has(actor, ['superadmin', 'chefredaktor']) || isPublishingAdmin(actor);
  return may ? undefined : lacking('ta ned artiklar', 'chefredaktören');
}

export function cannotTakeDown(actor: Actor, item: ItemScope): Refusal | undefined {
  return cannotEverTakeDown(actor) ?? outsideScope(actor, 'ta ned artiklar', item, []);
}

/** Mark as deleted, or bring back, within one's sections. Chiefs may always; the others only their own drafts that were never public. */
export function cannotDelete(actor: Actor, item: ItemScope & { agare: string; publik: boolean }): Refusal | undefined {
  const place = { falt: 'raderad' };
  if (isAgent(actor) && item.publik) return { ...onlyStaff('radera något som varit publicerat'), place };
  const elsewhere = outsideScope(actor, 'radera', item, []);
  if (elsewhere !== undefined || has(actor, CHIEFS)) return elsewhere;
  if (item.publik) return { ...lacking('radera något som varit publicerat', 'chefredaktören'), place };
  const own = item.agare === actor.id && (isAgent(actor) || has(actor, WRITERS));
  return own ? undefined : { ...lacking('radera någon annans utkast', 'den som äger utkastet eller chefredaktören'), place };
}

/** Write in the people dictionary. */
export function cannotCurate(actor: Actor): Refusal | undefined {
  if (isAgent(actor)) return onlyStaff('ändra i personlexikonet');
  return has(actor, CURATORS) ? undefined : lacking('ändra i personlexikonet', 'en publicist eller chefredaktören');
}

/** Agents, persons, settings, export. */
export function cannotAdminister(actor: Actor): Refusal | undefined {
  if (isAgent(actor)) return onlyStaff('administrera Studio', 'en administratör');
  return has(actor, ['superadmin', 'admin']) ? undefined : lacking('administrera Studio', 'en administratör');
}

/** Give somebody a role that administers, or change one who has it. */
export function cannotAppoint(actor: Actor, role: Role): Refusal | undefined {
  if (role !== 'superadmin' && role !== 'admin') return cannotAdminister(actor);
  return actor.roll === 'superadmin' && !isAgent(actor)
    ? undefined
    : { ...lacking('utse administratörer', 'en superadministratör'), place: { falt: 'roll' } };
}

export function cannotReadLog(actor: Actor): Refusal | undefined {
  if (isAgent(actor)) return onlyStaff('läsa loggen');
  return has(actor, CHIEFS) ? undefined : lacking('läsa loggen', 'chefredaktören');
}

/** Whether a person of that role publishes: what `jag` reports as `publicera`. The flag counts for administrators alone. */
export function publishesAs(role: Role, flag: boolean): boolean {
  return PUBLISHERS.includes(role) || (role === 'admin' && flag);
}

function isPublishingAdmin(actor: Actor): boolean {
  return actor.roll === 'admin' && actor.publicera;
}

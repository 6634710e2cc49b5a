import { holds, type RoleHolder } from '#lib/access/role-rights.ts';
import { type ItemScope, limitTo, outsideScope, type Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Scope } from '#lib/contract/connection.ts';
import type { Right } from '#lib/contract/role.ts';

/*
 * The matrix of decisions.md §3 as sentences. Each returns why the actor may not, or `undefined` when it may.
 * An assistant has the role and the rights of its person, as far as that person has handed them on.
 */

function isAgent(actor: Actor): boolean {
  return actor.typ === 'agent';
}

/** An assistant acts in a person's name, and yet is no member of the staff. */
function isStaff(actor: Actor): boolean {
  return actor.typ === 'person';
}

/** What a person has not let the assistant do in their name. */
function withheld(actor: Actor, omfang: Scope): Refusal | undefined {
  if (actor.typ !== 'assistent' || actor.omfang?.includes(omfang)) return undefined;
  return { kod: 'omfang_saknas', params: { omfang } };
}

/** What an assistant needs at the least to make a call: `omfang` where the operation names it. */
export function cannotCall(actor: Actor, { omfang, readOnly }: { omfang: Scope | 'vilket_som_helst' | undefined; readOnly: boolean }) {
  if (omfang === 'vilket_som_helst') return undefined;
  const needed = omfang ?? (readOnly ? 'innehall:las' : 'innehall:skriv');
  const refusal = withheld(actor, needed);
  if (refusal === undefined || mayGrant(actor, needed)) return refusal;
  // To be asked for what they do not have themselves would lead the person nowhere.
  return needed === 'innehall:publicera' ? lacking('publicera', 'en publicist') : lacking('skriva', 'en skribent');
}

/** What the scope `innehall:publicera` hands on. */
const BY_PUBLISHING = ['godkanna', 'publicera', 'ta_ned', 'radera_publicerat'] as const satisfies readonly Right[];

/** Whether a person, or the one that an assistant acts for, has what the scope would hand on. */
export function mayGrant(actor: Actor, omfang: Scope): boolean {
  if (omfang === 'innehall:publicera') return BY_PUBLISHING.some((right) => holds(actor, right));
  return omfang === 'innehall:skriv' || omfang === 'ko:skriv' ? holds(actor, 'skriva') : true;
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
  const never = cannotEverWrite(actor) ?? withheld(actor, 'innehall:skriv');
  return never ?? outsideScope(actor, 'skriva', item, sprak) ?? lacksEveryLanguage(actor);
}

/** Change any article at all, as far as the role tells: what can be asked before anything of a call is read. */
export function cannotEverWrite(actor: Actor): Refusal | undefined {
  return isAgent(actor) || holds(actor, 'skriva') ? undefined : lacking('skriva', 'en skribent');
}

/** An agent that was given no language writes nothing at all, not even what all languages share. */
function lacksEveryLanguage(actor: Actor): Refusal | undefined {
  return limitTo(actor, actor.sprak)?.length === 0 ? lacking('skriva', 'en skribent') : undefined;
}

/** Writing that belongs to no item, such as uploading a picture or changing one: for whoever may write somewhere. */
export function cannotContribute(actor: Actor): Refusal | undefined {
  const may = isAgent(actor) ? writesSomewhere(actor) : holds(actor, 'skriva');
  return may ? withheld(actor, 'innehall:skriv') : lacking('lägga till något', 'en skribent');
}

/** An agent that was given no section, no template or no language writes nowhere. */
function writesSomewhere(actor: Actor): boolean {
  return [actor.sektioner, actor.mallar, actor.sprak].every((given) => limitTo(actor, given)?.length !== 0);
}

/** Put other bytes where the site’s logotype is: what every page tells of is set by whoever administers. */
export function cannotReplaceLogotype(actor: Actor): Refusal | undefined {
  const handling = 'byta filen för sajtens logotyp';
  if (!isStaff(actor)) return onlyStaff(handling, 'en administratör');
  return cannotAdminister(actor) === undefined ? undefined : lacking(handling, 'en administratör');
}

/** Put work in the queue of the newsroom, take it and be done with it. */
export function cannotQueue(actor: Actor): Refusal | undefined {
  const may = isAgent(actor) || holds(actor, 'skriva');
  return may ? withheld(actor, 'ko:skriv') : lacking('ändra i arbetskön', 'en skribent');
}

/** Say which feeds are watched for ideas: Studio asks their servers in the newsroom’s name. */
export function cannotWatchFeeds(actor: Actor): Refusal | undefined {
  const handling = 'ändra bevakningarna';
  if (isAgent(actor)) return onlyStaff(handling);
  return holds(actor, 'lexikon') ? withheld(actor, 'ko:skriv') : lacking(handling, 'en publicist eller chefredaktören');
}

/** Say something about work and articles. */
export function cannotComment(actor: Actor): Refusal | undefined {
  const may = isAgent(actor) || holds(actor, 'skriva');
  return may ? withheld(actor, 'innehall:skriv') : lacking('kommentera', 'en skribent');
}

/** Say something about an article, and settle what others have said: where one may work, in the languages that one may write. */
export function cannotCommentOn(actor: Actor, item: ItemScope, sprak: string): Refusal | undefined {
  return cannotComment(actor) ?? outsideScope(actor, 'kommentera', item, [sprak]);
}

/** Say something in a thread, and settle it: whoever may comment in one of the languages that it is about. */
export function cannotTakePartIn(
  actor: Actor,
  item: ItemScope,
  { sprak, galler }: { sprak: string; galler: readonly string[] },
): Refusal | undefined {
  const refusals = [sprak, ...galler].map((language) => cannotCommentOn(actor, item, language));
  return refusals.includes(undefined) ? undefined : refusals[0];
}

/** Change what somebody has said: nobody else's words. */
export function cannotChangeComment(actor: Actor, comment: { av: { id: string } }): Refusal | undefined {
  return cannotComment(actor) ?? (comment.av.id === actor.id ? undefined : lacking('ändra andras kommentarer', 'den som skrev den', false));
}

/** Take it away: one's own, or as somebody who decides in spite of faults anybody's. */
export function cannotRemoveComment(actor: Actor, comment: { av: { id: string } }): Refusal | undefined {
  const isOwn = comment.av.id === actor.id;
  return cannotComment(actor) ?? (isOwn || holds(actor, 'overstyra') ? undefined : lacking('ta bort andras kommentarer', 'chefredaktören'));
}

/** Whether somebody may save over what another wrote last: people may, and agents that are let. */
export function mayOverwrite(actor: Actor): boolean {
  return !isAgent(actor) || actor.skriver_over !== false;
}

/** Propose a change in an article: whoever may comment on it. */
export function cannotProposeIn(actor: Actor, item: ItemScope, sprak: string): Refusal | undefined {
  return cannotComment(actor) ?? outsideScope(actor, 'föreslå ändringar', item, [sprak]);
}

/** Accept what has been proposed: whoever may write the text, and no agent, for it is there so that a person decides. */
export function cannotAccept(actor: Actor, item: ItemScope, sprak: string): Refusal | undefined {
  return isAgent(actor) ? onlyStaff('godta ändringsförslag', 'en skribent') : cannotWrite(actor, item, [sprak]);
}

/** Decline it: the same, and whoever has proposed it takes it back. */
export function cannotDecline(actor: Actor, item: ItemScope, sprak: string, proposal: { av: { id: string } }): Refusal | undefined {
  if (proposal.av.id === actor.id) return cannotComment(actor);
  return isAgent(actor) ? onlyStaff('avböja andras ändringsförslag', 'en skribent') : cannotWrite(actor, item, [sprak]);
}

/** Keep for the newsroom what articles begin with, and patterns of blocks. */
export function cannotKeepSkeletons(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? cannotEverWrite(actor) : onlyStaff('spara stommar och mönster', 'en skribent');
}

/** Take one away: one's own, or as somebody who decides in spite of faults anybody's. */
export function cannotRemoveSkeleton(actor: Actor, skeleton: { av: { id: string } }): Refusal | undefined {
  const isOwn = skeleton.av.id === actor.id;
  return (
    cannotKeepSkeletons(actor) ?? (isOwn || holds(actor, 'overstyra') ? undefined : lacking('ta bort andras stommar', 'chefredaktören'))
  );
}

/** Keep filters under a name, and say how often one wants letters. */
export function cannotKeepOwnChoices(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? undefined : onlyStaff('spara egna val', 'personen själv');
}

/** Show where in an article one is: of whoever has none open, what they save tells. */
export function cannotShowPresence(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? undefined : onlyStaff('visa närvaro', 'den som har artikeln öppen');
}

/** Read what several people write together and have not saved: whoever may read the article in the editor. */
export function cannotReadSharedText(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? undefined : onlyStaff('läsa det som inte är sparat', 'den som har artikeln öppen');
}

/** Note which version one has opened to review it: what a program has fetched nobody has read. */
export function cannotNoteReading(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? undefined : onlyStaff('notera en läsning', 'den som granskar');
}

/** Keep what is written and not saved: whoever writes by keys of a program saves it. */
export function cannotKeepWorkingCopy(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? cannotEverWrite(actor) : onlyStaff('spara en arbetskopia', 'den som skriver i redigeraren');
}

/** Make a link that shows an article to somebody without a login. */
export function cannotShare(actor: Actor): Refusal | undefined {
  const may = isAgent(actor) || holds(actor, 'skriva');
  return may ? withheld(actor, 'innehall:skriv') : lacking('dela artiklar', 'en skribent');
}

/** Make such a link to a version: to what one may write in. */
export function cannotShareVersion(actor: Actor, item: ItemScope, sprak: string): Refusal | undefined {
  return cannotShare(actor) ?? outsideScope(actor, 'dela artiklar', item, [sprak]);
}

/** End such a link: whoever made it, whoever may write in what it shows, and whoever administers. */
export function cannotRevokeShare(
  actor: Actor,
  item: ItemScope,
  { sprak, av }: { sprak: string; av: { id: string } },
): Refusal | undefined {
  if (av.id === actor.id) return withheld(actor, 'innehall:skriv');
  const handling = 'återkalla andras delningslänkar';
  if (!isAgent(actor) && !holds(actor, 'skriva')) return lacking(handling, 'en skribent');
  if (cannotAdminister(actor) === undefined) return undefined;
  return withheld(actor, 'innehall:skriv') ?? outsideScope(actor, handling, item, [sprak]);
}

/** Set a language version to `godkand`. An agent's order is checked where the order is known. */
export function cannotApprove(actor: Actor, item: ItemScope, sprak: string): Refusal | undefined {
  if (isAgent(actor)) return cannotRelease(actor, item, [sprak], 'godkänna');
  if (!holds(actor, 'godkanna')) return lacking('godkänna', 'en granskare eller publicist');
  return withheld(actor, 'innehall:publicera') ?? outsideScope(actor, 'godkänna', item, [sprak]);
}

/** Publish, or hand to the CMS as a draft: `handling` says which. */
export function cannotRelease(actor: Actor, item: ItemScope, sprak: readonly string[], handling = 'publicera'): Refusal | undefined {
  if (isAgent(actor)) {
    return actor.publicera ? outsideScope(actor, handling, item, sprak) : lacking(handling, 'en publicist');
  }
  if (!holds(actor, 'publicera')) return lacking(handling, 'en publicist');
  return withheld(actor, 'innehall:publicera') ?? outsideScope(actor, handling, item, sprak);
}

/** Publish at a later time: a person who publishes may; an agent has a right of its own for it. */
export function cannotSchedule(actor: Actor, item: ItemScope, sprak: readonly string[], handling = 'schemalägga'): Refusal | undefined {
  if (!isAgent(actor)) return cannotRelease(actor, item, sprak, handling);
  return actor.schemalagga ? outsideScope(actor, handling, item, sprak) : lacking(handling, 'en publicist');
}

/**
 * Confirm or decline what an agent has asked to publish: whoever may publish it themselves. It is there so that a human has
 * looked, and so neither an agent nor an assistant does it.
 */
export function cannotConfirm(actor: Actor, item: ItemScope, sprak: readonly string[], handling: string): Refusal | undefined {
  return isStaff(actor) ? cannotRelease(actor, item, sprak, handling) : onlyStaff(handling, 'en publicist eller chefredaktören');
}

/** Make something public that cannot be asked for beforehand: not by an agent whose releases a person confirms. */
export function cannotPublishUnasked(actor: Actor, handling: string): Refusal | undefined {
  return asksFirst(actor) ? { kod: 'godkannande_kravs', params: { handling } } : undefined;
}

/** Whether what the actor publishes is only asked for: a person confirms it. */
export function asksFirst(actor: Actor): boolean {
  return isAgent(actor) && actor.godkannande === true;
}

/** Publish in spite of blocking faults: a judgement that nobody hands on to a program. */
export function cannotOverride(actor: Actor): Refusal | undefined {
  if (!isStaff(actor)) return { ...onlyStaff('publicera trots fel', 'chefredaktören'), place: { falt: 'overstyr' } };
  return holds(actor, 'overstyra')
    ? undefined
    : { ...lacking('publicera trots fel', 'chefredaktören', false), place: { falt: 'overstyr' } };
}

/** Take down anything at all. */
export function cannotEverTakeDown(actor: Actor): Refusal | undefined {
  if (isAgent(actor)) return onlyStaff('ta ned artiklar');
  return holds(actor, 'ta_ned') ? withheld(actor, 'innehall:publicera') : lacking('ta ned artiklar', 'chefredaktören');
}

export function cannotTakeDown(actor: Actor, item: ItemScope): Refusal | undefined {
  return cannotEverTakeDown(actor) ?? outsideScope(actor, 'ta ned artiklar', item, []);
}

/** Mark as deleted, or bring back, within one's sections. Chiefs may always; the others only their own drafts that were never public. */
export function cannotDelete(actor: Actor, item: ItemScope & { agare: string; publik: boolean }): Refusal | undefined {
  const place = { falt: 'raderad' };
  if (isAgent(actor) && item.publik) return { ...onlyStaff('radera något som varit publicerat'), place };
  const elsewhere = withheld(actor, item.publik ? 'innehall:publicera' : 'innehall:skriv') ?? outsideScope(actor, 'radera', item, []);
  if (elsewhere !== undefined || holds(actor, item.publik ? 'radera_publicerat' : 'radera_utkast')) return elsewhere;
  if (item.publik) return { ...lacking('radera något som varit publicerat', 'chefredaktören'), place };
  const own = item.agare === actor.id && (isAgent(actor) || holds(actor, 'skriva'));
  return own ? undefined : { ...lacking('radera någon annans utkast', 'den som äger utkastet eller chefredaktören'), place };
}

/** Write in the people dictionary. */
export function cannotCurate(actor: Actor, handling = 'ändra i personlexikonet'): Refusal | undefined {
  if (isAgent(actor)) return onlyStaff(handling);
  return holds(actor, 'lexikon') ? withheld(actor, 'innehall:skriv') : lacking(handling, 'en publicist eller chefredaktören');
}

/** Propose what stands first on a front: for whoever writes in its language and, of a section's, in that section. */
export function cannotProposeFront(actor: Actor, { sprak, sektion }: { sprak: string; sektion: string | null }): Refusal | undefined {
  const outside = (given: readonly string[], value: string) => limitTo(actor, given)?.includes(value) === false;
  const handling = 'föreslå en framsida';
  const told = (given: readonly string[]) => ({ handling, tillatna: given.length === 0 ? 'inga ännu' : given.join(', ') });
  if (outside(actor.sprak, sprak))
    return { kod: 'sprak_ej_tillatet', place: { falt: 'sprak', sprak }, params: { ...told(actor.sprak), sprak } };
  if (sektion === null || !outside(actor.sektioner, sektion)) return cannotContribute(actor);
  return { kod: 'sektion_ej_tillaten', place: { falt: 'sektion' }, params: { ...told(actor.sektioner), sektion } };
}

/** Take away what is proposed for a front: its author takes it back, and whoever chooses what stands there declines it. */
export function cannotDeclineFront(actor: Actor, proposal: { av: { id: string } }): Refusal | undefined {
  return proposal.av.id === actor.id ? cannotContribute(actor) : cannotCurate(actor, 'avböja andras förslag till framsidor');
}

/** Save a version of the handbook: the rules that agents follow are the newsroom's own to make. */
export function cannotEditHandbook(actor: Actor): Refusal | undefined {
  if (!isStaff(actor)) return onlyStaff('ändra i handboken', 'chefredaktören');
  return holds(actor, 'handbok') ? undefined : lacking('ändra i handboken', 'chefredaktören');
}

/** Agents, persons, settings, export. */
export function cannotAdminister(actor: Actor): Refusal | undefined {
  if (!isStaff(actor)) return onlyStaff('administrera Studio', 'en administratör');
  return holds(actor, 'administrera') ? undefined : lacking('administrera Studio', 'en administratör');
}

/** Do the tasks of the proving ground, whose results say what a key is to be trusted with. */
export function cannotBeProved(actor: Actor): Refusal | undefined {
  return isAgent(actor) ? undefined : { kod: 'prov_bara_agent', params: {} };
}

/** Read how an agent has done in them: of one’s own, or as somebody who answers for the agents. */
export function cannotReadProving(actor: Actor): Refusal | undefined {
  return isAgent(actor) ? undefined : cannotAdminister(actor);
}

/** Decide how people come in, and through which server the letters go that let them in: it leads to every role. */
export function cannotDecideLogins(actor: Actor): Refusal | undefined {
  const handling = 'ändra mejlservern och hur man loggar in';
  if (!isStaff(actor)) return onlyStaff(handling, 'en superadministratör');
  return actor.roll === 'superadmin' ? undefined : lacking(handling, 'en superadministratör');
}

/** Give somebody a role that administers, or change one who has it. */
export function cannotAppoint(actor: Actor, holder: Omit<RoleHolder, 'publicera'>): Refusal | undefined {
  if (!holds({ ...holder, publicera: false }, 'administrera')) return cannotAdminister(actor);
  return actor.roll === 'superadmin' && isStaff(actor)
    ? undefined
    : { ...lacking('utse administratörer', 'en superadministratör'), place: { falt: 'roll' } };
}

/** Make roles of the rights there are, and change them: it leads to every right that a role can hold. */
export function cannotMakeRoles(actor: Actor): Refusal | undefined {
  if (!isStaff(actor)) return onlyStaff('ändra roller', 'en superadministratör');
  return actor.roll === 'superadmin' ? undefined : lacking('ändra roller', 'en superadministratör');
}

/** Take away the whole demo newsroom at once, the people in it too. */
export function cannotRemoveDemo(actor: Actor): Refusal | undefined {
  if (!isStaff(actor)) return onlyStaff('ta bort demon', 'en superadministratör');
  return actor.roll === 'superadmin' ? undefined : lacking('ta bort demon', 'en superadministratör');
}

/** Take out everything that Studio keeps about somebody else; of oneself anybody may. */
export function cannotTakeOutRegister(actor: Actor): Refusal | undefined {
  const handling = 'ta ut registerutdrag om andra';
  if (!isStaff(actor)) return onlyStaff(handling, 'en superadministratör');
  return actor.roll === 'superadmin' ? undefined : lacking(handling, 'en superadministratör', false);
}

/** Read a whole newsroom in: it brings roles and people, those who administer among them. Whoever administers may take one out. */
export function cannotReadInNewsroom(actor: Actor): Refusal | undefined {
  const handling = 'läsa in en hel redaktion';
  if (!isStaff(actor)) return onlyStaff(handling, 'en superadministratör');
  return actor.roll === 'superadmin' ? undefined : lacking(handling, 'en superadministratör', false);
}

/** Take away the name and the address of somebody who has left, for good. */
export function cannotAnonymise(actor: Actor): Refusal | undefined {
  const handling = 'avidentifiera någon';
  if (!isStaff(actor)) return onlyStaff(handling, 'en superadministratör');
  return actor.roll === 'superadmin' ? undefined : lacking(handling, 'en superadministratör', false);
}

/** See what Studio runs on and how that is: servers, folders, versions. */
export function cannotOperate(actor: Actor): Refusal | undefined {
  if (!isStaff(actor)) return onlyStaff('se driftläget', 'en superadministratör');
  return actor.roll === 'superadmin' ? undefined : lacking('se driftläget', 'en superadministratör');
}

export function cannotReadLog(actor: Actor): Refusal | undefined {
  if (!isStaff(actor)) return onlyStaff('läsa loggen');
  return holds(actor, 'logg') ? undefined : lacking('läsa loggen', 'chefredaktören');
}

/** See and end the connections of assistants: one's own. A program may not decide which programs act in its person's name. */
export function cannotManageConnections(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? undefined : onlyStaff('hantera anslutningar', 'personen som anslutningen gäller');
}

/** See and end logins, change the password and what else it takes to come in: one's own. No program decides how its person logs in. */
export function cannotManageLogin(actor: Actor): Refusal | undefined {
  return isStaff(actor) ? undefined : onlyStaff('hantera inloggningar', 'personen som inloggningen gäller');
}

/**
 * Whether the actor’s person must first set up a second factor, as their role demands, or choose a password of their own. That is refused
 * of whoever administers: by a password that another knows they would be two. The others are led to it as they open the application.
 */
export function mustDoFirst(actor: Actor): Refusal | undefined {
  if (actor.krav === 'andra_faktor') return { kod: 'andra_faktor_saknas', params: {} };
  return actor.krav === 'eget_losenord' && holds(actor, 'administrera') ? { kod: 'eget_losenord_saknas', params: {} } : undefined;
}

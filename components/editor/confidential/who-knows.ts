import { cannotMakeConfidential } from '#lib/access/confidential.ts';
import { cannotWrite } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';

/** Who in the newsroom knows of an article, in words. */
export function whoKnows({ konfidentiell, agare, insatta }: Pick<Item, 'konfidentiell' | 'agare' | 'insatta'>): string {
  if (!konfidentiell) return 'Alla i redaktionen ser artikeln.';
  const others = insatta.filter((id) => id !== agare.id).length;
  if (others === 0) return `Bara ${agare.namn}, som äger artikeln, och cheferna vet att den finns.`;
  return `Bara ${agare.namn}, som äger artikeln, ${others} ${others === 1 ? 'insatt' : 'insatta'} och cheferna vet att den finns.`;
}

/** That somebody is named in a comment who does not know of the article. */
export function namedInVain(names: readonly string[]): string {
  const people = new Intl.ListFormat('sv').format(names);
  return `Artikeln är konfidentiell. ${people} är inte ${names.length === 1 ? 'insatt' : 'insatta'} och får inte veta något om kommentaren.`;
}

/** The same of whoever is to see to a thread. */
export function assignedInVain(name: string): string {
  return `${name} ser inte artikeln och får inte veta att tråden är tilldelad. Släpp in den som ska ta hand om den, låt agenten läsa mer, eller lämna tråden till någon annan.`;
}

/** Whether somebody decides who knows of it: as `andraInnehall` has it, and who only reads changes nothing. */
export function decidesWhoKnows(jag: Actor, item: Pick<Item, 'agare' | 'insatta' | 'sektion' | 'mall'>): boolean {
  return cannotMakeConfidential(jag, item) === undefined && cannotWrite(jag, item, []) === undefined;
}

import { cannotDelete } from '#lib/access/rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item, LanguageVersion } from '#lib/contract/article.ts';

interface Languages {
  sprak: Partial<Record<string, Pick<LanguageVersion, 'publicerad_revision'>>>;
}

type Deletable = Pick<Item, 'sektion' | 'mall' | 'agare' | 'publicerad'> & Languages;

/** Whether readers have the article at this moment, in any language. */
export function isPublic({ sprak }: Languages): boolean {
  return Object.values(sprak).some((version) => version !== undefined && version.publicerad_revision !== null);
}

/** Why the actor may neither mark the article as deleted nor take it back: what has been public is for others than a draft is. */
export function cannotDeleteArticle(actor: Actor, item: Deletable): Refusal | undefined {
  const { sektion, mall, agare, publicerad } = item;
  return cannotDelete(actor, { sektion, mall, agare: agare.id, publik: publicerad !== null || isPublic(item) });
}

/** Whether the actor may mark the article as deleted, or take it back, as it is now. What readers have is taken down first. */
export function mayDelete(actor: Actor, item: Deletable): boolean {
  return !isPublic(item) && cannotDeleteArticle(actor, item) === undefined;
}

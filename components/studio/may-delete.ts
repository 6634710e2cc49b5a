import { cannotDelete } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item, LanguageVersion } from '#lib/contract/article.ts';

interface Deletable extends Pick<Item, 'sektion' | 'mall' | 'agare' | 'publicerad'> {
  sprak: Record<string, Pick<LanguageVersion, 'publicerad_revision'>>;
}

/** Whether the actor may mark the article as deleted, or take it back. What readers have is taken down first. */
export function mayDelete(jag: Actor, { sektion, mall, agare, publicerad, sprak }: Deletable): boolean {
  const isPublic = Object.values(sprak).some((version) => version.publicerad_revision !== null);
  return !isPublic && cannotDelete(jag, { sektion, mall, agare: agare.id, publik: publicerad !== null }) === undefined;
}

import { holds } from '#lib/access/role-rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';

/** Whether confidential articles are as any others to somebody: to chiefs, who decide in spite of faults, and to nobody's program. */
export function seesAllArticles(actor: Pick<Actor, 'typ' | 'roll' | 'publicera' | 'egen_roll'>): boolean {
  return actor.typ !== 'agent' && holds(actor, 'overstyra');
}

/** An article as far as it tells who knows of it. */
export interface Confidential {
  konfidentiell: boolean;
  agare: Pick<Author, 'id'>;
  insatta: readonly string[];
}

/** Whether somebody knows of the article: the rule that lib/store/seen-by.ts holds every statement to. */
export function seesArticle(actor: Pick<Actor, 'id' | 'typ' | 'roll' | 'publicera' | 'egen_roll'>, article: Confidential): boolean {
  return !article.konfidentiell || seesAllArticles(actor) || article.agare.id === actor.id || article.insatta.includes(actor.id);
}

/** Decide who knows of it: its owner, whoever has been let in, and chiefs. */
export function cannotMakeConfidential(
  actor: Pick<Actor, 'id' | 'typ' | 'roll' | 'publicera' | 'egen_roll'>,
  { agare, insatta }: Pick<Confidential, 'agare' | 'insatta'>,
): Refusal | undefined {
  if (seesArticle(actor, { agare, insatta, konfidentiell: true })) return undefined;
  return {
    kod: 'rattighet_saknas',
    params: { handling: 'ändra vilka som ser artikeln', vem: 'den som äger den eller chefredaktören', annars: '' },
  };
}

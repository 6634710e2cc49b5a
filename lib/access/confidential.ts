import { holds } from '#lib/access/role-rights.ts';
import { limitTo, type Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';

/** Whether confidential articles are as any others to somebody: to chiefs, who decide in spite of faults, and to nobody's program. */
export function seesAllArticles(actor: Pick<Actor, 'typ' | 'roll' | 'publicera' | 'egen_roll'>): boolean {
  return actor.typ !== 'agent' && holds(actor, 'overstyra');
}

type Reader = Pick<Actor, 'id' | 'typ' | 'roll' | 'publicera' | 'egen_roll' | 'sektioner' | 'laser'>;

/** The only sections whose articles an agent reads, beside its own and those that it has been let in to; undefined where it reads as everybody does. */
export function readsOnlyIn(actor: Pick<Reader, 'typ' | 'sektioner' | 'laser'>): readonly string[] | undefined {
  if (actor.typ !== 'agent' || actor.laser === undefined || actor.laser === 'allt') return undefined;
  return actor.laser === 'eget' ? [] : limitTo(actor, actor.sektioner);
}

/** With whose eyes the newsroom's tables are read for them (lib/store/seen-by.ts); undefined for whoever sees all that there is. */
export function seerOf(actor: Reader): { id: string; sektioner: readonly string[] | undefined } | undefined {
  return seesAllArticles(actor) ? undefined : { id: actor.id, sektioner: readsOnlyIn(actor) };
}

/** An article as far as it tells who knows of it. */
export interface Confidential {
  sektion: string;
  konfidentiell: boolean;
  agare: Pick<Author, 'id'>;
  insatta: readonly string[];
}

/** Whether somebody knows of the article: the rule that lib/store/seen-by.ts holds every statement to. */
export function seesArticle(actor: Reader, article: Confidential): boolean {
  if (isLetIn(actor, article)) return true;
  if (readsOnlyIn(actor)?.includes(article.sektion) === false) return false;
  return !article.konfidentiell || seesAllArticles(actor);
}

function isLetIn({ id }: Pick<Reader, 'id'>, { agare, insatta }: Pick<Confidential, 'agare' | 'insatta'>): boolean {
  return agare.id === id || insatta.includes(id);
}

/** Decide who knows of it: its owner, whoever has been let in, and chiefs. */
export function cannotMakeConfidential(
  actor: Pick<Actor, 'id' | 'typ' | 'roll' | 'publicera' | 'egen_roll'>,
  article: Pick<Confidential, 'agare' | 'insatta'>,
): Refusal | undefined {
  if (isLetIn(actor, article) || seesAllArticles(actor)) return undefined;
  return {
    kod: 'rattighet_saknas',
    params: { handling: 'ändra vilka som ser artikeln', vem: 'den som äger den eller chefredaktören', annars: '' },
  };
}

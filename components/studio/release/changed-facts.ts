import { factsInWords } from '#components/studio/release/facts-in-words.ts';
import { differingFacts } from '#lib/content/facts.ts';
import type { Fact, Facts } from '#lib/contract/article.ts';
import type { Section } from '#lib/contract/section.ts';

/** What an article has beside its words that is otherwise since it was asked for, in words. */
export interface ChangedFacts {
  begarda: string;
  senaste: string;
}

/** `undefined` when nothing has changed, or when it was not kept what was asked for. */
export function changedFacts(asked: Facts | null, now: Facts, sektioner: readonly Section[]): ChangedFacts | undefined {
  const falt = asked === null ? [] : differingFacts(asked, now);
  if (asked === null || falt.length === 0) return undefined;
  return { begarda: said(asked, falt, sektioner), senaste: said(now, falt.filter(isSaidOfNow), sektioner) || 'mallens nya form' };
}

/** That a template has another form by now is said of the older one. */
function isSaidOfNow(fact: Fact): boolean {
  return fact !== 'mall_version';
}

function said(fakta: Facts, falt: readonly Fact[], sektioner: readonly Section[]): string {
  return factsInWords({ sprak: 'sv', falt, fakta }, sektioner).join('; ');
}

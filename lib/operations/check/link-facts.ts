import { linksOfVersion } from '#lib/checks/links-of-version.ts';
import { monitoredAddress } from '#lib/content/monitored-address.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { judgeOwnAddresses } from '#lib/operations/link/judge-own-links.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What is linked beyond that is judged when it is public: nobody writes so many links. */
const MOST = 2_000;

/**
 * What is known of the addresses that a version links to, each as it is written there: the site's own as they are at this moment, others as the link
 * monitor last saw them in what is public. Outbound links have a check of their own.
 */
export async function linkFacts(
  judging: Pick<OperationContext, 'store' | 'ownAnswers' | 'now'>,
  { block }: Pick<ArticleContent, 'block'>,
  own: readonly string[],
): Promise<ReadonlyMap<string, 'dod' | 'nedtagen'>> {
  const known = new Map<string, string>();
  for (const { address } of await inTurns(linksOfVersion(block, []))) {
    const monitored = known.size < MOST ? monitoredAddress(address, own) : undefined;
    if (monitored !== undefined && !monitored.adress.startsWith('/ut/')) known.set(address, monitored.adress);
  }
  const addresses = [...new Set(known.values())];
  const [judged, broken] = await Promise.all([
    judgeOwnAddresses(
      judging,
      addresses.filter((adress) => adress.startsWith('/')),
    ),
    judging.store.links.broken(
      addresses.filter((adress) => !adress.startsWith('/')),
      judging.now,
    ),
  ]);
  const facts = new Map<string, 'dod' | 'nedtagen'>();
  for (const [address, adress] of known) {
    const verdict = judged.get(adress);
    if (verdict?.orsak === 'nedtagen') facts.set(address, 'nedtagen');
    else if (verdict?.tillstand === 'trasig' || broken.has(adress)) facts.set(address, 'dod');
  }
  return facts;
}

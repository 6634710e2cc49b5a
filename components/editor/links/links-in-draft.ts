import { linksOfVersion } from '#lib/checks/links-of-version.ts';
import { monitoredAddress } from '#lib/content/monitored-address.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Link } from '#lib/contract/link.ts';

/** A link that leads wrong, where it is written. */
export interface LinkInDraft {
  lank: Link;
  block: string;
  /** As it is written there. */
  address: string;
}

/** Which of the links stand in the text as it is now, each once in each block. `own` is under which addresses the site is read. */
export function linksInDraft(blocks: readonly Block[], links: readonly Link[], own: readonly string[]): LinkInDraft[] {
  if (links.length === 0) return [];
  const known = new Map(links.map((lank) => [lank.adress, lank]));
  const found = new Map<string, LinkInDraft>();
  for (const { address, block } of atOnce(linksOfVersion(blocks, []))) {
    const adress = monitoredAddress(address, own)?.adress;
    const lank = adress === undefined ? undefined : known.get(adress);
    if (lank !== undefined) found.set(`${block} ${address}`, { lank, block, address });
  }
  return [...found.values()];
}

/** What the checks are told of them. */
export function factsOf(found: readonly LinkInDraft[]): ReadonlyMap<string, 'dod' | 'nedtagen'> {
  const broken = found.filter(({ lank }) => lank.tillstand === 'trasig');
  return new Map(broken.map(({ lank, address }) => [address, lank.orsak === 'nedtagen' ? 'nedtagen' : 'dod']));
}

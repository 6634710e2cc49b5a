import type { Item } from '#lib/contract/article.ts';
import { MOST_REDIRECTS } from '#lib/contract/redirect.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { ownAddresses } from '#lib/operations/figures/own-addresses.ts';
import { judgedRedirect } from '#lib/operations/redirect/judge-redirect.ts';
import { sectionAddress } from '#lib/render/make-article-page.ts';

/**
 * Has the address that an article has had elsewhere lead to the one it gets here, once the site here is read at that host. Returns the old
 * one; null where it is the same, could not be led from, leads somewhere already, or there are as many redirects as there may be: nothing is refused.
 */
export async function keepOldAddress(context: OperationContext, old: string, item: Item): Promise<string | null> {
  const version = item.sprak[item.kallsprak];
  if (version === undefined || !URL.canParse(old)) return null;
  const { url } = context.settings;
  const till = new URL(`${sectionAddress(url, item.kallsprak, item.sektion)}/${version.arbetsrevision.slug}`).pathname;
  const written = { fran: new URL(old).pathname, till, status: 301 as const };
  const judged = judgedRedirect(written, { egna: await ownAddresses(context), andraVardar: false });
  if ('kod' in judged || judged.till === null || judged.fran === judged.till) return null;
  await context.store.redirects.lock();
  const row = { id: context.newId(), ...judged, till: judged.till };
  if (!(await context.store.redirects.putNew(row, authorOf(context.actor), context.now, MOST_REDIRECTS))) return null;
  context.changed('omdirigeringar');
  return judged.fran;
}

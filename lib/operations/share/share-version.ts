import { SHARED_LINKS } from '#lib/content/shared-link.ts';
import type { Language } from '#lib/contract/languages.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import type { Store } from '#lib/store/store.ts';

interface Shared {
  innehall: string;
  sprak: Language;
  /** The revision it shows; `null` follows the working one. */
  revision: string | null;
  minuter: number;
}

/** A link that opens a version without a login for so many minutes. Its token is told here and kept nowhere. */
export async function shareVersion(context: OperationContext, store: Store, { innehall, sprak, revision, minuter }: Shared) {
  const { actor } = context;
  const token = context.newToken();
  const share = { id: context.newId(), utgar: new Date(Date.parse(context.now) + minuter * 60_000).toISOString() };
  await store.shares.create({
    ...{ ...share, innehall, sprak, revision },
    token_hash: context.hashToken(token),
    av: { ...authorOf(actor), ...(actor.anslutning === undefined ? {} : { anslutning: actor.anslutning }) },
    skapad: context.now,
  });
  return { ...share, lank: `${context.settings.url}${SHARED_LINKS}${token}` };
}

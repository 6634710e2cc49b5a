import { factsOf } from '#lib/content/facts.ts';
import type { OpenShare } from '#lib/site/site-source.ts';
import type { Store } from '#lib/store/store.ts';

/** What share links show: articles as they are worked on, to whoever was given the link. The one thing beside publications that is answered without a login. */
export function sharedDrafts(store: Pick<Store, 'shares' | 'items' | 'revisions'>): OpenShare {
  return async (tokenHash, now, counts) => {
    const share = counts ? await store.shares.open(tokenHash, now) : await store.shares.find(tokenHash, now);
    if (share === undefined) return undefined;
    if (!share.oppen) return 'slut';
    const item = await store.items.get(share.innehall);
    if (item === undefined || item.raderad) return 'slut';
    const working = item.sprak[share.sprak]?.arbetsrevision;
    const revision = share.revision === null ? working : await store.revisions.get(share.innehall, share.sprak, share.revision);
    if (revision === undefined) return 'slut';
    const svenskMeta = share.sprak === 'sv' ? undefined : item.sprak.sv?.arbetsrevision.meta;
    return { innehall: item.id, fakta: factsOf(item), publicerad: item.publicerad, revision, svenskMeta, galler: share.utgar };
  };
}

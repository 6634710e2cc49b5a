import type { CmsOrigin, CmsPort } from '#lib/adapters/cms/port.ts';
import { isSameSite } from '#lib/content/same-site.ts';
import type { PostOrigin } from '#lib/contract/post-origin.ts';

/** What an article was read in from as the publishing system knows it; `undefined` when it comes from another site, or was written here. */
export function originThere(cms: Pick<CmsPort, 'adress' | 'namn'>, origin: PostOrigin | undefined): CmsOrigin | undefined {
  if (origin === undefined || cms.namn !== 'wordpress' || !isSameSite(origin.webbplats, cms.adress)) return undefined;
  return { id: String(origin.inlagg), andrad: origin.andrad };
}

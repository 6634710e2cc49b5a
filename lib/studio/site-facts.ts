import type { Environment } from '#lib/config/environment.ts';
import { adsOf } from '#lib/site/ads.ts';
import type { ReaderFiles } from '#lib/site/reader-files.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { indexNowKey, keptPageSign } from '#lib/studio/answer-seal.ts';
import type { HeldSettings } from '#lib/studio/held-settings.ts';

/** What pages know of the site: as the settings are at each moment. */
export function siteFacts(
  { url, secret }: Pick<Environment, 'url' | 'secret'>,
  { assets }: ReaderFiles,
  settings: HeldSettings,
): SiteFacts {
  const key = indexNowKey(secret);
  return {
    ...{ url, assets, sign: keptPageSign(secret) },
    get svenskaHos() {
      const { cms, url: address } = settings.current.publicering;
      return cms === 'wordpress' ? address : null;
    },
    get identitet() {
      return settings.identity;
    },
    get annonser() {
      return adsOf(settings.current.annonser);
    },
    get indexNow() {
      return settings.current.publicering.sokmotorer === 'indexnow' ? key : undefined;
    },
    get upToDate() {
      return settings.upToDate;
    },
  };
}

import type { CmsAddress, CmsPlacement, CmsPort, CmsReceipt } from '#lib/adapters/cms/port.ts';
import { pluginFile } from '#lib/adapters/cms/wordpress/plugin-zip.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

/**
 * The application's own public site as CMS. It reads what is public from Studio's database, so nothing has to be sent
 * anywhere: delivering tells the address and cannot fail.
 */
export function builtInCms(studioUrl: string): CmsPort {
  const base = withoutEnd(studioUrl, /\//);
  const section = (address: CmsAddress) => `${base}/${encodeURIComponent(address.sektion.id)}`;
  const link = (address: CmsAddress) => `${section(address)}/${encodeURIComponent(address.slug)}`;
  const place = (placement: CmsPlacement): CmsReceipt => ({
    id: placement.externalId,
    status: placement.lage === 'publicera' ? 'publish' : 'draft',
    lank: link(placement),
    varningar: [],
  });
  return {
    namn: 'inbyggd',
    adress: base,
    kraverKategori: false,
    check: async () => [],
    categories: async () => [],
    tags: async () => [],
    renamedTags: async (after) => ({ taggar: [], sista: after, fler: false }),
    renameTag: async () => false,
    async deliver(article) {
      const receipt = place(article);
      await article.onStep('artikel', { id: receipt.id, status: receipt.status, lank: receipt.lank });
      return receipt;
    },
    async takeDown(address, { sektionslank, onStep }) {
      const receipt = {
        id: address.externalId,
        status: 'draft',
        lank: link(address),
        lederTill: sektionslank ?? section(address),
        varningar: [],
      };
      await onStep('nedtagning', { id: receipt.id, lank: receipt.lank, leder_till: receipt.lederTill });
      return receipt;
    },
    link,
    place,
    tillagg: pluginFile,
  };
}

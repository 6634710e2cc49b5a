import type { ImportedPage } from '#lib/contract/imported-articles.ts';
import type { AskedPage, ForeignSites } from '#lib/import/foreign-sites.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { Network } from '#lib/internet/network.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { importArticles } from '#lib/studio/article-import/import-articles.ts';
import { DIRECTLY, overInternet, pageOfWordpress } from '#lib/studio/article-import/wordpress-site.ts';

/** So many posts in one call, with their pictures: whoever waits for it hears of them soon. */
const AT_ONCE = 5;

/**
 * Reads WordPress sites in over that network: from the internet, and from `own`, the address of the publishing system of the moment, wherever that
 * is.
 */
export function foreignSites(machinery: () => Machinery, network: Network, own: () => string): ForeignSites {
  return {
    async wordpressPage(asked, importer, { provkor }) {
      const way = originOf(asked.adress) === originOf(own()) ? DIRECTLY : overInternet(network);
      const read: Pick<ImportedPage, 'rader' | 'sidor'> = { rader: [], sidor: asked.sida };
      try {
        const { articles, files, sidor } = await pageOfWordpress(asked.adress, way, { ...asked, antal: AT_ONCE });
        read.sidor = sidor;
        const lines = importArticles(machinery(), importer, { articles, files }, { provkor, ...placeOf(asked) });
        for await (const line of lines) read.rader.push(line);
        return { ...read, stopp: null };
      } catch (error) {
        if (!(error instanceof ImportFault)) throw error;
        return { ...read, stopp: { orsak: error.orsak, atgard: error.atgard } };
      }
    },
  };
}

function placeOf({ sektion, mall }: AskedPage): { sektion?: string; mall?: string } {
  return { ...(sektion === undefined ? {} : { sektion }), ...(mall === undefined ? {} : { mall }) };
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

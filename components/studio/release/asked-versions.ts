import { isLanguage, type Language } from '#lib/contract/languages.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface KnownRevision {
  id: string;
  nr: number;
  av: { namn: string };
}

/** One language of what is asked for: the revision it is of, and the newest there is. */
export interface AskedVersion {
  sprak: Language;
  begard: KnownRevision;
  senaste: KnownRevision;
}

/** The versions of a request, as they are now. */
export async function loadAskedVersions({ innehall, revisioner }: Release): Promise<AskedVersion[]> {
  const { innehall: item } = await studio.hamtaInnehall({ id: innehall.id });
  const versions = Object.entries(revisioner).map(async ([sprak, rid]) => {
    const senaste = isLanguage(sprak) ? item.sprak[sprak]?.arbetsrevision : undefined;
    if (!isLanguage(sprak) || senaste === undefined) return [];
    if (senaste.id === rid) return [{ sprak, begard: senaste, senaste }];
    const { revision } = await studio.hamtaRevision({ id: innehall.id, sprak, rid });
    return [{ sprak, begard: revision, senaste }];
  });
  return (await Promise.all(versions)).flat();
}

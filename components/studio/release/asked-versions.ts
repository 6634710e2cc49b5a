import { type ChangedFacts, changedFacts } from '#components/studio/release/changed-facts.ts';
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

/** What is asked for beside what there is now. */
export interface AskedArticle {
  versions: AskedVersion[];
  /** What has changed beside the words; `undefined` when nothing has. */
  facts: ChangedFacts | undefined;
  /** The article's `andrad` as it was read. */
  andrad: string;
}

/** What a request is of, as it is now. */
export async function loadAskedArticle({ innehall, revisioner, fakta }: Release): Promise<AskedArticle> {
  const [{ innehall: item }, { sektioner }] = await Promise.all([studio.hamtaInnehall({ id: innehall.id }), studio.listaSektioner({})]);
  const versions = Object.entries(revisioner).map(async ([sprak, rid]) => {
    const senaste = isLanguage(sprak) ? item.sprak[sprak]?.arbetsrevision : undefined;
    if (!isLanguage(sprak) || senaste === undefined) return [];
    if (senaste.id === rid) return [{ sprak, begard: senaste, senaste }];
    const { revision } = await studio.hamtaRevision({ id: innehall.id, sprak, rid });
    return [{ sprak, begard: revision, senaste }];
  });
  return { versions: (await Promise.all(versions)).flat(), facts: changedFacts(fakta, item, sektioner), andrad: item.andrad };
}

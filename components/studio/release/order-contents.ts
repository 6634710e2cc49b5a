import { allNew } from '#components/studio/release/all-new.ts';
import { factsInWords } from '#components/studio/release/facts-in-words.ts';
import type { ContentDiff } from '#lib/content/diff.ts';
import { FACTS, type LanguageVersion, type Revision } from '#lib/contract/article.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** One language of what an order is of. */
export interface OrderedVersion {
  sprak: Language;
  revision: Pick<Revision, 'nr' | 'skapad' | 'av'>;
  /** Whether readers have nothing of it yet: all that it brings differs. */
  isNew: boolean;
  /** What differs from what readers have. */
  differences: ContentDiff;
  /** What readers have of the facts that would become others, in words. */
  readersFacts: string[];
}

/** What an order is of, as its person is to see it. */
export interface OrderContents {
  versions: OrderedVersion[];
  /** What goes out beside the words, in words. */
  facts: string[];
  /** Whether something has been saved or changed since, so that the order can not be confirmed. */
  isOther: boolean;
}

/** Fetches what the order is of, what readers have today, and whether it can still be confirmed. */
export async function loadOrder({ id: order, innehall: { id }, revisioner, fakta }: Release): Promise<OrderContents> {
  const [{ innehall: item }, { sektioner }, { releaser }] = await Promise.all([
    studio.hamtaInnehall({ id }),
    studio.listaSektioner({}),
    studio.listaReleaser({ id }),
  ]);
  const versions = await Promise.all(
    Object.entries(revisioner)
      .flatMap(([sprak, rid]) => (isLanguage(sprak) ? [{ sprak, rid, version: item.sprak[sprak] }] : []))
      .map(async ({ sprak, rid, version }): Promise<OrderedVersion> => {
        const { lasarna_ser: seen = {} } = version ?? {};
        const falt = FACTS.filter((fact) => seen[fact] !== undefined);
        return {
          sprak,
          ...(await differencesOf(id, sprak, rid, version)),
          readersFacts: factsInWords({ sprak, falt, fakta: seen }, sektioner),
        };
      }),
  );
  const isOther = releaser.some((release) => release.id === order && release.order_begaran?.oforandrad === false);
  const falt = FACTS.filter((fact) => fact !== 'mall_version');
  return { versions, isOther, facts: fakta === null ? [] : factsInWords({ sprak: 'sv', falt, fakta }, sektioner) };
}

async function differencesOf(id: string, sprak: Language, rid: string, version: LanguageVersion | undefined) {
  const published = version?.publicerad_revision;
  const [{ revision }, compared] = await Promise.all([
    studio.hamtaRevision({ id, sprak, rid }),
    published == null ? undefined : studio.jamforRevisioner({ id, sprak, fran: published.id, till: rid }),
  ]);
  return { revision, isNew: compared === undefined, differences: compared ?? allNew(revision) };
}

import { factsInWords } from '#components/studio/release/facts-in-words.ts';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import { differingFacts } from '#lib/content/facts.ts';
import { FACTS, type LanguageVersion, type Revision } from '#lib/contract/article.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

/** One language of what an order is of. */
export interface OrderedVersion {
  sprak: Language;
  revision: Pick<Revision, 'nr' | 'skapad' | 'av' | 'rubrik' | 'ingress'>;
  /** What differs from what readers have; `undefined` where they have nothing yet. */
  differences: OperationOutput<'jamforRevisioner'> | undefined;
  /** The text, paragraph by paragraph, where readers have nothing to compare it with. */
  text: string[];
  /** What readers have of the facts that would become others, in words. */
  readersFacts: string[];
}

/** What an order is of, as its person is to see it. */
export interface OrderContents {
  versions: OrderedVersion[];
  /** What goes out beside the words, in words. */
  facts: string[];
  /** Whether something has been saved since, so that the order can not be confirmed. */
  isOther: boolean;
}

/** Fetches what the order is of, and what readers have today. */
export async function loadOrder({ innehall: { id }, revisioner, fakta }: Release): Promise<OrderContents> {
  const [{ innehall: item }, { sektioner }] = await Promise.all([studio.hamtaInnehall({ id }), studio.listaSektioner({})]);
  const ordered = Object.entries(revisioner).flatMap(([sprak, rid]) =>
    isLanguage(sprak) ? [{ sprak, rid, version: item.sprak[sprak] }] : [],
  );
  const versions = await Promise.all(
    ordered.map(async ({ sprak, rid, version }): Promise<OrderedVersion> => {
      const { lasarna_ser: seen = {} } = version ?? {};
      const falt = FACTS.filter((fact) => seen[fact] !== undefined);
      return { sprak, ...(await textOf(id, sprak, rid, version)), readersFacts: factsInWords({ sprak, falt, fakta: seen }, sektioner) };
    }),
  );
  const isOther =
    ordered.some(({ rid, version }) => version?.arbetsrevision.id !== rid) || (fakta !== null && differingFacts(fakta, item).length > 0);
  const falt = FACTS.filter((fact) => fact !== 'mall_version');
  return { versions, isOther, facts: fakta === null ? [] : factsInWords({ sprak: 'sv', falt, fakta }, sektioner) };
}

async function textOf(id: string, sprak: Language, rid: string, version: LanguageVersion | undefined) {
  const published = version?.publicerad_revision;
  const [{ revision }, differences] = await Promise.all([
    studio.hamtaRevision({ id, sprak, rid }),
    published == null ? undefined : studio.jamforRevisioner({ id, sprak, fran: published.id, till: rid }),
  ]);
  return { revision, differences, text: published == null ? revision.block.map(textOfBlock).filter((text) => text !== '') : [] };
}

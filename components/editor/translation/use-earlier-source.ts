'use client';

import { useSessionState } from '#components/editor/session/use-session.ts';
import { earlierParts } from '#components/editor/translation/earlier-parts.ts';
import type { Part } from '#components/editor/translation/named-parts.ts';
import { useLoaded } from '#components/studio/use-loaded.ts';
import type { RevisionHead } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { TranslatedPart } from '#lib/contract/translation.ts';
import { studio } from '#lib/transports/client/browser.ts';

interface EarlierSource {
  /** Of the translation, newest first. */
  revisions: readonly RevisionHead[];
  /** What changed parts of the source were when they were translated. */
  earlier: ReadonlyMap<string, Part | undefined>;
}

const NOTHING: EarlierSource = { revisions: [], earlier: new Map() };

/** How the translation came to be, and what the source was then where it has changed since. Nothing until that is known. */
export function useEarlierSource(till: Language, delar: readonly TranslatedPart[] | undefined): EarlierSource {
  const id = useSessionState((state) => state.item.id);
  const source = useSessionState((state) => state.item.kallsprak);
  const now = useSessionState(({ versions, item }) => versions[item.kallsprak]?.saved);
  const target = useSessionState(({ item }) => item.sprak[till]?.arbetsrevision.id);
  const basis = useSessionState(({ item }) => item.sprak[item.kallsprak]?.arbetsrevision.id);
  const wanted = (delar ?? []).flatMap(({ del, utfall }) => (utfall === 'oversatt' || utfall === 'egen_inaktuell' ? [del] : []));
  const { data } = useLoaded(`${target} ${basis} ${wanted.join(' ')}`, async (): Promise<EarlierSource> => {
    if (target === undefined || now === undefined) return NOTHING;
    const { revisioner } = await studio.listaRevisioner({ id, sprak: till });
    const sources = [...new Set(revisioner.flatMap(({ kall_revision }) => kall_revision ?? []))];
    const earlier = await earlierParts(
      wanted,
      now,
      sources,
      async (rid) => (await studio.hamtaRevision({ id, sprak: source, rid })).revision,
    );
    return { revisions: revisioner, earlier };
  });
  return data ?? NOTHING;
}

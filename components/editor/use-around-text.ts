'use client';

import { useMemo } from 'react';
import type { ArticleContextValue } from '#components/editor/article-context.ts';
import { useSessionState } from '#components/editor/session/use-session.ts';
import { cannotWrite } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';

export interface AroundText {
  jag: Actor;
  /** Whether signs become the language's own as they are typed. */
  typografi: boolean;
}

/** What is so of the article around its text in that language. */
export function useAroundText(sprak: Language, { jag, typografi }: AroundText): ArticleContextValue {
  const sektion = useSessionState((state) => state.item.sektion);
  const savedTemplate = useSessionState((state) => state.item.mall);
  const mall = useSessionState((state) => state.details.mall);
  const avsnittRiktning = useSessionState(({ versions }) => (versions.sv ?? versions[sprak])?.draft.meta.avsnittRiktning);
  const live = useSessionState(({ versions }) => versions[sprak]?.draft.meta.live);
  const isReadOnly = cannotWrite(jag, { sektion, mall: savedTemplate }, [sprak]) !== undefined;
  return useMemo(() => {
    const meta = { ...(avsnittRiktning === undefined ? {} : { avsnittRiktning }), ...(live === undefined ? {} : { live }) };
    return { isReadOnly, typografi, render: { sprak, mall, absolute: (address: string) => address, ...meta } };
  }, [isReadOnly, typografi, sprak, mall, avsnittRiktning, live]);
}

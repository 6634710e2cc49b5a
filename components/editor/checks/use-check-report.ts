'use client';

import { useEffect, useMemo, useState } from 'react';
import { checkContext, type Looked } from '#components/editor/checks/check-context-of.ts';
import { useLeadingCodes } from '#components/editor/checks/use-leading-codes.ts';
import { useMediaFacts } from '#components/editor/checks/use-media-facts.ts';
import { useRegisteredPrograms } from '#components/editor/checks/use-registered-programs.ts';
import { useTakenSlug } from '#components/editor/checks/use-taken-slug.ts';
import { factsOf, type LinkInDraft, linksInDraft } from '#components/editor/links/links-in-draft.ts';
import { useArticleLinks } from '#components/editor/links/use-article-links.ts';
import type { SessionState } from '#components/editor/session/article-session.ts';
import { openVersion, useSession } from '#components/editor/session/use-session.ts';
import { useSettledState } from '#components/editor/session/use-settled-state.ts';
import { type CheckReport, runChecks } from '#lib/checks/run-checks.ts';
import { makeSlug } from '#lib/content/slug.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Section } from '#lib/contract/section.ts';

const WAIT = 250;
/** What has been asked of the service about a text is often answered at nearly the same time: the text is gone through once for all of it. */
const TOGETHER = 50;

/** What the check says, and the blocks that it says it of. */
export interface Checked {
  report: CheckReport;
  blocks: readonly Block[];
}

/**
 * What the check before publication says of the open language version as it stands here, a moment after the last key. What
 * is not known here is judged when the article is published. Beside it the links that lead wrong.
 */
export function useCheckReport(sektioner: readonly Section[], prisdagar: number): { checked: Checked; links: readonly LinkInDraft[] } {
  const { store } = useSession();
  const settled = useSettledState(WAIT);
  const media = useMediaFacts(openVersion(settled).draft);
  const registeredCodes = useLeadingCodes(openVersion(settled).draft, settled.details.sektion);
  const registeredPrograms = useRegisteredPrograms(openVersion(settled).draft);
  const known = useArticleLinks(settled.item.id);
  const { block, slug } = openVersion(settled).draft;
  const slugUpptagen = useTakenSlug({ id: settled.item.id, sprak: settled.sprak, sektion: settled.details.sektion, slug });
  const links = useMemo(() => linksInDraft(block, known, typeof window === 'undefined' ? [] : [window.location.origin]), [block, known]);
  const looked = useMemo(
    () => ({ media, registeredCodes, registeredPrograms, slugUpptagen, prisdagar }),
    [media, registeredCodes, registeredPrograms, slugUpptagen, prisdagar],
  );
  const { sprak } = settled;
  const [made, setMade] = useState(() => ({ sprak: store.get().sprak, checked: check(store.get(), sektioner, looked) }));
  // Another language is another text: what is said of the former is never shown beside it.
  if (made.sprak !== sprak) setMade({ sprak, checked: check(settled, sektioner, { ...looked, lankar: factsOf(links) }) });

  useEffect(() => {
    const judge = () => setMade({ sprak: settled.sprak, checked: check(settled, sektioner, { ...looked, lankar: factsOf(links) }) });
    const timer = setTimeout(judge, TOGETHER);
    return () => clearTimeout(timer);
  }, [settled, sektioner, looked, links]);
  return { checked: made.checked, links };
}

function check(state: SessionState, sektioner: readonly Section[], looked: Looked): Checked {
  const { draft } = openVersion(state);
  // Saving a version without an address gives it one.
  const slug = draft.slug || makeSlug(draft.rubrik);
  return { report: runChecks({ ...draft, slug, sprak: state.sprak }, checkContext(state, sektioner, looked)), blocks: draft.block };
}

'use client';

import { useEffect, useState } from 'react';
import { useMediaFacts } from '#components/editor/checks/use-media-facts.ts';
import type { SessionState } from '#components/editor/session/article-session.ts';
import { openVersion, useSession } from '#components/editor/session/use-session.ts';
import { useSettledState } from '#components/editor/session/use-settled-state.ts';
import type { CheckContext, MediaFacts } from '#lib/checks/check-context.ts';
import { type CheckReport, runChecks } from '#lib/checks/run-checks.ts';
import { makeSlug } from '#lib/content/slug.ts';
import type { Section } from '#lib/contract/section.ts';

const WAIT = 300;

/**
 * What the check before publication says of the open language version as it stands here, a moment after the last key. What
 * only the service knows (whether the address is taken, whether a link is dead) is judged there when the article is published.
 */
export function useCheckReport(sektioner: readonly Section[]): CheckReport {
  const { store } = useSession();
  const settled = useSettledState(WAIT);
  const media = useMediaFacts(openVersion(settled).draft);
  const [report, setReport] = useState(() => check(store.get(), sektioner, media));

  useEffect(() => setReport(check(settled, sektioner, media)), [settled, sektioner, media]);
  return report;
}

function check(state: SessionState, sektioner: readonly Section[], media: ReadonlyMap<string, MediaFacts>): CheckReport {
  const { item, details, sprak, versions } = state;
  const { draft, kallRevision } = openVersion(state);
  const section = sektioner.find(({ id }) => id === details.sektion);
  const source = sprak === item.kallsprak ? undefined : versions[item.kallsprak];
  const context: CheckContext = {
    mall: item.mall,
    nu: new Date().toISOString(),
    sektion: { id: details.sektion, namn: section?.namn ?? details.sektion, mallar: section?.mallar ?? [item.mall] },
    sponsrad: details.sponsrad,
    kallor: details.kallor,
    taggar: details.taggar,
    kategorier: details.kategorier,
    kategoriKravs: false,
    slugUpptagen: false,
    inaktuell: (item.sprak[sprak]?.inaktuell ?? false) && kallRevision !== source?.bas,
    media,
    ...(source === undefined ? {} : { kalla: source.draft }),
  };
  // Saving a version without an address gives it one.
  return runChecks({ ...draft, slug: draft.slug || makeSlug(draft.rubrik), sprak }, context);
}

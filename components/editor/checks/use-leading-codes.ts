'use client';

import { useEffect, useMemo, useState } from 'react';
import { failureOf } from '#components/studio/failure.ts';
import { outboundCodes } from '#lib/content/outbound-codes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

const NONE: ReadonlyMap<string, readonly string[] | 'ingen'> = new Map();

/**
 * The outbound links of the version that lead somewhere from an article of the section: what is written is asked for once. One that cannot be
 * asked for is taken to lead somewhere: it is judged when the article is published.
 */
export function useLeadingCodes(draft: ArticleContent, sektion: string): ReadonlySet<string> {
  const [known, setKnown] = useState(NONE);
  const codes = useMemo(() => outboundCodes(draft), [draft]);
  const wanted = codes.filter((kod) => !known.has(kod)).join(' ');

  useEffect(() => {
    if (wanted === '') return;
    let isOver = false;
    void Promise.all(wanted.split(' ').map(async (kod) => [kod, await sectionsOf(kod)] as const)).then((found) => {
      if (!isOver) setKnown((before) => new Map([...before, ...found]));
    });
    return () => {
      isOver = true;
    };
  }, [wanted]);

  const leading = codes.filter((kod) => {
    const sections = known.get(kod) ?? [];
    return sections !== 'ingen' && (sections.length === 0 || sections.includes(sektion));
  });
  // One set for as long as it has the same in it.
  const key = leading.join(' ');
  const [shown, setShown] = useState({ key: '', codes: new Set<string>() });
  if (shown.key !== key) setShown({ key, codes: new Set(leading) });
  return shown.codes;
}

/** The sections that a link is for, none being all of them; `ingen` when it leads nowhere. */
async function sectionsOf(kod: string): Promise<readonly string[] | 'ingen'> {
  try {
    const { utlank } = await studio.hamtaUtlank({ kod });
    return utlank.utgangen ? 'ingen' : utlank.sektioner;
  } catch (error) {
    return failureOf(error).status === 404 ? 'ingen' : [];
  }
}

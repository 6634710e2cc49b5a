'use client';

import { useEffect, useState } from 'react';
import type { Link } from '#lib/contract/link.ts';
import { studio } from '#lib/transports/client/browser.ts';

const NONE: readonly Link[] = [];
/** The states of which there is something to do. */
const TO_MEND = ['trasig', 'omdirigerad'] as const;

/** The links of the public article that lead wrong, or have moved. Those that cannot be asked for are judged when the article is published. */
export function useArticleLinks(innehall: string): readonly Link[] {
  const [links, setLinks] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const found = TO_MEND.map((tillstand) => studio.listaLankar({ innehall, tillstand, per_sida: 100 }));
    Promise.all(found).then(
      (answers) => {
        if (!isOver) setLinks(answers.flatMap(({ lankar }) => lankar));
      },
      () => setLinks(NONE),
    );
    return () => {
      isOver = true;
    };
  }, [innehall]);
  return links;
}

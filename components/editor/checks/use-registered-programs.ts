'use client';

import { useEffect, useMemo, useState } from 'react';
import { programsNamed, type RegisteredPrograms, registeredProgramsOf } from '#lib/blocks/registered-programs.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { AdProgram } from '#lib/contract/outbound-link.ts';
import { studio } from '#lib/transports/client/browser.ts';

const AT_ONCE = 100;
/** More programs than these no newsroom has. */
const MOST_PAGES = 10;

/**
 * The programs that pay for links, asked for once an article names somebody who may. Until they are known, and where they cannot be, whoever the
 * article names is taken to be one: it is judged when the article is published.
 */
export function useRegisteredPrograms(draft: ArticleContent): RegisteredPrograms {
  const [known, setKnown] = useState<RegisteredPrograms>();
  const { names, hosts } = useMemo(() => programsNamed(draft), [draft]);
  const isNamed = names.length + hosts.length > 0;

  useEffect(() => {
    if (!isNamed || known !== undefined) return;
    let isOver = false;
    allPrograms().then(
      (programs) => {
        if (!isOver) setKnown(registeredProgramsOf(programs));
      },
      // Whoever publishes is told.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNamed, known]);

  const [key, nameKey] = [hosts.join(' '), names.join(' ')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one value for as long as it names the same
  const taken = useMemo(() => ({ names: new Set(names), hosts: new Set(hosts) }), [key, nameKey]);
  return known ?? taken;
}

async function allPrograms(): Promise<AdProgram[]> {
  const found: AdProgram[] = [];
  for (let sida = 1; sida <= MOST_PAGES; sida += 1) {
    const { program, nasta } = await studio.listaProgram({ sida, per_sida: AT_ONCE });
    found.push(...program);
    if (nasta === null) break;
  }
  return found;
}

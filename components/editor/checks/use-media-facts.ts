'use client';

import { useEffect, useState } from 'react';
import { useSession } from '#components/editor/session/use-session.ts';
import { failureOf } from '#components/studio/failure.ts';
import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import type { MediaFacts } from '#lib/checks/check-context.ts';
import { mayBeShared, obstaclesTo } from '#lib/content/picture-rights.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { studio } from '#lib/transports/client/browser.ts';

const NONE: ReadonlyMap<string, MediaFacts> = new Map();

/** What the library says of the pictures that the article uses, as far as it is known; the rest is asked for once. */
export function useMediaFacts(draft: ArticleContent): ReadonlyMap<string, MediaFacts> {
  const { store } = useSession();
  const [facts, setFacts] = useState(NONE);
  const wanted = mediaIdsOf(draft)
    .filter((id) => !facts.has(id))
    .join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another article asks for its own
  useEffect(() => {
    if (wanted === '') return;
    let isOver = false;
    void Promise.all(wanted.split(' ').map(async (id) => [id, await factsOf(id)] as const)).then((found) => {
      const known = found.flatMap(([id, fact]) => (fact === undefined ? [] : [[id, fact] as const]));
      if (!isOver && known.length > 0) setFacts((before) => new Map([...before, ...known]));
    });
    return () => {
      isOver = true;
    };
  }, [wanted, store]);

  return facts;
}

/** Undefined when the library cannot be asked: the picture is then not judged here, but when the article is published. */
async function factsOf(id: string): Promise<MediaFacts | undefined> {
  try {
    const { media } = await studio.hamtaMedia({ id });
    // Which system publishes it, and so the channel, is known where it is released.
    const hinder = obstaclesTo(media.rattigheter, 'webb', new Date().toISOString()).filter((why) => why === 'utgangen');
    const { kredit, filnamn, bredd } = media;
    return { kredit, filnamn, bredd, raderad: false, hinder, delas: mayBeShared(media.rattigheter) };
  } catch (error) {
    return failureOf(error).status === 404 ? { kredit: '', bredd: 0, raderad: true } : undefined;
  }
}

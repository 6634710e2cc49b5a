'use client';

import { useEffect, useState } from 'react';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/** How long a writer rests between two letters of a word. */
const DELAY_MS = 180;
const MOST = 6;

/** A public article of the newsroom's own. */
export interface OwnArticle {
  id: string;
  rubrik: string;
  sektion: string;
  lank: string;
}

/** The public articles that the words are found in, when the typing rests: by their address in that language, or in the one they have. */
export function useOwnArticles(words: string, sprak: Language): readonly OwnArticle[] {
  const [articles, setArticles] = useState<readonly OwnArticle[]>([]);
  useEffect(() => {
    const sok = words.trim();
    if (sok.length < 2) {
      setArticles([]);
      return;
    }
    let isLate = false;
    const timer = setTimeout(async () => {
      const found = await ownArticles(sok, sprak);
      if (!isLate) setArticles(found);
    }, DELAY_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [words, sprak]);
  return articles;
}

async function ownArticles(sok: string, sprak: Language): Promise<OwnArticle[]> {
  try {
    const { innehall } = await studio.listaInnehall({ sok, status: 'publicerad', per_sida: MOST });
    return innehall.flatMap(({ id, sektion, sprak: versions }) => {
      const public_ = [sprak, ...LANGUAGES].map((language) => versions[language]).find((version) => version?.lank != null);
      return public_?.lank == null ? [] : [{ id, sektion, rubrik: public_.rubrik, lank: public_.lank }];
    });
  } catch (error) {
    // Nobody answers: an address can be written all the same.
    if (error instanceof ApiFault || error instanceof Unreachable) return [];
    throw error;
  }
}

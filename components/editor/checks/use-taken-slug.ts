'use client';

import { useEffect, useState } from 'react';
import type { Language } from '#lib/contract/languages.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

interface Address {
  /** The article's own id. */
  id: string;
  sprak: Language;
  sektion: string;
  slug: string;
}

/**
 * Whether another article of the section has the address that is written, as far as the list of articles tells: an address that one is not told of
 * here is judged when the article is published. One that is not written is made of the headline when it is saved, and is free.
 */
export function useTakenSlug({ id, sprak, sektion, slug }: Address): boolean {
  const [taken, setTaken] = useState<string>();
  const key = `${id} ${sprak} ${sektion} ${slug}`;
  useEffect(() => {
    if (slug === '') return;
    let isLate = false;
    void isTaken({ id, sprak, sektion, slug }).then((answer) => {
      if (!isLate) setTaken(answer ? key : undefined);
    });
    return () => {
      isLate = true;
    };
  }, [id, sprak, sektion, slug, key]);
  return taken === key;
}

async function isTaken({ id, sprak, sektion, slug }: Address): Promise<boolean> {
  try {
    const { innehall } = await studio.listaInnehall({ sok: slug, sektion });
    return innehall.some((item) => item.id !== id && item.sprak[sprak]?.slug === slug);
  } catch (error) {
    // Nobody answers, or it is no address yet.
    if (error instanceof ApiFault || error instanceof Unreachable) return false;
    throw error;
  }
}

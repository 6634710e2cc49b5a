'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { useSearchAsTyped } from '#components/studio/use-search-as-typed.ts';

const NOTHING: Readonly<Record<string, string>> = {};

/**
 * A list whose address says what is searched for, `sok`, and which page of it is shown, beside what it is narrowed by otherwise. A search
 * begins on the first page.
 */
export function useSearchedList(address: string, sok: string, narrowed: Readonly<Record<string, string>> = NOTHING) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const search = useSearchAsTyped(sok, (words) => {
    const query = String(new URLSearchParams({ ...(words === '' ? {} : { sok: words }), ...narrowed }));
    startTransition(() => router.replace(query === '' ? address : `${address}?${query}`, { scroll: false }));
  });
  const toPage = (sida: number) =>
    router.push(`${address}?${new URLSearchParams({ ...(sok === '' ? {} : { sok }), ...narrowed, sida: String(sida) })}`);
  return { search, isPending, toPage };
}

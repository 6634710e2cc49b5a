'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { useSearchAsTyped } from '#components/studio/use-search-as-typed.ts';

/** A list whose address says what is searched for, `sok`, and which page of it is shown. A search begins on the first page. */
export function useSearchedList(address: string, sok: string) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const search = useSearchAsTyped(sok, (words) => {
    const query = words === '' ? '' : `?${new URLSearchParams({ sok: words })}`;
    startTransition(() => router.replace(`${address}${query}`, { scroll: false }));
  });
  const toPage = (sida: number) => router.push(`${address}?${new URLSearchParams({ ...(sok === '' ? {} : { sok }), sida: String(sida) })}`);
  return { search, isPending, toPage };
}

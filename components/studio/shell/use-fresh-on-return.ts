'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Has a page that the browser's Back or Forward brings again show what is true now: the router shows it as it was made. */
export function useFreshOnReturn(): void {
  const router = useRouter();
  useEffect(() => {
    // The router has to have gone there first; it listens to the same event.
    const refresh = () => setTimeout(() => router.refresh());
    window.addEventListener('popstate', refresh);
    return () => window.removeEventListener('popstate', refresh);
  }, [router]);
}

'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { Toasts } from '#components/ui/toast.tsx';

/** What every screen stands in: Swedish words in the primitives, links that do not reload, and messages in the corner. */
export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter();
  return (
    <I18nProvider locale="sv-SE">
      <RouterProvider navigate={(href) => router.push(href)}>
        {children}
        <Toasts />
      </RouterProvider>
    </I18nProvider>
  );
}

import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { Providers } from '#components/studio/providers.tsx';
import { THEME_COOKIE, themeOf } from '#components/studio/shell/theme.ts';
import '#components/ui/global.css';

export const metadata: Metadata = {
  title: { default: 'Studio', template: '%s – Studio' },
  robots: { index: false, follow: false },
};

export const viewport: Viewport = { colorScheme: 'light dark' };

/** Every page is made for whoever asks for it: none while Studio is built. */
export const dynamic = 'force-dynamic';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang="sv" data-tema={theme === 'system' ? undefined : theme}>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}

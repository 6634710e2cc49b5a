import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { tryToLoad } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { Shell } from '#components/studio/shell/shell.tsx';
import { THEME_COOKIE, themeOf } from '#components/studio/shell/theme.ts';

export default async function EditorialLayout({ children }: { children: ReactNode }) {
  const { data, failure } = await tryToLoad((studio) => studio.hamtaJag({}));
  // The page itself leaves for the sign-in page: it knows the address to come back to.
  if (failure?.status === 401) return children;
  if (failure !== undefined) return <FailurePage failure={failure} />;
  const theme = themeOf((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <Shell actor={data.vem} isTestMode={data.lage === 'test'} theme={theme}>
      {children}
    </Shell>
  );
}

import { load } from '#app/studio/load.ts';
import { FailurePage } from '#components/studio/failure-page.tsx';
import { RedirectImport } from '#components/studio/redirects/redirect-import.tsx';

export const metadata = { title: 'Importera omdirigeringar' };

export default async function ImportRedirectsPage() {
  const { failure } = await load('/studio/omdirigeringar/importera', (studio) => studio.hamtaJag({}));
  return failure === undefined ? <RedirectImport /> : <FailurePage failure={failure} />;
}

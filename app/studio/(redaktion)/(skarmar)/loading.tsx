import { LoadingPage } from '#components/studio/loading-page.tsx';

/**
 * Stands before the screens that are always there. What may not be there (an article, any other address) is answered when
 * that is known: a page that has begun to arrive has said already that it exists.
 */
export default function Loading() {
  return <LoadingPage />;
}

import { LoadingPage } from '#components/studio/loading-page.tsx';

export default function Loading() {
  return <LoadingPage />;
}

import { notFound } from 'next/navigation';
import { load } from '#app/studio/load.ts';

/** Any other address under /studio: the not-found page, within the frame, for whoever is signed in. */
export default async function UnknownPage() {
  await load('/studio', (studio) => studio.hamtaJag({}));
  notFound();
}

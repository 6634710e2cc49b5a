import { notFound, redirect } from 'next/navigation';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { signInAddress } from '#lib/contract/sign-in-address.ts';
import type { StudioClient } from '#lib/transports/client/studio-client.ts';
import { studioServer } from '#lib/transports/in-process/client.ts';

export type Loaded<Data> = { data: Data; failure: undefined } | { data: undefined; failure: Failure };

/**
 * Fetches what a page shows. Without a valid session it leaves for the sign-in page and comes back to `address`; what
 * does not exist is the not-found page. Any other refusal is handed back, for the page to show.
 */
export async function load<Data>(address: string, fetchData: (studio: StudioClient) => Promise<Data>): Promise<Loaded<Data>> {
  const loaded = await tryToLoad(fetchData);
  if (loaded.failure?.status === 401) redirect(signInAddress(address));
  if (loaded.failure?.status === 404) notFound();
  return loaded;
}

/** The same for a frame around pages: whatever the refusal, it is handed back. */
export async function tryToLoad<Data>(fetchData: (studio: StudioClient) => Promise<Data>): Promise<Loaded<Data>> {
  try {
    return { data: await fetchData(await studioServer()), failure: undefined };
  } catch (error) {
    return { data: undefined, failure: failureOf(error) };
  }
}

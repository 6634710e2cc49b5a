import { isBrowserOf } from '#components/studio/storage/own-storage.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { studio, Unreachable } from '#lib/transports/client/browser.ts';

/**
 * Whether the browser's session is that person's, as far as anybody can know now. Asked before anything is tried again
 * that was stopped because nobody was logged in: whoever has logged in since may be somebody else.
 */
export async function isLoggedInAs(person: string): Promise<boolean> {
  if (!isBrowserOf(person)) return false;
  try {
    return (await studio.hamtaJag({})).vem.id === person;
  } catch (error) {
    if (error instanceof ApiFault || error instanceof Unreachable) return false;
    throw error;
  }
}

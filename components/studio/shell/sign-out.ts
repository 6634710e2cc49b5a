import { refusalOf } from '#components/studio/sign-in/sign-in.ts';
import { leaveBrowser } from '#components/studio/storage/own-storage.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { namingPagePerson } from '#lib/transports/client/page-person.ts';

/**
 * Ends the session, removes what the person has not saved from this browser, in every tab, and leaves for the sign-in page.
 * Where another has logged in in the browser since the page was opened, it only leaves: the session is theirs. Rejects, with everything as it was, when the service does not answer or will not.
 */
export async function signOut(): Promise<void> {
  const csrf = await fetch('/api/auth/csrf').then((response) => response.json());
  const answer = await fetch('/api/auth/signout', {
    method: 'POST',
    headers: namingPagePerson(),
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: 'true' }),
  });
  if (await isAnothers(answer)) {
    leaveForSignIn();
    return;
  }
  if (!answer.ok) throw new Error(`The session was not ended: ${answer.status}`);
  leaveBrowser();
  leaveForSignIn();
}

async function isAnothers(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  return (await refusalOf(answer)).kod === ('annan_inloggad' satisfies FaultCode);
}

export function leaveForSignIn(): void {
  window.location.assign('/studio/logga-in');
}

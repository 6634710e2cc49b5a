import { leaveBrowser } from '#components/studio/storage/own-storage.ts';

/**
 * Ends the session, removes what the person has not saved from this browser, in every tab, and leaves for the sign-in page.
 * Rejects, with everything as it was, when the service does not answer or will not.
 */
export async function signOut(): Promise<void> {
  const csrf = await fetch('/api/auth/csrf').then((response) => response.json());
  const answer = await fetch('/api/auth/signout', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: 'true' }),
  });
  if (!answer.ok) throw new Error(`The session was not ended: ${answer.status}`);
  leaveBrowser();
  leaveForSignIn();
}

export function leaveForSignIn(): void {
  window.location.assign('/studio/logga-in');
}

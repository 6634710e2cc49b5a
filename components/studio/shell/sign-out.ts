/** Ends the session and leaves for the sign-in page. Rejects when the service does not answer. */
export async function signOut(): Promise<void> {
  const csrf = await fetch('/api/auth/csrf').then((response) => response.json());
  await fetch('/api/auth/signout', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken: csrf.csrfToken, json: 'true' }),
  });
  window.location.assign('/studio/logga-in');
}

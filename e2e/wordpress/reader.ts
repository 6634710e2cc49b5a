import { httpSend } from '#lib/adapters/cms/wordpress/http.ts';

/** What a reader who is not logged in gets at an address, redirects not followed. */
export async function visit(url: string): Promise<{ status: number; location: string; html: string }> {
  const answer = await httpSend({ method: 'GET', url, headers: {}, timeout: 20_000 });
  return { status: answer.status, location: answer.headers.location ?? '', html: answer.text };
}

import type { CmsReceipt } from '#lib/adapters/cms/port.ts';
import type { WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { lookUp } from '#lib/adapters/cms/wordpress/lookup.ts';
import { routeOf } from '#lib/adapters/cms/wordpress/posts.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

/** Where whoever is logged in to WordPress sees a draft as its theme shows it, and in its editor. */
export function addressesOfDraft(client: WordPressClient, { id }: CmsReceipt): { visa: string; redigera: string } {
  return { visa: `${client.url}/?p=${id}&preview=true`, redigera: `${client.url}/wp-admin/post.php?post=${id}&action=edit` };
}

/** Takes an article away for good, past the trash. One that is not there is no fault; one that readers see is left. */
export async function removeDraft(client: WordPressClient, externalId: string): Promise<void> {
  const { post } = await lookUp(client, { post: externalId });
  if (post === null || post.status === 'publish') return;
  // Servers that know no DELETE know how WordPress is told of one.
  const answer = await client.post(`${routeOf(post.type)}/${post.id}?_method=DELETE&force=true`, {});
  if (!answer.ok && answer.status !== 404 && answer.status !== 410) throw failureOf(answer, 'ta bort provet');
}

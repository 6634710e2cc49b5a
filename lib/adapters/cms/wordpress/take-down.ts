import { superseded } from '#lib/adapters/cms/left-alone.ts';
import type { CmsTakedownReceipt } from '#lib/adapters/cms/port.ts';
import type { WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { lookUp } from '#lib/adapters/cms/wordpress/lookup.ts';
import { type PostFields, updatePost } from '#lib/adapters/cms/wordpress/posts.ts';
import { silentChanges } from '#lib/adapters/cms/wordpress/silent-changes.ts';

interface Options {
  sektionslank: string | null;
  version: string;
}

/** Makes the article a draft, which the companion plugin answers with a redirect to the section. */
export async function takeDownPost(
  client: WordPressClient,
  externalId: string,
  { sektionslank, version }: Options,
): Promise<CmsTakedownReceipt> {
  const { post } = await lookUp(client, { post: externalId });
  // Of what was there before Studio, and has had nothing delivered, nothing is Studio's to take down.
  if (post === null || !post.delivered)
    return { id: '', status: 'draft', lank: '', lederTill: sektionslank ?? `${client.url}/`, varningar: [] };

  const fields: Partial<PostFields> = {
    // What somebody has thrown away in WordPress stays in its trash.
    ...(post.status === 'trash' ? {} : { status: 'draft' }),
    ...(sektionslank === null ? {} : { meta: { _studio_section_link: sektionslank } }),
  };
  const saved = await updatePost(client, post, { ...fields, studio_version: version });
  return {
    id: String(saved.post.id),
    status: saved.post.status === 'trash' ? 'draft' : saved.post.status,
    lank: post.public_link === '' ? post.link : post.public_link,
    lederTill: sektionslank ?? post.section_link,
    varningar: saved.newest ? silentChanges(fields, saved.post) : [superseded()],
  };
}

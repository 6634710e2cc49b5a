import { z } from 'zod';
import { changedThere, superseded } from '#lib/adapters/cms/left-alone.ts';
import type { CmsTakedownReceipt } from '#lib/adapters/cms/port.ts';
import { changedNames } from '#lib/adapters/cms/wordpress/changed-there.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { whenFree } from '#lib/adapters/cms/wordpress/create-once.ts';
import { lookUp } from '#lib/adapters/cms/wordpress/lookup.ts';
import { type PostFields, updatePost } from '#lib/adapters/cms/wordpress/posts.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';
import { silentChanges } from '#lib/adapters/cms/wordpress/silent-changes.ts';

interface Options {
  sektionslank: string | null;
  version: string;
  /** Whether Studio's readers have never had it. */
  aldrigSlappt: boolean;
}

const restoredSchema = z.object({ outcome: z.enum(['restored', 'changed', 'none']) });

/**
 * Makes the article a draft, which the companion plugin answers with a redirect to the section; or what it was before Studio, where Studio's
 * readers have never had it.
 */
export async function takeDownPost(
  client: WordPressClient,
  externalId: string,
  { sektionslank, version, aldrigSlappt }: Options,
): Promise<CmsTakedownReceipt> {
  const { post } = await lookUp(client, { post: externalId });
  // Of what was there before Studio, and has had nothing delivered, nothing is Studio's to take down.
  const notStudios = { id: '', status: 'draft', lank: '', lederTill: sektionslank ?? `${client.url}/` };
  if (post === null || !post.delivered) return { ...notStudios, varningar: [] };
  const outcome = aldrigSlappt ? await restored(client, externalId, version) : 'none';
  if (outcome === 'restored') return { ...notStudios, varningar: [] };
  if (outcome === 'changed') return { ...notStudios, varningar: [changedThere(changedNames(post))] };

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

async function restored(client: WordPressClient, externalId: string, version: string): Promise<z.infer<typeof restoredSchema>['outcome']> {
  const answer = await whenFree(() => client.post('/studio/v1/restore', { post: externalId, version }));
  // What is newer has been delivered: the takedown that follows says so.
  if (!answer.ok && answer.code === 'studio_superseded') return 'none';
  if (!answer.ok) throw failureOf(answer, 'göra artikeln till vad den var');
  return readBody(restoredSchema, answer.body, client.url).outcome;
}

import { z } from 'zod';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

const lookupSchema = z.object({
  post: z.object({ id: z.int(), status: z.string(), link: z.string(), public_link: z.string(), section_link: z.string() }).nullable(),
  media: z.object({ id: z.int(), alt: z.string(), caption: z.string(), credit: z.string() }).nullable(),
  tags: z.array(z.object({ name: z.string(), id: z.int() })),
});

export type Lookup = z.infer<typeof lookupSchema>;

/** What WordPress already has of an article: the post in any status, its picture, and those of its tags that exist. */
export async function lookUp(client: WordPressClient, wanted: { post: string; media?: string; tags: string[] }): Promise<Lookup> {
  const answer = await client.post('/studio/v1/lookup', wanted);
  if (!answer.ok) throw failureOf(answer, 'slå upp artikeln');
  return readBody(lookupSchema, answer.body, client.url);
}

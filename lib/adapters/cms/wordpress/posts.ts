import { z } from 'zod';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { createOnce } from '#lib/adapters/cms/wordpress/create-once.ts';
import { htmlText } from '#lib/adapters/cms/wordpress/html-text.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

const rawSchema = z.object({ raw: z.string() });

const postSchema = z.object({
  id: z.int(),
  status: z.string(),
  slug: z.string(),
  link: z.string(),
  date_gmt: z.string().nullable(),
  title: rawSchema,
  content: rawSchema,
  excerpt: rawSchema,
  categories: z.array(z.int()).default([]),
  tags: z.array(z.int()).default([]),
  featured_media: z.int().default(0),
  meta: z.record(z.string(), z.unknown()).catch({}),
});

/** A post as WordPress says it has kept it. */
export type SavedPost = z.infer<typeof postSchema>;

/** A post as it is sent. Without `categories` or `date_gmt` WordPress chooses: its default category, the present moment. */
export interface PostFields {
  status: 'publish' | 'draft';
  title: string;
  excerpt: string;
  content: string;
  slug: string;
  categories?: number[];
  tags: number[];
  featured_media: number;
  date_gmt?: string;
  meta: Record<string, unknown>;
}

/** The article in WordPress's words; `tags` and `hero` are ids there. */
export function postFields(article: CmsArticle, tags: number[], hero: number): PostFields {
  const section = article.sektion.kategori;
  const categories = [...new Set([...(section === null ? [] : [section]), ...article.kategorier])];
  return {
    status: article.lage === 'publicera' ? 'publish' : 'draft',
    title: htmlText(article.rubrik),
    excerpt: htmlText(article.ingress),
    // Within this comment the block editor shows the body as code instead of offering to convert it.
    content: `<!-- wp:html -->\n${article.html}\n<!-- /wp:html -->`,
    slug: article.slug,
    ...(categories.length === 0 ? {} : { categories }),
    tags,
    featured_media: hero,
    ...(article.datum === null ? {} : { date_gmt: new Date(article.datum).toISOString().slice(0, 19) }),
    meta: {
      _studio_json_ld: article.jsonLd,
      _studio_seo_title: article.seo.titel,
      _studio_seo_description: article.seo.beskrivning,
      _studio_hreflang: article.sprak.map(({ sprak, lank }) => ({ sprak, lank })),
      _studio_section_link: article.sektionslank ?? '',
      _studio_section_category: section ?? 0,
    },
  };
}

/** Creates the post, or brings the existing one up to date in full. `existing` is its id when it is known to exist. */
export async function savePost(
  client: WordPressClient,
  externalId: string,
  existing: number | undefined,
  fields: PostFields,
): Promise<SavedPost> {
  if (existing !== undefined) return updatePost(client, existing, fields);
  const created = await createOnce(() => client.post('/wp/v2/posts', { ...fields, studio_external_id: externalId }), 'lägga in artikeln');
  return created.made ? readBody(postSchema, created.body, client.url) : updatePost(client, created.id, fields);
}

/** Changes the given fields of a post and leaves the others. */
export async function updatePost(client: WordPressClient, id: number, fields: Partial<PostFields>): Promise<SavedPost> {
  const answer = await client.post(`/wp/v2/posts/${id}`, fields);
  if (!answer.ok) throw failureOf(answer, 'ändra artikeln');
  return readBody(postSchema, answer.body, client.url);
}

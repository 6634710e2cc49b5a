import { z } from 'zod';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

/** What an article may be in WordPress. */
const POST_TYPES = ['post', 'page'] as const;

/** What the plugin tells apart of an article. */
export const CHANGED = ['status', 'slug', 'title', 'excerpt', 'content', 'date', 'categories', 'tags', 'picture', 'words'] as const;

export type PostType = (typeof POST_TYPES)[number];

/** What it is to become there. */
export function typeOf({ typ }: Pick<CmsArticle, 'typ'>): PostType {
  return typ === 'sida' ? 'page' : 'post';
}

/** A post as the companion plugin tells of it, in a look-up and when it refuses an old version. */
export const postSchema = z.object({
  id: z.int(),
  type: z.enum(POST_TYPES),
  status: z.string(),
  slug: z.string(),
  link: z.string(),
  public_link: z.string(),
  section_link: z.string(),
  /** Not when it was there before Studio, and nothing has been delivered of it yet. */
  delivered: z.boolean(),
  version: z.string(),
  /** Of the last delivery; '' when the post is not just that any more. */
  fingerprint: z.string(),
  /** What somebody has changed there since it was delivered. */
  changed: z.array(z.enum(CHANGED)),
  decided: z.enum(['overwrite', 'keep', '']),
  state: z.string(),
});

export type FoundPost = z.infer<typeof postSchema>;

export const pictureSchema = z.object({
  external_id: z.string(),
  id: z.int(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  src: z.string(),
  copies: z.array(z.object({ width: z.int(), src: z.string() })),
});

export type FoundPicture = z.infer<typeof pictureSchema>;

export const readerFilesSchema = z.object({ style: z.string(), script: z.string() });

const lookupSchema = z.object({
  post: postSchema.nullable(),
  media: z.array(pictureSchema),
  tags: z.array(z.object({ name: z.string(), id: z.int() })),
  /** Whether a delivery may name its tags, of which those that are not there are made; not in a plugin before 1.9.0. */
  by_name: z.boolean().default(false),
  /** The address that the article will have; '' when only saving can tell. */
  foretold: z.string(),
  /** The theme that readers see it in; '' from a plugin before 1.7.0, which does not tell. */
  theme: z.string().default(''),
  reader: readerFilesSchema,
});

export type Lookup = z.infer<typeof lookupSchema>;

interface Wanted {
  post: string;
  media?: string[];
  tags?: string[];
  /** What the address depends on. */
  place?: Pick<CmsArticle, 'slug' | 'sektion' | 'datum' | 'typ'>;
}

/** What WordPress already has of an article: the post in any status, its pictures, and those of its tags that exist. */
export async function lookUp(client: WordPressClient, { post, media = [], tags = [], place }: Wanted): Promise<Lookup> {
  const answer = await client.post('/studio/v1/lookup', {
    post,
    media,
    tags,
    ...(place === undefined
      ? {}
      : {
          place: {
            slug: place.slug,
            section: place.sektion.kategori ?? 0,
            date_gmt: place.datum === null ? '' : gmt(place.datum),
            type: typeOf(place),
          },
        }),
  });
  if (!answer.ok) throw failureOf(answer, 'slå upp artikeln');
  return readBody(lookupSchema, answer.body, client.url);
}

/** An instant as WordPress writes it: UTC, whole seconds, no zone. */
export function gmt(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19);
}

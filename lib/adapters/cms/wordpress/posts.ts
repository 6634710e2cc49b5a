import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CmsArticle, CmsPlace } from '#lib/adapters/cms/port.ts';
import { wouldOverwrite } from '#lib/adapters/cms/wordpress/changed-there.ts';
import { type Answer, readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { createOnce, whenFree } from '#lib/adapters/cms/wordpress/create-once.ts';
import { htmlText } from '#lib/adapters/cms/wordpress/html-text.ts';
import { type FoundPost, gmt, type PostType, postSchema } from '#lib/adapters/cms/wordpress/lookup.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

const rawSchema = z.object({ raw: z.string() });

export const savedSchema = z.object({
  id: z.int(),
  status: z.string(),
  slug: z.string(),
  link: z.string(),
  date_gmt: z.string().nullable(),
  title: rawSchema,
  content: rawSchema.extend({ protected: z.boolean().catch(false) }),
  // A page has none, nor has it terms.
  excerpt: rawSchema.default({ raw: '' }),
  categories: z.array(z.int()).default([]),
  tags: z.array(z.int()).default([]),
  featured_media: z.int().default(0),
  meta: z.record(z.string(), z.unknown()).catch({}),
  /** Which tags those that were named are; absent where none were, and where nothing was saved. */
  studio_tags: z.array(z.object({ name: z.string(), id: z.int(), made: z.boolean() })).optional(),
});

/** All that is asked of the answer: the rest, such as the body run through every plugin's filters, costs WordPress time. */
export const FIELDS =
  '_fields=id,status,slug,link,date_gmt,title.raw,content.raw,content.protected,excerpt.raw,categories,tags,featured_media,meta,studio_tags';

/** A post as WordPress says it has kept it. */
export type SavedPost = z.infer<typeof savedSchema>;

/**
 * A post as it is sent. Without `categories` or `date_gmt` WordPress chooses: its default category, the present moment. A page has neither
 * terms nor an excerpt.
 */
export interface PostFields {
  status: 'publish' | 'draft';
  title: string;
  excerpt?: string;
  content: string;
  slug: string;
  categories?: number[];
  tags?: number[];
  /** The names of the tags, in the place of their ids: the plugin finds them, and makes those that are not there. */
  studio_tags?: string[];
  featured_media: number;
  date_gmt?: string;
  /** Whose it is there, by name; the plugin finds them. */
  studio_author?: string;
  meta: Record<string, unknown>;
}

/** What the companion plugin calls what a shared link shows; '' is what it shows when nothing is said. */
const SHARED = { puff: '', hero: 'featured', ingen: 'nothing' } as const satisfies Record<CmsArticle['teaser']['delas'], string>;

/** What WordPress knows of the article: what it is there, and its tags and pictures. `share` is 0 when the hero does. */
export interface KnownIds {
  type: PostType;
  /** By their ids, or by their names where the plugin takes those. */
  tags: { tags: number[] } | { studio_tags: string[] };
  hero: number;
  share: number;
}

/** The article in WordPress's words, for a place there. */
export async function postFields(article: CmsArticle, { type, tags, hero, share }: KnownIds, place: CmsPlace): Promise<PostFields> {
  const section = article.sektion.kategori;
  const categories = [...new Set([...(section === null ? [] : [section]), ...article.kategorier])];
  const { bild } = article.teaser;
  return {
    status: article.lage === 'publicera' ? 'publish' : 'draft',
    title: htmlText(article.rubrik),
    // Within this comment the block editor shows the body as code instead of offering to convert it.
    content: `<!-- wp:html -->\n${await article.html(place)}\n<!-- /wp:html -->`,
    slug: article.slug,
    ...(type === 'page' ? {} : { excerpt: htmlText(article.ingress), ...tags, ...(categories.length === 0 ? {} : { categories }) }),
    featured_media: hero,
    ...(article.datum === null ? {} : { date_gmt: gmt(article.datum) }),
    ...(article.forfattare === undefined ? {} : { studio_author: article.forfattare }),
    meta: {
      _studio_json_ld: await article.jsonLd(place),
      _studio_byline: article.byline,
      _studio_seo_title: article.seo.titel,
      _studio_seo_description: article.seo.beskrivning,
      _studio_share_title: article.teaser.rubrik,
      _studio_share_text: article.teaser.text,
      _studio_share_image: bild !== null && 'cmsId' in bild ? bild.cmsId : share,
      _studio_share_src: bild !== null && 'src' in bild ? bild.src : '',
      _studio_share_shows: SHARED[article.teaser.delas],
      _studio_hreflang: article.sprak.map(({ sprak, lank }) => ({ sprak, lank })),
      _studio_section_link: article.sektionslank ?? '',
      _studio_section_category: section ?? 0,
    },
  };
}

/** The same with the tags by their ids, as it had been if they had never been named: it has the fingerprint of that, too. */
export function withTagIds(
  { status, title, content, slug, excerpt, studio_tags: _named, ...rest }: PostFields,
  tags: number[],
): PostFields {
  return { status, title, content, slug, ...(excerpt === undefined ? {} : { excerpt }), tags, ...rest };
}

/** What the companion plugin is told beside the post itself. */
type Delivery = Pick<CmsArticle, 'version' | 'gamlaSlugar' | 'overtaget'>;

/** The outcome of a save: the post as kept, or what there is when a newer version has been delivered already. */
export type Saved = { newest: true; post: SavedPost } | { newest: false; post: FoundPost };

/** Of all that is delivered: what the plugin tells of a post that needs nothing more. */
export function fingerprintOf(fields: PostFields, gamlaSlugar: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([fields, gamlaSlugar]))
    .digest('hex');
}

/** Creates the post, or brings the existing one up to date in full. `existing` is its id when it is known to exist. */
export async function savePost(
  client: WordPressClient,
  externalId: string,
  { type, existing }: { type: PostType; existing: number | undefined },
  fields: PostFields,
  { version, gamlaSlugar, overtaget }: Delivery,
): Promise<Saved> {
  const told = {
    ...fields,
    studio_version: version,
    studio_old_slugs: gamlaSlugar,
    studio_fingerprint: fingerprintOf(fields, gamlaSlugar),
    ...(overtaget === undefined ? {} : { studio_taken_over: overtaget }),
  };
  if (existing !== undefined) return updatePost(client, { id: existing, type }, told);
  const created = await createOnce(
    () => client.post(`${routeOf(type)}?${FIELDS}`, { ...told, studio_external_id: externalId }),
    'lägga in artikeln',
  );
  return created.made
    ? { newest: true, post: readBody(savedSchema, created.body, client.url) }
    : updatePost(client, { id: created.id, type }, told);
}

/** Changes the given fields of a post and leaves the others. */
export async function updatePost(
  client: WordPressClient,
  { id, type }: Pick<FoundPost, 'id' | 'type'>,
  told: Partial<PostFields> & { studio_version: string },
): Promise<Saved> {
  const answer = await whenFree(() => client.post(`${routeOf(type)}/${id}?${FIELDS}`, told));
  return answer.ok ? { newest: true, post: readBody(savedSchema, answer.body, client.url) } : newer(client, answer, 'ändra artikeln');
}

/** Where posts of that type are, in the REST API. */
export function routeOf(type: PostType): string {
  return type === 'page' ? '/wp/v2/pages' : '/wp/v2/posts';
}

const supersededSchema = z.object({ post: postSchema });

function newer(client: WordPressClient, answer: Exclude<Answer, { ok: true }>, doing: string): Extract<Saved, { newest: false }> {
  if (answer.code === 'studio_changed') throw wouldOverwrite(readBody(supersededSchema, answer.data, client.url).post);
  if (answer.code === 'studio_superseded') return { newest: false, post: readBody(supersededSchema, answer.data, client.url).post };
  throw failureOf(answer, doing);
}

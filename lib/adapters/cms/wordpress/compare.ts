import { z } from 'zod';
import type { CmsArticle, CmsPlace, CmsRespect } from '#lib/adapters/cms/port.ts';
import { partOf } from '#lib/adapters/cms/wordpress/changed-there.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { textOfHtml } from '#lib/adapters/cms/wordpress/html-text.ts';
import { type FoundPicture, type FoundPost, lookUp } from '#lib/adapters/cms/wordpress/lookup.ts';
import { picturesOf } from '#lib/adapters/cms/wordpress/media.ts';
import { FIELDS, type PostFields, postFields, routeOf, type SavedPost, savedSchema } from '#lib/adapters/cms/wordpress/posts.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';
import { namesOf, tagNames } from '#lib/adapters/cms/wordpress/terms.ts';
import { textInWords } from '#lib/adapters/cms/wordpress/text-in-words.ts';
import type { CmsComparison } from '#lib/contract/cms-comparison.ts';

/** See CmsRespect.compare. */
export async function compareArticle(client: WordPressClient, article: CmsArticle): ReturnType<CmsRespect['compare']> {
  const pictures = picturesOf(article);
  const media = pictures.all.map(({ externalId }) => externalId);
  const { post, ...found } = await lookUp(client, { post: article.externalId, media, tags: tagNames(article.taggar), place: article });
  if (post === null) return null;
  const { status, link: lank, state: tillstand, changed } = post;
  const avgjort = post.decided === 'overwrite' ? 'skriv_over' : post.decided === 'keep' ? 'lat_sta' : null;
  if (changed.length === 0) return { status, lank, tillstand, avgjort, skillnader: [] };
  const known = new Map(found.media.map((picture) => [picture.external_id, picture]));
  const hero =
    article.hero !== null && 'cmsId' in article.hero ? article.hero.cmsId : (known.get(pictures.hero?.externalId ?? '')?.id ?? 0);
  const ids = { type: post.type, tags: { tags: found.tags.map(({ id }) => id) }, hero, share: 0 };
  const sent = await postFields(article, ids, placeOf(post, found.theme, known));
  return { status, lank, tillstand, avgjort, skillnader: await differences(client, article, post, sent, await readPost(client, post)) };
}

function placeOf({ link }: FoundPost, tema: string, known: ReadonlyMap<string, FoundPicture>): CmsPlace {
  return {
    lank: link,
    tema,
    bild(externalId) {
      const picture = known.get(externalId);
      return picture && { src: picture.src, varianter: picture.copies.map(({ width, src }) => ({ bredd: width, address: src })) };
    },
  };
}

async function readPost(client: WordPressClient, { id, type }: FoundPost): Promise<SavedPost> {
  const answer = await client.get(`${routeOf(type)}/${id}?context=edit&${FIELDS}`);
  if (!answer.ok) throw failureOf(answer, 'läsa artikeln');
  return readBody(savedSchema, answer.body, client.url);
}

async function differences(
  client: WordPressClient,
  article: CmsArticle,
  { changed }: FoundPost,
  sent: PostFields,
  there: SavedPost,
): Promise<CmsComparison['skillnader']> {
  const terms = async (kind: 'categories' | 'tags') =>
    Promise.all([sent[kind] ?? [], there[kind]].map((ids) => namesOf(client, kind, ids).then((names) => names.join(', '))));
  const both = async (part: (typeof changed)[number]): Promise<string[]> => {
    if (part === 'categories' || part === 'tags') return terms(part);
    if (part === 'title') return [textOfHtml(sent.title), textOfHtml(there.title.raw)];
    if (part === 'excerpt') return [textOfHtml(sent.excerpt ?? ''), textOfHtml(there.excerpt.raw)];
    if (part === 'content') return [textInWords(sent.content), textInWords(there.content.raw)];
    if (part === 'picture') return Promise.all([sent.featured_media, there.featured_media].map((id) => pictureInWords(client, id)));
    if (part === 'words') return heroWords(client, article.hero, there.featured_media);
    if (part === 'status') return [sent.status, `${there.status}${there.content.protected ? ', med lösenord' : ''}`];
    if (part === 'date') return [sent.date_gmt ?? '', there.date_gmt ?? ''];
    return [String(sent[part]), String(there[part])];
  };
  return Promise.all(
    changed.map(async (part) => {
      const [studio = '', dar = ''] = await both(part);
      return { del: partOf(part), studio, dar };
    }),
  );
}

const mediaSchema = z.object({
  source_url: z.string(),
  alt_text: z.string().catch(''),
  caption: z.object({ raw: z.string() }).catch({ raw: '' }),
});

/** What is said of the picture at the top, here and there. */
async function heroWords(client: WordPressClient, hero: CmsArticle['hero'], id: number): Promise<string[]> {
  const studio = hero !== null && 'externalId' in hero ? inWords(hero) : '';
  const answer = await client.get(`/wp/v2/media/${id}?context=edit&_fields=source_url,alt_text,caption.raw`);
  if (!answer.ok) throw failureOf(answer, 'läsa bilden');
  const { alt_text: alt, caption } = readBody(mediaSchema, answer.body, client.url);
  return [studio, inWords({ alt, caption: textOfHtml(caption.raw) })];
}

function inWords({ alt, caption }: { alt: string; caption: string }): string {
  return [`Alternativ text: ${alt || 'ingen'}`, `Bildtext: ${caption || 'ingen'}`].join('\n');
}

/** The picture by its file, as whoever looks for it in WordPress knows it. One that cannot be read there has its number. */
async function pictureInWords(client: WordPressClient, id: number): Promise<string> {
  if (id === 0) return 'ingen bild';
  const answer = await client.get(`/wp/v2/media/${id}?_fields=source_url,alt_text`);
  const read = answer.ok ? mediaSchema.safeParse(answer.body) : undefined;
  if (read?.success !== true) return `bild ${id} i WordPress`;
  const { source_url: src, alt_text: alt } = read.data;
  return `${src}${alt === '' ? '' : ` («${alt}»)`}`;
}

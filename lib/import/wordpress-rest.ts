import { z } from 'zod';
import { isLanguage } from '#lib/contract/languages.ts';
import { plainOfHtml } from '#lib/import/html-article.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import { eachText } from '#lib/import/picture-paths.ts';
import { withAlts } from '#lib/import/picture-words.ts';
import { articleOfPost, type WordpressEntry } from '#lib/import/wordpress-post.ts';

const text = z.string().catch('');
const rendered = z.object({ rendered: text }).catch({ rendered: '' });

/** A picture as the REST API tells of it. */
const mediaSchema = z.object({
  id: z.int(),
  source_url: z.string().min(1),
  alt_text: text,
  caption: rendered,
  media_details: z
    .object({
      sizes: z.record(z.string(), z.object({ source_url: text })).catch({}),
      image_meta: z.object({ credit: text }).catch({ credit: '' }),
    })
    .catch({ sizes: {}, image_meta: { credit: '' } }),
});

/** What may be told of instead of what is embedded: a fault, where a plugin keeps users or pictures to itself. */
const embedded = <Shape extends z.ZodType>(of: Shape) =>
  z
    .array(of.nullable().catch(null))
    .default([])
    .transform((found) => found.filter((one) => one !== null));

const term = z.object({ id: z.int().optional().catch(undefined), taxonomy: z.string(), name: z.string(), slug: text });

const postSchema = z.object({
  id: z.int(),
  date: text,
  date_gmt: text,
  modified_gmt: text,
  guid: rendered,
  link: text,
  slug: text,
  lang: text,
  title: rendered,
  excerpt: rendered,
  content: z.object({ rendered: text, protected: z.boolean().catch(false) }),
  _embedded: z
    .object({
      author: embedded(z.object({ name: z.string() })),
      'wp:featuredmedia': embedded(mediaSchema),
      'wp:term': z.array(embedded(term)).default([]),
    })
    .prefault({}),
});

export type RestPost = z.infer<typeof postSchema>;
export type RestMedia = z.infer<typeof mediaSchema>;

export const restMedia = z.array(mediaSchema.nullable().catch(null)).transform((found) => found.filter((one) => one !== null));

/** A page of posts. One that is no post is told of, and stops none of the others. */
export function restPosts(value: unknown): Array<RestPost | ImportFault> {
  const given = z.array(z.unknown()).safeParse(value);
  if (!given.success)
    throw new ImportFault(
      'WordPress svarade med något annat än inlägg.',
      'Se efter om ett tillägg ändrar REST-API:t, eller exportera en fil ur WordPress.',
    );
  return given.data.map((one) => {
    const post = postSchema.safeParse(one);
    return post.success
      ? post.data
      : new ImportFault('Inlägget går inte att läsa.', 'Se efter om ett tillägg i WordPress ändrar vad REST-API:t svarar.', post.error);
  });
}

/** The numbers of the pictures that the texts of posts show. */
export function shownMedia(posts: readonly RestPost[]): number[] {
  const ids = posts.flatMap(({ content }) => [...content.rendered.matchAll(/\bwp-image-(\d{1,12})\b/g)].map(([, id]) => Number(id)));
  return [...new Set(ids)];
}

/** The article of a post of that site, with its pictures as large as WordPress has them; `media` are those that its text shows. */
export function articleOfRest(post: RestPost, webbplats: string, isPage: boolean, media: readonly RestMedia[]): WordpressEntry {
  const plats = `inlägg ${post.id}`;
  if (post.content.protected)
    return { plats, fault: new ImportFault('Inlägget är skyddat med lösenord.', 'Ta bort lösenordet i WordPress och läs in det igen.') };
  const { author, 'wp:featuredmedia': featured, 'wp:term': terms } = post._embedded;
  const [picture] = featured;
  const named = (taxonomy: string) => terms.flat().filter((one) => one.taxonomy === taxonomy);
  const entry = articleOfPost({
    ...{
      plats,
      guid: post.guid.rendered,
      link: post.link,
      isPage,
      slug: post.slug,
      datum: post.date.replace('T', ' '),
      datumUtc: post.date_gmt,
    },
    ...{ webbplats, id: post.id, andrad: post.modified_gmt },
    sprak: isLanguage(post.lang) ? post.lang : 'sv',
    ...{ title: post.title.rendered, excerpt: ownExcerpt(post), html: post.content.rendered, blankLines: false },
    categories: named('category').map(({ id, name, slug }) => ({
      ...(id === undefined ? {} : { id }),
      name: plainOfHtml(name),
      nicename: slug,
    })),
    tags: named('post_tag').map(({ name }) => plainOfHtml(name)),
    author: author[0]?.name ?? '',
    hero: picture === undefined ? null : { src: picture.source_url, ...wordsOf(picture) },
    hasPassword: false,
  });
  if ('fault' in entry) return entry;
  const largest = new Map(
    media.flatMap(({ source_url, media_details }) => Object.values(media_details.sizes).map((size) => [size.source_url, source_url])),
  );
  const versioner = eachText(entry.article.versioner, (address) => largest.get(address) ?? address);
  const alts = new Map(media.map(({ source_url, alt_text }) => [source_url, alt_text]));
  return { plats, article: { ...entry.article, versioner: withAlts(versioner, (src) => alts.get(src)) } };
}

/** What is said of a picture there. */
export function wordsOf({ alt_text, caption, media_details }: RestMedia): { alt: string; caption: string; kredit: string } {
  return { alt: alt_text, caption: plainOfHtml(caption.rendered), kredit: media_details.image_meta.credit };
}

/** How WordPress marks where it has cut. */
const CUT = ['[…]', '[...]', '…'];

/** The excerpt that somebody has written: of a post without one WordPress tells the beginning of its text. */
function ownExcerpt({ excerpt, content }: RestPost): string {
  const whole = plainOfHtml(excerpt.rendered);
  const ending = CUT.find((mark) => whole.endsWith(mark)) ?? '';
  const told = whole.slice(0, whole.length - ending.length);
  const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();
  return plain(plainOfHtml(content.rendered)).startsWith(plain(told)) ? '' : excerpt.rendered;
}

import { z } from 'zod';
import { makeSlug } from '#lib/content/slug.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { blocksOfHtml } from '#lib/import/html-article.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import type { ImportedArticle } from '#lib/import/imported-article.ts';

const text = z.string().nullish();
const id = z.union([z.string(), z.number()]).transform(String);

const postSchema = z.object({
  id,
  uuid: text,
  title: text,
  slug: text,
  html: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  feature_image: text,
  custom_excerpt: text,
  published_at: z.union([z.string(), z.number()]).nullish(),
  locale: text,
  visibility: text,
  meta_title: text,
  meta_description: text,
  author_id: id.nullish(),
});

const link = z.object({ post_id: id, sort_order: z.number().nullish() });

const dataSchema = z.object({
  posts: z.array(z.unknown()),
  posts_meta: z
    .array(z.object({ post_id: id, meta_title: text, meta_description: text, feature_image_alt: text, feature_image_caption: text }))
    .default([]),
  tags: z.array(z.object({ id, name: z.string(), slug: text, visibility: text })).default([]),
  posts_tags: z.array(link.extend({ tag_id: id })).default([]),
  users: z.array(z.object({ id, name: z.string() })).default([]),
  posts_authors: z.array(link.extend({ author_id: id })).default([]),
});

const fileSchema = z.union([z.object({ db: z.tuple([z.object({ data: dataSchema })]).rest(z.unknown()) }), z.object({ data: dataSchema })]);

type Data = z.infer<typeof dataSchema>;

export type GhostEntry = { plats: string } & ({ article: ImportedArticle } | { fault: ImportFault });

/** The articles of Ghost's export, one after the other. Throws ImportFault for a file that is none. */
export function* ghostArticles(json: string): Generator<GhostEntry, void> {
  const parsed = fileSchema.safeParse(jsonOf(json));
  if (!parsed.success)
    throw new ImportFault('Filen är ingen export ur Ghost.', 'Exportera ur Ghost: Settings, Labs eller Import/Export, Export content.');
  const data = 'db' in parsed.data ? parsed.data.db[0].data : parsed.data.data;
  const tables = tablesOf(data);
  for (const [index, post] of data.posts.entries()) yield articleOf(post, `artikel ${index + 1}`, tables);
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new ImportFault('Filen är inte hel JSON.', 'Hämta hela filen ur Ghost och läs in den igen.', error);
  }
}

interface Tables {
  meta: Map<string, Data['posts_meta'][number]>;
  tags: Map<string, Array<Data['tags'][number]>>;
  authors: Map<string, string[]>;
  users: Map<string, string>;
}

function tablesOf(data: Data): Tables {
  const tags = new Map(data.tags.map((tag) => [tag.id, tag]));
  const users = new Map(data.users.map((user) => [user.id, user.name]));
  return {
    users,
    meta: new Map(data.posts_meta.map((meta) => [meta.post_id, meta])),
    tags: byPost(data.posts_tags, ({ tag_id }) => tags.get(tag_id)),
    authors: byPost(data.posts_authors, ({ author_id }) => users.get(author_id)),
  };
}

function byPost<Link extends z.infer<typeof link>, Found>(
  links: readonly Link[],
  find: (link: Link) => Found | undefined,
): Map<string, Found[]> {
  const found = new Map<string, Found[]>();
  for (const one of links.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
    const value = find(one);
    const before = found.get(one.post_id);
    if (value === undefined) continue;
    if (before === undefined) found.set(one.post_id, [value]);
    else before.push(value);
  }
  return found;
}

function articleOf(value: unknown, place: string, tables: Tables): GhostEntry {
  const parsed = postSchema.safeParse(value);
  if (!parsed.success)
    return { plats: place, fault: new ImportFault('Artikeln är inte som Ghost skriver dem.', 'Exportera den på nytt ur Ghost.') };
  const post = parsed.data;
  const rubrik = (post.title ?? '').trim();
  const plats = `${place} (${post.slug ?? post.id})`;
  if (rubrik === '') return { plats, fault: new ImportFault('Artikeln har ingen rubrik.', 'Ge den en i Ghost och exportera igen.') };
  if (!post.html)
    return {
      plats,
      fault: new ImportFault('Artikeln har ingen HTML i filen.', 'Spara om den i Ghost, eller exportera med en nyare version.'),
    };
  const { block, anmarkningar } = blocksOfHtml(withinSite(post.html), { blankLines: false });
  const meta = tables.meta.get(post.id);
  const all = tables.tags.get(post.id) ?? [];
  const [section, ...tags] = all.filter(({ visibility, name }) => visibility !== 'internal' && !name.startsWith('#'));
  const told = all
    .filter((tag) => tag !== section && !tags.includes(tag))
    .map(({ name }) => `Den interna taggen ${name.slice(0, 60)} är utelämnad`);
  if (post.visibility && post.visibility !== 'public') told.push(`Artikeln var bara för ${post.visibility} i Ghost`);
  const authors = tables.authors.get(post.id) ?? [tables.users.get(post.author_id ?? '') ?? ''];
  const locale = (post.locale ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  const datum = typeof post.published_at === 'number' ? new Date(post.published_at).toISOString() : (post.published_at ?? '');
  const seoTitel = (meta?.meta_title ?? post.meta_title ?? '').trim();
  const seoBesk = (meta?.meta_description ?? post.meta_description ?? '').trim();
  const src = withinSite(post.feature_image ?? '');
  const alt = meta?.feature_image_alt ?? '';
  return {
    plats,
    article: {
      origin: { system: 'ghost', id: post.uuid || post.id, plats },
      ...(datum === '' ? {} : { datum }),
      fakta: {
        ...(section === undefined ? {} : { sektion: section.slug || section.name }),
        mall: post.type === 'page' || post.page === true || post.page === 1 ? 'sida' : 'nyhet',
        taggar: tags.map(({ name }) => name),
        ansvarig: authors.filter((name) => name !== '').join(', ') || null,
      },
      versioner: [
        {
          sprak: isLanguage(locale) ? locale : 'sv',
          rubrik,
          ingress: (post.custom_excerpt ?? '').trim(),
          slug: makeSlug(post.slug ?? ''),
          block,
          hero: src === '' ? null : { src, ...(alt === '' ? {} : { alt }) },
          meta: { ...(seoTitel === '' ? {} : { seoTitel }), ...(seoBesk === '' ? {} : { seoBesk }) },
        },
      ],
      anmarkningar: [...anmarkningar, ...told],
    },
  };
}

/** Ghost writes its own address as a word: what is on its own site lies in its folder `content`, beside the file. */
function withinSite(html: string): string {
  return html.replaceAll('__GHOST_URL__/content/', 'content/').replaceAll('__GHOST_URL__', '');
}

import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsCategory, CmsRenamings, CmsTag } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { whenFree } from '#lib/adapters/cms/wordpress/create-once.ts';
import { textOfHtml } from '#lib/adapters/cms/wordpress/html-text.ts';
import { lookUp } from '#lib/adapters/cms/wordpress/lookup.ts';
import { failureOf, makingTag } from '#lib/adapters/cms/wordpress/refusal.ts';

/** The width of the column in WordPress; a longer name is answered with 500. */
const NAME_LIMIT = 200;

const termSchema = z.object({ id: z.int() });

/** The tags as WordPress will keep them: trimmed, without empty ones and repetitions. Refuses names that do not fit. */
export function tagNames(tags: readonly string[]): string[] {
  const names = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.trim().replace(/\s+/g, ' ');
    if ([...name].length > NAME_LIMIT) {
      throw new CmsFailure({
        retryable: false,
        orsak: `Taggen ”${name.slice(0, 60)}…” är för lång för WordPress.`,
        atgard: `Korta den till högst ${NAME_LIMIT} tecken och publicera igen.`,
      });
    }
    if (name !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

/** The ids of the tags, in order; those that `existing` lacks are created. */
export async function ensureTags(
  client: WordPressClient,
  names: readonly string[],
  existing: ReadonlyArray<{ name: string; id: number }>,
): Promise<{ ids: number[]; created: string[] }> {
  const known = new Map(existing.map((tag) => [tag.name, tag.id]));
  const ids = new Set<number>();
  const created: string[] = [];
  for (const name of names) {
    const found = known.get(name);
    if (found === undefined) created.push(name);
    ids.add(found ?? (await createTag(client, name)));
  }
  return { ids: [...ids], created };
}

/** The ids of the tags, in order; undefined where one of them does not exist. */
export function idsOfTags(names: readonly string[], existing: ReadonlyArray<{ name: string; id: number }>): number[] | undefined {
  const known = new Map(existing.map((tag) => [tag.name, tag.id]));
  const ids = new Set(names.flatMap((name) => known.get(name) ?? []));
  return names.every((name) => known.has(name)) ? [...ids] : undefined;
}

async function createTag(client: WordPressClient, name: string): Promise<number> {
  const answer = await whenFree(() => client.post('/wp/v2/tags', { name, studio_once: true }));
  if (answer.ok) return readBody(termSchema, answer.body, client.url).id;
  // Somebody else made it meanwhile, or WordPress takes another spelling for the same.
  if (answer.code === 'term_exists' && typeof answer.data.term_id === 'number') return answer.data.term_id;
  throw failureOf(answer, makingTag(name));
}

const TERMS_AT_ONCE = 100;
/** More than any site has; a site that never says that it is at the end is not asked for ever. */
const MOST_PAGES = 50;

const termsSchema = z.array(z.object({ id: z.int(), name: z.string() }));

interface NamedTerm {
  id: number;
  namn: string;
}

/** Every category of the site. */
export async function categoriesOf(client: WordPressClient): Promise<CmsCategory[]> {
  const all: CmsCategory[] = [];
  for await (const page of pagesOf(client, 'categories', 'orderby=name&order=asc', 'läsa kategorierna')) all.push(...page);
  return all;
}

/** What the terms of those ids are called, in the order of the ids; one that is gone is left out. */
export async function namesOf(client: WordPressClient, kind: 'categories' | 'tags', ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const answer = await client.get(`/wp/v2/${kind}?include=${ids.join(',')}&per_page=${TERMS_AT_ONCE}&_fields=id,name`);
  if (!answer.ok) throw failureOf(answer, 'läsa vad artikeln hör till');
  const names = new Map(readBody(termsSchema, answer.body, client.url).map(({ id, name }) => [id, textOfHtml(name)]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

/** The tags of the site with a greater id than that; of a site with more than are read at once, the newest. */
export async function tagsAfter(client: WordPressClient, after: number): Promise<CmsTag[]> {
  const all: CmsTag[] = [];
  for await (const page of pagesOf(client, 'tags', 'orderby=id&order=desc&hide_empty=false', 'läsa taggarna')) {
    const newer = page.filter(({ id }) => id > after);
    all.push(...newer);
    if (newer.length < page.length) break;
  }
  return all;
}

const renamingsSchema = z.object({ tags: termsSchema, last: z.int(), more: z.boolean() });

/** The tags that have been renamed there since; see CmsPort.renamedTags. */
export async function renamedTags(client: WordPressClient, after: number): Promise<CmsRenamings> {
  const answer = await client.get(`/studio/v1/renamed-tags?after=${after}`);
  if (!answer.ok) throw failureOf(answer, 'läsa vilka taggar som har bytt namn');
  const { tags, last, more } = readBody(renamingsSchema, answer.body, client.url);
  return { taggar: tags.map(({ id, name }) => ({ id, namn: name })), sista: last, fler: more };
}

async function* pagesOf(
  client: WordPressClient,
  kind: 'categories' | 'tags',
  order: string,
  what: string,
): AsyncGenerator<NamedTerm[], void> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await client.get(`/wp/v2/${kind}?per_page=${TERMS_AT_ONCE}&page=${page}&${order}&_fields=id,name`);
    if (!answer.ok) throw failureOf(answer, what);
    const found = readBody(termsSchema, answer.body, client.url);
    yield found.map(({ id, name }) => ({ id, namn: textOfHtml(name) }));
    if (found.length < TERMS_AT_ONCE) return;
  }
}

/** No article has it: what is looked up is tags alone. */
const NO_ARTICLE = 'taggar';

/**
 * Has the tag with one of the former names be called `namn`, where no tag has it; whether articles may still have one of the former. The
 * plugin is told what has taken the place of those, and takes them away when nothing has them any more.
 */
export async function renameTag(client: WordPressClient, former: readonly string[], namn: string): Promise<boolean> {
  const { tags } = await lookUp(client, { post: NO_ARTICLE, tags: tagNames([...former, namn]) });
  const isWanted = (name: string) => name.toLowerCase() === namn.trim().replace(/\s+/g, ' ').toLowerCase();
  const wanted = tags.find(({ name }) => isWanted(name));
  const others = [...new Set(tags.filter(({ name, id }) => !isWanted(name) && id !== wanted?.id).map(({ id }) => id))];
  const [renamed, ...left] = wanted === undefined ? others : [wanted.id, ...others];
  if (renamed === undefined) return false;
  const answer = await client.post(`/wp/v2/tags/${renamed}`, { name: namn });
  if (!answer.ok) throw failureOf(answer, `byta namn på taggen till ”${namn}”`);
  for (const id of left) {
    const told = await client.post(`/wp/v2/tags/${id}`, { meta: { _studio_replaced_by: renamed } });
    if (!told.ok) throw failureOf(told, `säga att taggen heter ”${namn}”`);
  }
  return left.length > 0;
}

import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsCategory } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { whenFree } from '#lib/adapters/cms/wordpress/create-once.ts';
import { textOfHtml } from '#lib/adapters/cms/wordpress/html-text.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

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

async function createTag(client: WordPressClient, name: string): Promise<number> {
  const answer = await whenFree(() => client.post('/wp/v2/tags', { name, studio_once: true }));
  if (answer.ok) return readBody(termSchema, answer.body, client.url).id;
  // Somebody else made it meanwhile, or WordPress takes another spelling for the same.
  if (answer.code === 'term_exists' && typeof answer.data.term_id === 'number') return answer.data.term_id;
  throw failureOf(answer, `skapa taggen ”${name}”`);
}

const CATEGORIES_AT_ONCE = 100;
/** More than any site has; a site that never says that it is at the end is not asked for ever. */
const MOST_PAGES = 50;

const categoriesSchema = z.array(z.object({ id: z.int(), name: z.string() }));

/** Every category of the site. */
export async function categoriesOf(client: WordPressClient): Promise<CmsCategory[]> {
  const all: CmsCategory[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await client.get(`/wp/v2/categories?per_page=${CATEGORIES_AT_ONCE}&page=${page}&orderby=name&order=asc&_fields=id,name`);
    if (!answer.ok) throw failureOf(answer, 'läsa kategorierna');
    const found = readBody(categoriesSchema, answer.body, client.url);
    all.push(...found.map(({ id, name }) => ({ id, namn: textOfHtml(name) })));
    if (found.length < CATEGORIES_AT_ONCE) break;
  }
  return all;
}

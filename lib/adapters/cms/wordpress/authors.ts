import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsAuthorship } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { whenFree } from '#lib/adapters/cms/wordpress/create-once.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';
import { makeSlug } from '#lib/content/slug.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

const authorsSchema = z.object({
  may_create: z.boolean(),
  authors: z.array(z.object({ name: z.string(), authors: z.int(), others: z.int() })),
});

/** See CmsAuthorship.called. A plugin before 1.9.0 does not know of it. */
export async function authorsCalled(client: WordPressClient, names: readonly string[]): ReturnType<CmsAuthorship['called']> {
  const answer = await client.post('/studio/v1/authors', { names });
  if (!answer.ok) throw answer.code === 'rest_no_route' ? tooOld() : failureOf(answer, 'läsa vilka användare som finns');
  const { may_create: farSkapa, authors } = readBody(authorsSchema, answer.body, client.url);
  return {
    farSkapa,
    namn: authors.map(({ name, authors, others }) => ({
      namn: name,
      lage: authors === 1 ? 'finns' : authors > 1 ? 'flera' : others > 0 ? 'far_ej_skriva' : 'saknas',
    })),
  };
}

function tooOld(): CmsFailure {
  return new CmsFailure({
    retryable: false,
    orsak: 'tillägget Studio Companion i WordPress är för gammalt för att säga vilka användare som finns där.',
    atgard: 'Hämta det nya under Publiceringssystem, och ersätt det gamla med det.',
  });
}

/** Logins that are tried for one name: namesakes of other names may have the first ones. */
const MOST_LOGINS = 9;
/** A multisite takes no shorter login. */
const SHORTEST_LOGIN = 4;
/** So many characters tell those apart whose names have no letters that a login may have. */
const TELLING_APART = 8;
/** WordPress refuses a longer place for somebody's archive (user_nicename). */
const LONGEST_SLUG = 50;

/** What WordPress says when somebody has the login, or the address that is made of it; the last is how a multisite says so. */
const LOGIN_TAKEN = ['existing_user_login', 'existing_user_email', 'rest_invalid_param'];

/** See CmsAuthorship.make. The plugin lets one of all who ask for the same name at once through. */
export async function makeAuthor(client: WordPressClient, name: string): Promise<void> {
  const create = (nr: number) => whenFree(() => client.post('/wp/v2/users?_fields=id', { ...newAuthor(name, nr), studio_once: true }));
  let answer = await create(1);
  for (let nr = 2; nr <= MOST_LOGINS && !answer.ok && LOGIN_TAKEN.includes(answer.code); nr += 1) answer = await create(nr);
  if (!answer.ok && answer.code !== 'studio_exists') throw failureOf(answer, `lägga upp ”${name}” som författare`);
}

/** Nobody knows the password and no letter reaches the address, so that nobody logs in before an administrator there has given another. */
function newAuthor(name: string, nr: number): Record<string, unknown> {
  const slug = withoutEnd(makeSlug(name).slice(0, LONGEST_SLUG), /-/);
  const login = `${loginOf(slug, name)}${nr === 1 ? '' : nr}`;
  return {
    ...{ username: login, name, nickname: name, email: `${login}@studio.invalid`, password: randomBytes(32).toString('base64url') },
    ...(slug === '' ? {} : { slug }),
    roles: ['author'],
  };
}

/** Of the letters of the name; where it has too few that a login may have, of a digest of it too: any number may have none. */
function loginOf(slug: string, name: string): string {
  const letters = slug.replaceAll('-', '');
  if (letters.length >= SHORTEST_LOGIN) return letters;
  return `studio${letters}${createHash('sha256').update(name).digest('hex').slice(0, TELLING_APART)}`;
}

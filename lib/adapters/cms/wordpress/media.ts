import { z } from 'zod';
import type { CmsHero } from '#lib/adapters/cms/port.ts';
import { readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { createOnce } from '#lib/adapters/cms/wordpress/create-once.ts';
import { htmlText } from '#lib/adapters/cms/wordpress/html-text.ts';
import type { Lookup } from '#lib/adapters/cms/wordpress/lookup.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

const mediaSchema = z.object({ id: z.int() });

/** The picture's id in WordPress: found by its external id, or uploaded; its words are brought up to date. */
export async function ensureHero(
  client: WordPressClient,
  hero: CmsHero,
  found: Lookup['media'],
): Promise<{ id: number; gjort: 'fanns' | 'andrad' | 'uppladdad' }> {
  if (found === null) {
    const made = await upload(client, hero);
    if (made.made) return { id: readBody(mediaSchema, made.body, client.url).id, gjort: 'uppladdad' };
    await setWords(client, made.id, hero);
    return { id: made.id, gjort: 'andrad' };
  }
  const same = found.alt === hero.alt && found.caption === caption(hero) && found.credit === hero.kredit;
  if (!same) await setWords(client, found.id, hero);
  return { id: found.id, gjort: same ? 'fanns' : 'andrad' };
}

async function upload(client: WordPressClient, hero: CmsHero) {
  const file = await hero.fil();
  return createOnce(() => {
    const form = new FormData();
    form.set('studio_external_id', hero.externalId);
    form.set('title', hero.alt === '' ? file.filnamn : hero.alt);
    form.set('alt_text', hero.alt);
    form.set('caption', caption(hero));
    form.set('meta[_studio_credit]', hero.kredit);
    // The copy makes the bytes an ArrayBuffer of their own, which Blob asks for.
    form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.typ }), file.filnamn);
    return client.post('/wp/v2/media', form);
  }, 'ladda upp bilden');
}

async function setWords(client: WordPressClient, id: number, hero: CmsHero): Promise<void> {
  const words = { alt_text: hero.alt, caption: caption(hero), meta: { _studio_credit: hero.kredit } };
  const answer = await client.post(`/wp/v2/media/${id}`, words);
  if (!answer.ok) throw failureOf(answer, 'ändra bildens texter');
}

/** WordPress has no field for the photographer that themes show, so the caption ends with it. */
function caption(hero: CmsHero): string {
  const credit = hero.kredit === '' || /^(foto|bild)\b/i.test(hero.kredit) ? hero.kredit : `Foto: ${hero.kredit}`;
  return htmlText([hero.caption, credit].filter((part) => part !== '').join(' '));
}

import { z } from 'zod';
import type { CmsArticle, CmsPicture } from '#lib/adapters/cms/port.ts';
import { type Answer, readBody, type WordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { createOnce, whenSeen } from '#lib/adapters/cms/wordpress/create-once.ts';
import { htmlText } from '#lib/adapters/cms/wordpress/html-text.ts';
import { type FoundPicture, lookUp, pictureSchema } from '#lib/adapters/cms/wordpress/lookup.ts';
import { failureOf } from '#lib/adapters/cms/wordpress/refusal.ts';

/** The pictures that an article needs in WordPress, each once; the hero first, whose words are the ones that a theme shows. */
export function picturesOf({ hero: shown, bilder, teaser }: CmsArticle): WantedPictures {
  const hero = shown !== null && 'externalId' in shown ? shown : null;
  const { bild } = teaser;
  const share = bild !== null && 'externalId' in bild ? bild : null;
  const all = new Map<string, CmsPicture>();
  for (const picture of [hero, share, ...bilder]) {
    if (picture !== null && !all.has(picture.externalId)) all.set(picture.externalId, picture);
  }
  return {
    all: [...all.values()],
    hero,
    share,
    worded: new Set([hero, ...bilder].flatMap((one) => (one === null ? [] : [one.externalId]))),
  };
}

export interface WantedPictures {
  all: CmsPicture[];
  hero: CmsPicture | null;
  share: CmsPicture | null;
  /** External ids of those whose words are their own; a crop has those of whichever article it was made for first. */
  worded: ReadonlySet<string>;
}

export interface PictureOutcome {
  id: number;
  gjort: 'fanns' | 'andrad' | 'uppladdad';
}

/**
 * Where WordPress keeps the picture: found by its external id, or uploaded. `wordsCount` says whether a picture that is there
 * already gets its words brought up to date.
 */
export async function ensurePicture(
  client: WordPressClient,
  picture: CmsPicture,
  found: FoundPicture | undefined,
  wordsCount: boolean,
): Promise<{ kept: FoundPicture; gjort: PictureOutcome['gjort'] }> {
  if (found === undefined) {
    const made = await upload(client, picture);
    if (made.made) return { kept: readBody(uploadedSchema, made.body, client.url).studio_picture, gjort: 'uppladdad' };
    return { kept: await justMade(client, picture), gjort: 'fanns' };
  }
  const same = found.alt === picture.alt && found.caption === caption(picture) && found.credit === picture.kredit;
  if (same || !wordsCount) return { kept: found, gjort: 'fanns' };
  await setWords(client, found.id, picture);
  return { kept: found, gjort: 'andrad' };
}

const uploadedSchema = z.object({ studio_picture: pictureSchema });

/** Somebody else uploaded it between our look-up and our upload. */
async function justMade(client: WordPressClient, picture: CmsPicture): Promise<FoundPicture> {
  const found = await whenSeen(async () => (await lookUp(client, { post: picture.externalId, media: [picture.externalId] })).media[0]);
  if (found !== undefined) return found;
  throw failureOf(
    { ok: false, route: '/wp/v2/media', status: 404, code: 'rest_post_invalid_id', message: '', data: {}, retryAfter: undefined },
    'ladda upp bilden',
  );
}

async function upload(client: WordPressClient, picture: CmsPicture) {
  const file = await picture.fil();
  const send = (): Promise<Answer> => {
    const form = new FormData();
    form.set('studio_external_id', picture.externalId);
    form.set('title', picture.alt === '' ? file.filnamn : picture.alt);
    form.set('alt_text', picture.alt);
    form.set('caption', caption(picture));
    form.set('meta[_studio_credit]', picture.kredit);
    // The copy makes the bytes an ArrayBuffer of their own, which Blob asks for.
    form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.typ }), file.filnamn);
    return client.post('/wp/v2/media?_fields=id,studio_picture', form);
  };
  return createOnce(send, 'ladda upp bilden');
}

async function setWords(client: WordPressClient, id: number, picture: CmsPicture): Promise<void> {
  const words = { alt_text: picture.alt, caption: caption(picture), meta: { _studio_credit: picture.kredit } };
  const answer = await client.post(`/wp/v2/media/${id}?_fields=id`, words);
  if (!answer.ok) throw failureOf(answer, 'ändra bildens texter');
}

/** WordPress has no field for the photographer that themes show, so the caption ends with it, as Studio's own pages show it. */
function caption(picture: CmsPicture): string {
  const credit = picture.kredit === '' || picture.kredit.includes(':') ? picture.kredit : `Foto: ${picture.kredit}`;
  return htmlText([picture.caption, credit].filter((part) => part !== '').join(' '));
}

import type { CmsPort } from '#lib/adapters/cms/port.ts';
import { checkWordPress } from '#lib/adapters/cms/wordpress/check.ts';
import { type WordPressSite, wordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { type HttpSend, httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { lookUp } from '#lib/adapters/cms/wordpress/lookup.ts';
import { ensureHero } from '#lib/adapters/cms/wordpress/media.ts';
import { postFields, savePost } from '#lib/adapters/cms/wordpress/posts.ts';
import { silentChanges } from '#lib/adapters/cms/wordpress/silent-changes.ts';
import { takeDownPost } from '#lib/adapters/cms/wordpress/take-down.ts';
import { ensureTags, tagNames } from '#lib/adapters/cms/wordpress/terms.ts';

/**
 * WordPress through its REST API, with an application password of a user with the role editor, and the companion plugin
 * (wordpress/studio-companion), which is what makes «exactly once» possible.
 * An article without picture whose tags exist costs two requests.
 */
export function wordPressCms(site: WordPressSite, send: HttpSend = httpSend): CmsPort {
  const client = wordPressClient(site, send);
  return {
    namn: 'wordpress',
    kraverKategori: true,
    check: () => checkWordPress(client),

    async deliver(article) {
      const { hero, onStep } = article;
      const names = tagNames(article.taggar);
      const found = await lookUp(client, { post: article.externalId, ...(hero === null ? {} : { media: hero.externalId }), tags: names });
      await onStep('uppslag', { artikel: found.post?.id ?? null, status: found.post?.status ?? null, bild: found.media?.id ?? null });

      const picture = hero === null ? null : await ensureHero(client, hero, found.media);
      if (picture !== null) await onStep('bild', picture);

      const tags = await ensureTags(client, names, found.tags);
      if (names.length > 0) await onStep('taggar', { id: tags.ids, skapade: tags.created });

      const fields = postFields(article, tags.ids, picture?.id ?? 0);
      const saved = await savePost(client, article.externalId, found.post?.id, fields);
      const varningar = silentChanges(fields, saved);
      await onStep('artikel', { id: saved.id, status: saved.status, lank: saved.link, varningar: varningar.map(({ kod }) => kod) });
      return { id: String(saved.id), status: saved.status, lank: saved.link, varningar };
    },

    async takeDown(address, { sektionslank, onStep }) {
      const receipt = await takeDownPost(client, address.externalId, sektionslank);
      await onStep('nedtagning', { id: receipt.id, status: receipt.status, lank: receipt.lank, leder_till: receipt.lederTill });
      return receipt;
    },

    // Permalinks are WordPress's own affair; the receipt tells.
    link: () => null,
  };
}

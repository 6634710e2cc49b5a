import { changedThere, notThere, publicBeforeStudio, publicInTestMode, superseded, thrownAway } from '#lib/adapters/cms/left-alone.ts';
import type { CmsArticle, CmsPlace, CmsPort, CmsReceipt } from '#lib/adapters/cms/port.ts';
import { authorsCalled, makeAuthor } from '#lib/adapters/cms/wordpress/authors.ts';
import { changedAfter, changedNames, decide, isGuarded, tellWith, wouldOverwrite } from '#lib/adapters/cms/wordpress/changed-there.ts';
import { checkWordPress } from '#lib/adapters/cms/wordpress/check.ts';
import { type WordPressClient, type WordPressSite, wordPressClient } from '#lib/adapters/cms/wordpress/client.ts';
import { compareArticle } from '#lib/adapters/cms/wordpress/compare.ts';
import { type HttpSend, httpSend } from '#lib/adapters/cms/wordpress/http.ts';
import { type FoundPicture, type FoundPost, type Lookup, lookUp, typeOf } from '#lib/adapters/cms/wordpress/lookup.ts';
import { ensurePicture, type PictureOutcome, picturesOf, type WantedPictures } from '#lib/adapters/cms/wordpress/media.ts';
import { pluginFile } from '#lib/adapters/cms/wordpress/plugin-zip.ts';
import {
  fingerprintOf,
  type KnownIds,
  type PostFields,
  postFields,
  type SavedPost,
  savePost,
  withTagIds,
} from '#lib/adapters/cms/wordpress/posts.ts';
import { type ReaderFiles, tellReaderFiles, type WantedReaderFiles } from '#lib/adapters/cms/wordpress/reader-files.ts';
import { silentChanges } from '#lib/adapters/cms/wordpress/silent-changes.ts';
import { StopGuard } from '#lib/adapters/cms/wordpress/stopped.ts';
import { takeDownPost } from '#lib/adapters/cms/wordpress/take-down.ts';
import { categoriesOf, ensureTags, idsOfTags, renamedTags, renameTag, tagNames, tagsAfter } from '#lib/adapters/cms/wordpress/terms.ts';
import { themeOf } from '#lib/adapters/cms/wordpress/theme.ts';
import { tie } from '#lib/adapters/cms/wordpress/tie.ts';
import { addressesOfDraft, removeDraft } from '#lib/adapters/cms/wordpress/trial.ts';

interface WordPressOptions {
  /** Studio's files for readers of the articles; absent: none are linked. */
  reader?: ReaderFiles;
  /** Whether Studio runs in test mode. */
  test?: boolean;
  send?: HttpSend;
}

const NO_READER_FILES: ReaderFiles = { style: '', script: '' };

/**
 * WordPress through its REST API, with an application password of a user with the role editor, and the companion plugin
 * (wordpress/studio-companion), which is what makes «exactly once» possible.
 * An article whose pictures are there costs two requests, one that has been delivered already a single one; each new picture costs one more, and each
 * new tag with a plugin before 1.9.0.
 */
export function wordPressCms(
  site: WordPressSite,
  { reader = NO_READER_FILES, test = false, send = httpSend }: WordPressOptions = {},
): CmsPort {
  const client = wordPressClient(site, send);
  const wanted: WantedReaderFiles = { files: reader, replaceOthers: !test };
  const guard = new StopGuard((largest) => checkWordPress(client, wanted, largest));
  return {
    namn: 'wordpress',
    adress: client.url,
    kraverKategori: true,
    check: (largest) => guard.check(largest),
    tema: () => themeOf(client),
    categories: () => categoriesOf(client),
    tags: (after) => guard.run(() => tagsAfter(client, after)),
    renamedTags: (after) => guard.run(() => renamedTags(client, after)),
    renameTag: (former, namn) => guard.run(() => renameTag(client, former, namn)),
    deliver: (article) => guard.run(() => deliver(client, wanted, article)),

    async takeDown(address, { sektionslank, version = new Date().toISOString(), aldrigSlappt = false, onStep }) {
      const receipt = await guard.run(() => takeDownPost(client, address.externalId, { sektionslank, version, aldrigSlappt }));
      await onStep('nedtagning', { id: receipt.id, status: receipt.status, lank: receipt.lank, leder_till: receipt.lederTill });
      return receipt;
    },

    respekt: {
      changed: (after) => guard.run(() => changedAfter(client, after)),
      compare: (article) => guard.run(() => compareArticle(client, article)),
      decide: (externalId, tillstand, val) => guard.run(() => decide(client, externalId, tillstand, val)),
      tie: (externalId, ursprung) => guard.run(() => tie(client, externalId, ursprung)),
      tellWith: (nyckel) => guard.run(() => tellWith(client, nyckel)),
    },

    forfattarskap: {
      called: (names) => guard.run(() => authorsCalled(client, names)),
      make: (name) => guard.run(() => makeAuthor(client, name)),
    },

    provning: {
      addresses: (receipt) => addressesOfDraft(client, receipt),
      remove: (externalId) => guard.run(() => removeDraft(client, externalId)),
    },

    // Permalinks are WordPress's own affair; the receipt tells.
    link: () => null,
    tillagg: pluginFile,
  };
}

async function deliver(client: WordPressClient, reader: WantedReaderFiles, article: CmsArticle): Promise<CmsReceipt> {
  const { onStep, externalId, ursprung } = article;
  const names = article.typ === 'sida' ? [] : tagNames(article.taggar);
  const pictures = picturesOf(article);
  const media = pictures.all.map(({ externalId }) => externalId);
  const look = () => lookUp(client, { post: externalId, media, tags: names, place: article });
  let found = await look();
  const isOrdered = article.endastBefintlig !== true;
  if (found.post === null && ursprung !== undefined && isOrdered && (await tie(client, externalId, ursprung))) found = await look();
  await onStep('uppslag', { artikel: found.post?.id ?? null, status: found.post?.status ?? null, bilder: found.media.length });
  // Before anything is uploaded for a text that is not to be shown.
  if (found.post !== null && found.post.version > article.version) return outdated(article, found.post);
  if (found.post !== null && article.rorEjPublik && found.post.status !== 'draft' && found.post.status !== 'trash') {
    return told(article, found.post, [publicInTestMode()]);
  }
  if (found.post !== null && article.lage === 'utkast' && isOfBefore(found.post)) return told(article, found.post, [publicBeforeStudio()]);
  if (found.post === null && article.endastBefintlig) return { id: '', status: 'draft', lank: '', varningar: [notThere()] };
  if (found.post !== null && staysThrownAway(article, found.post)) return leftInTrash(article, found.post);
  if (found.post !== null && isGuarded(found.post, article)) return leftChanged(article, found.post);

  const notice = await tellReaderFiles(client, found.reader, reader);
  const kept = await keepPictures(client, article, pictures, found);
  const tags = found.by_name ? undefined : await ensureTags(client, names, found.tags);
  if (tags !== undefined && names.length > 0) await onStep('taggar', { id: tags.ids, skapade: tags.created });

  const idOf = (picture: { externalId: string } | null) => (picture === null ? 0 : (kept.get(picture.externalId)?.id ?? 0));
  const { hero } = article;
  const type = found.post?.type ?? typeOf(article);
  const ids: KnownIds = {
    type,
    tags: tags === undefined ? { studio_tags: names } : { tags: tags.ids },
    hero: hero !== null && 'cmsId' in hero ? hero.cmsId : idOf(pictures.hero),
    share: idOf(pictures.share),
  };
  const place = (lank: string): CmsPlace => ({
    lank: lank === '' ? null : lank,
    tema: found.theme,
    bild(externalId) {
      const picture = kept.get(externalId);
      return picture && { src: picture.src, varianter: picture.copies.map(({ width, src }) => ({ bredd: width, address: src })) };
    },
  });

  let sent = asBefore(article, await postFields(article, ids, place(found.foretold)), names, found);
  if (
    found.post !== null &&
    found.post.version === article.version &&
    found.post.fingerprint === fingerprintOf(sent, article.gamlaSlugar)
  ) {
    return told(article, found.post, notice === undefined ? [] : [notice]);
  }

  let saved = await savePost(client, article.externalId, { type, existing: found.post?.id }, sent, article);
  if (saved.newest) await tellTags(article, saved.post);
  const areLost = saved.newest && areNamesLost(sent, saved.post);
  if (areLost) {
    const { ids: made, created } = await ensureTags(client, names, found.tags);
    await onStep('taggar', { id: made, skapade: created });
    ids.tags = { tags: made };
    sent = withTagIds(sent, made);
  }
  const isElsewhere = saved.newest && wentElsewhere(saved.post, found.foretold);
  if (isElsewhere) sent = await postFields(article, ids, place(saved.post.link));
  if (areLost || isElsewhere) {
    saved = await savePost(client, article.externalId, { type, existing: saved.post.id }, sent, article);
  }
  if (!saved.newest) return outdated(article, saved.post);
  return told(article, saved.post, [...(notice === undefined ? [] : [notice]), ...silentChanges(sent, saved.post)]);
}

/**
 * What is sent, with the tags by their ids where that is what the post is of already: a Studio before this one, or beside it, has delivered it with
 * those, and the names stand for them.
 */
function asBefore({ gamlaSlugar }: CmsArticle, fields: PostFields, names: readonly string[], { post, tags }: Lookup): PostFields {
  const ids = fields.studio_tags === undefined ? undefined : idsOfTags(names, tags);
  if (post === null || ids === undefined) return fields;
  const byIds = withTagIds(fields, ids);
  return post.fingerprint === fingerprintOf(byIds, gamlaSlugar) ? byIds : fields;
}

/**
 * Whether the article met a plugin that knows nothing of the names of tags, though the one that was asked does: it is being brought up to date or
 * set back, here or on one of several servers. That one has made the article without them, and said nothing.
 */
function areNamesLost({ studio_tags: sent = [] }: PostFields, { studio_tags: taken }: SavedPost): boolean {
  return sent.length > 0 && taken === undefined;
}

/** Tells of the tags that came with the article as of those that are made before it. */
async function tellTags({ onStep }: CmsArticle, { studio_tags: named = [] }: SavedPost): Promise<void> {
  if (named.length === 0) return;
  const skapade = named.flatMap(({ name, made }) => (made ? [name] : []));
  await onStep('taggar', { id: [...new Set(named.map(({ id }) => id))], skapade });
}

/** Whether readers find the article at another address than the texts about it were made for. A draft's is none yet. */
function wentElsewhere({ status, link }: SavedPost, foretold: string): boolean {
  return status === 'publish' && link !== foretold;
}

/** Has every picture in WordPress, by its id in Studio. */
async function keepPictures(
  client: WordPressClient,
  { onStep }: CmsArticle,
  { all, worded }: WantedPictures,
  found: Lookup,
): Promise<Map<string, FoundPicture>> {
  const known = new Map(found.media.map((picture) => [picture.external_id, picture]));
  const outcomes: PictureOutcome[] = [];
  for (const picture of all) {
    const { externalId } = picture;
    const { kept, gjort } = await ensurePicture(client, picture, known.get(externalId), worded.has(externalId));
    known.set(externalId, kept);
    outcomes.push({ id: kept.id, gjort });
  }
  if (all.length > 0) await onStep('bild', { bilder: outcomes });
  return known;
}

async function told(
  { onStep }: CmsArticle,
  post: { id: number; status: string; link: string },
  varningar: CmsReceipt['varningar'],
): Promise<CmsReceipt> {
  await onStep('artikel', { id: post.id, status: post.status, lank: post.link, varningar: varningar.map(({ kod }) => kod) });
  return { id: String(post.id), status: post.status, lank: post.link, varningar };
}

/** Whether readers have what was there before Studio, of which nothing has been delivered. */
function isOfBefore({ delivered, status }: FoundPost): boolean {
  return !delivered && status === 'publish';
}

/** Whether somebody has thrown the article away, and what is delivered is no later order to show it. */
function staysThrownAway({ endastBefintlig, version }: CmsArticle, post: FoundPost): boolean {
  return post.status === 'trash' && (endastBefintlig === true || post.version === version);
}

function leftInTrash(article: CmsArticle, post: FoundPost): Promise<CmsReceipt> {
  return told(article, { ...post, link: post.public_link === '' ? post.link : post.public_link }, [thrownAway()]);
}

/** Left as somebody has changed it: told of by a delivery that nobody has ordered and by one that had arrived before; any other is refused. */
function leftChanged(article: CmsArticle, post: FoundPost): Promise<CmsReceipt> {
  if (article.endastBefintlig !== true && post.version !== article.version) throw wouldOverwrite(post);
  return told(article, post, [changedThere(changedNames(post))]);
}

function outdated(article: CmsArticle, post: FoundPost): Promise<CmsReceipt> {
  return told(article, post, [superseded()]);
}

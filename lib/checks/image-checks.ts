import { type PictureInBlock, picturesInBlock } from '#lib/blocks/block-pictures.ts';
import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { Hero } from '#lib/contract/article.ts';
import type { Template } from '#lib/templates/define-template.ts';

const SMALLEST_HERO = 1200;
const LONGEST_ALT = 250;

interface Picture extends PictureInBlock {
  block?: string;
}

interface PictureCodes {
  alt: ArticleFinding['kod'];
  kredit: ArticleFinding['kod'];
}

/** Every picture of the article: the one at the top and those in the blocks. */
export function checkImages(
  article: CheckedArticle,
  document: WalkedDocument,
  context: CheckContext,
  mall: Template | undefined,
): ArticleFinding[] {
  const hero = shownHero(article.hero);
  const inBlocks = document.all.flatMap(({ node, falt, id }) =>
    picturesInBlock(node, falt).map((picture): Picture => ({ ...picture, mediaId: libraryId(picture.mediaId, picture.src), block: id })),
  );
  return [
    ...checkHero(article.hero, hero, context, mall),
    ...inBlocks.flatMap((picture) => checkPicture(picture, context, { alt: 'alt_saknas', kredit: 'kredit_saknas' })),
    ...repeated([...(hero === undefined ? [] : [hero]), ...inBlocks]),
  ];
}

/** A picture of the library may be told by its address alone. */
function libraryId(mediaId: string, src: string): string {
  return mediaId || (mediaIdOf(src) ?? '');
}

/** The hero as any other picture, or `undefined` when nothing says which picture it is. */
function shownHero(hero: Hero | null): Picture | undefined {
  if (hero === null || (!hero.src && !hero.mediaId && hero.cmsId === undefined)) return undefined;
  // A picture that only the publishing system holds has no address here and is not missing for that.
  const src = hero.src || (hero.cmsId === undefined ? '' : `cms:${hero.cmsId}`);
  return { falt: 'hero', src, mediaId: libraryId(hero.mediaId ?? '', src), alt: hero.alt?.trim() ?? '', kredit: hero.kredit?.trim() ?? '' };
}

function checkHero(hero: Hero | null, picture: Picture | undefined, context: CheckContext, mall: Template | undefined): ArticleFinding[] {
  if (hero === null || picture === undefined) return mall?.vantarHuvudbild ? [{ kod: 'hero_saknas', falt: 'hero' }] : [];
  const found = checkPicture(picture, context, { alt: 'hero_alt_saknas', kredit: 'hero_kredit_saknas' });
  const bredd = context.media.get(picture.mediaId)?.bredd ?? hero.bredd;
  if (bredd !== undefined && bredd < SMALLEST_HERO) found.push({ kod: 'hero_liten', falt: 'hero', params: { antal: bredd } });
  const inside = (percent: number) => percent >= 0 && percent <= 100;
  if (hero.fokus !== undefined && !(inside(hero.fokus.x) && inside(hero.fokus.y)))
    found.push({ kod: 'hero_fokus_utanfor', falt: 'hero.fokus' });
  return found;
}

function checkPicture({ falt, src, mediaId, alt, kredit, block }: Picture, context: CheckContext, codes: PictureCodes): ArticleFinding[] {
  const at = block === undefined ? {} : { block };
  const found: ArticleFinding[] = [];
  const media = context.media.get(mediaId);
  if (media?.raderad || (src === '' && mediaId === '')) found.push({ kod: 'bild_saknas', falt: `${falt}.src`, ...at });
  if (alt === '') found.push({ kod: codes.alt, falt: `${falt}.alt`, ...at });
  else if (alt.length > LONGEST_ALT) found.push({ kod: 'alt_lang', falt: `${falt}.alt`, ...at, params: { antal: alt.length } });
  else if (looksLikeFileName(alt)) found.push({ kod: 'alt_filnamn', falt: `${falt}.alt`, ...at, params: { text: alt.slice(0, 60) } });
  if (media === undefined || media.raderad) return found;
  if (kredit === '' && media.kredit.trim() === '') found.push({ kod: codes.kredit, falt: `${falt}.kredit`, ...at });
  if (media.hinder === 'utgangen') found.push({ kod: 'rattighet_utgangen', falt, ...at });
  if (media.hinder === 'fel_kanal') found.push({ kod: 'rattighet_kanal', falt, ...at });
  return found;
}

/** `IMG_4711.JPG`, `strand-final2.png`, `DSC00012`: what a camera or a computer called it. */
function looksLikeFileName(alt: string): boolean {
  return /\.(jpe?g|png|webp|avif|gif|heic|tiff?)$/i.test(alt) || /^(img|dsc|dscf|dscn|pict?|_mg|screenshot|skärmavbild)[-_ ]?\d/i.test(alt);
}

function repeated(pictures: readonly Picture[]): ArticleFinding[] {
  const seen = new Set<string>();
  return pictures.flatMap(({ falt, src, mediaId, block }): ArticleFinding[] => {
    const key = mediaId || src;
    if (key === '') return [];
    const known = seen.has(key);
    seen.add(key);
    return known ? [{ kod: 'bild_dubblett', falt: `${falt}.src`, ...(block === undefined ? {} : { block }) }] : [];
  });
}

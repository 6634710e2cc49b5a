import { type PictureInBlock, picturesInFields } from '#lib/blocks/block-pictures.ts';
import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle, MediaFacts } from '#lib/checks/check-context.ts';
import { libraryIdOf, mediaIdOf } from '#lib/content/library-picture.ts';
import { sharedPlace } from '#lib/content/shared-place.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import type { Hero, Meta } from '#lib/contract/article.ts';
import { characterCount, isLongerThan } from '#lib/contract/characters.ts';
import type { Template } from '#lib/templates/define-template.ts';

const SMALLEST_HERO = 1200;
const LONGEST_ALT = 250;

interface Picture extends PictureInBlock {
  block?: string;
  /** Its place among the pictures of the text, from 1; absent for the one at the top. */
  nr?: number;
  /** What the block is called that it stands in, where that is no picture itself. */
  stand?: string;
}

interface PictureCodes {
  alt: ArticleFinding['kod'];
  kredit: ArticleFinding['kod'];
}

/** Every picture of the article: the one at the top and those in the blocks. */
export function* checkImages(
  article: CheckedArticle,
  document: WalkedDocument,
  context: CheckContext,
  mall: Template | undefined,
): Steps<ArticleFinding[]> {
  const hero = shownHero(article.hero);
  let nr = 0;
  const inBlocks = yield* gathered(document.all, ({ node, falt, id, fields, definition }) =>
    picturesInFields(node, falt, fields).map((picture): Picture => {
      nr += 1;
      const stand = definition !== undefined && 'namn' in definition && node.type !== 'image' ? { stand: definition.namn } : {};
      return { ...picture, mediaId: libraryIdOf(picture) ?? '', block: id, nr, ...stand };
    }),
  );
  return [
    ...checkHero(article.hero, hero, context, mall),
    ...checkTeaser(article.meta, context),
    ...checkShared(article, hero, context),
    ...(yield* gathered(inBlocks, (picture) => checkPicture(picture, context, { alt: 'alt_saknas', kredit: 'kredit_saknas' }))),
    ...(yield* repeated([...(hero === undefined ? [] : [hero]), ...inBlocks])),
  ];
}

/** The hero as any other picture, or `undefined` when nothing says which picture it is. */
export function shownHero(hero: Hero | null): Picture | undefined {
  if (hero === null || (!hero.src && !hero.mediaId && hero.cmsId === undefined)) return undefined;
  // A picture that only the publishing system holds has no address here and is not missing for that.
  const src = hero.src || (hero.cmsId === undefined ? '' : `cms:${hero.cmsId}`);
  const words = { alt: hero.alt?.trim() ?? '', caption: hero.caption?.trim() ?? '', kredit: hero.kredit?.trim() ?? '' };
  return { falt: 'hero', src, mediaId: libraryIdOf({ ...hero, src }) ?? '', ...words };
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

function checkPicture(picture: Picture, context: CheckContext, codes: PictureCodes): ArticleFinding[] {
  const { falt, src, mediaId, alt, kredit, block } = picture;
  const named = namesOf(picture);
  const at = { params: named, ...(block === undefined ? {} : { block }) };
  const found: ArticleFinding[] = [];
  const media = context.media.get(mediaId);
  if (media?.raderad || (src === '' && mediaId === '')) found.push({ kod: 'bild_saknas', falt: `${falt}.src`, ...at });
  if (alt === '') found.push({ kod: codes.alt, falt: `${falt}.alt`, ...at });
  else if (isLongerThan(alt, LONGEST_ALT))
    found.push({ kod: 'alt_lang', falt: `${falt}.alt`, ...at, params: { ...named, antal: characterCount(alt) } });
  else if (looksLikeFileName(alt))
    found.push({ kod: 'alt_filnamn', falt: `${falt}.alt`, ...at, params: { ...named, text: alt.slice(0, 60) } });
  if (media === undefined || media.raderad) return found;
  if (kredit === '' && media.kredit.trim() === '') found.push({ kod: codes.kredit, falt: `${falt}.kredit`, ...at });
  return [...found, ...rightsFindings(falt, media, namesInLibrary(picture, media), block)];
}

/** The picture that stands for the article in lists, when it has one of its own: nobody describes it, but it may be shown or not. */
function checkTeaser({ puffSrc }: Meta, context: CheckContext): ArticleFinding[] {
  const media = context.media.get(mediaIdOf(puffSrc ?? '') ?? '');
  if (media === undefined) return [];
  const falt = 'meta.puffSrc';
  return media.raderad ? [{ kod: 'bild_saknas', falt, params: bothForms(TEASER) }] : rightsFindings(falt, media, teaserNames(media));
}

/** The pictures that would stand for the article where it is shared, but for their rights; and what is shown there instead. */
function checkShared({ hero, meta }: CheckedArticle, shown: Picture | undefined, { media }: CheckContext): ArticleFinding[] {
  const place = sharedPlace({ hero, meta }, (id) => media.get(id)?.delas !== false);
  if (place === 'puff') return [];
  const params = { visas: place === 'hero' ? 'huvudbilden i stället' : 'webbplatsens logotyp, om den har någon' };
  const [teaser, atTop] = [media.get(mediaIdOf(meta.puffSrc ?? '') ?? ''), media.get(shown?.mediaId ?? '')];
  const found: ArticleFinding[] = [];
  if (teaser?.delas === false) {
    found.push({ kod: 'rattighet_delning', falt: 'meta.puffSrc', params: { ...teaserNames(teaser), ...params } });
  }
  if (place === null && shown !== undefined && atTop?.delas === false) {
    found.push({ kod: 'rattighet_delning', falt: 'hero', params: { ...namesInLibrary(shown, atTop), ...params } });
  }
  return found;
}

function rightsFindings(falt: string, { hinder = [] }: MediaFacts, named: PictureNames, block?: string): ArticleFinding[] {
  const at = block === undefined ? {} : { block };
  return hinder.map((why) =>
    why === 'utgangen'
      ? { kod: 'rattighet_utgangen', falt, params: named, ...at }
      : { kod: 'rattighet_kanal', falt, params: { ...named, var: why === 'ej_cms' ? 'i publiceringssystemet' : 'på webben' }, ...at },
  );
}

/** `IMG_4711.JPG`, `strand-final2.png`, `DSC00012`: what a camera or a computer called it. */
function looksLikeFileName(alt: string): boolean {
  return /\.(jpe?g|png|webp|avif|gif|heic|tiff?)$/i.test(alt) || /^(img|dsc|dscf|dscn|pict?|_mg|screenshot|skärmavbild)[-_ ]?\d/i.test(alt);
}

function repeated(pictures: readonly Picture[]): Steps<ArticleFinding[]> {
  const seen = new Map<string, Picture>();
  return gathered(pictures, (picture): ArticleFinding[] => {
    const { falt, src, mediaId, block } = picture;
    const key = mediaId || src;
    const first = seen.get(key);
    if (key === '') return [];
    if (first === undefined) {
      seen.set(key, picture);
      return [];
    }
    const params = { ...namesOf(picture), samma: placeOf(first) };
    return [{ kod: 'bild_dubblett', falt: `${falt}.src`, params, ...(block === undefined ? {} : { block }) }];
  });
}

const LONGEST_NAME = 40;
const TEASER = 'puffbilden';

type PictureNames = Record<'bild' | 'Bild', string>;

/** What a sentence may call the picture: `bild` within it, `Bild` first in it. */
function namesOf(picture: Picture): PictureNames {
  return bothForms(`${placeOf(picture)}${inBrackets([wordsOf(picture)])}`);
}

/** The same by what the library has of it, for whoever is to look it up there: its place and block, its words, its file and its credit. */
function namesInLibrary(picture: Picture, { filnamn = '', kredit }: MediaFacts): PictureNames {
  const where = picture.stand === undefined ? '' : `, i blocket ${picture.stand}`;
  return bothForms(`${placeOf(picture)}${where}${inBrackets([wordsOf(picture), filnamn, picture.kredit || kredit.trim()])}`);
}

function teaserNames({ filnamn = '', kredit }: MediaFacts): PictureNames {
  return bothForms(`${TEASER}${inBrackets([filnamn, kredit.trim()])}`);
}

/** Its caption, else its alternative text, quoted; of the one at the top there is one alone. */
function wordsOf({ caption, alt, nr }: Picture): string {
  const words = (caption || alt).replace(/\s+/g, ' ');
  if (words === '' || nr === undefined || looksLikeFileName(words)) return '';
  return `”${words.length > LONGEST_NAME ? `${words.slice(0, LONGEST_NAME).trimEnd()} …` : words}”`;
}

function inBrackets(said: readonly string[]): string {
  const told = said.filter((text) => text !== '');
  return told.length === 0 ? '' : ` (${told.join(', ')})`;
}

function bothForms(bild: string): PictureNames {
  return { bild, Bild: `${bild.charAt(0).toLocaleUpperCase('sv')}${bild.slice(1)}` };
}

function placeOf({ nr }: Picture): string {
  return nr === undefined ? 'huvudbilden' : `bild ${nr} i texten`;
}

import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';
import { isBlank } from '#lib/content/blank.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { isValidSlug } from '#lib/content/slug.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { characterCount, isLongerThan } from '#lib/contract/characters.ts';
import type { Template } from '#lib/templates/define-template.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

const blank = (text: string | undefined) => isBlank(text ?? '');

/** Headline, standfirst and slug. */
export function checkHead(article: CheckedArticle, context: CheckContext, mall: Template | undefined): ArticleFinding[] {
  const { rubrik, ingress, slug } = article;
  const wanted = mall?.kravda_falt ?? [];
  const found: ArticleFinding[] = [];
  if (wanted.includes('rubrik') && blank(rubrik)) found.push({ kod: 'rubrik_saknas', falt: 'rubrik' });
  if (isLongerThan(rubrik, 100)) found.push({ kod: 'rubrik_lang', falt: 'rubrik', params: { antal: characterCount(rubrik) } });
  if (wanted.includes('ingress') && blank(ingress)) found.push({ kod: 'ingress_saknas', falt: 'ingress' });
  if (isLongerThan(ingress, 400)) found.push({ kod: 'ingress_lang', falt: 'ingress', params: { antal: characterCount(ingress) } });
  if (blank(slug)) {
    if (wanted.includes('slug')) found.push({ kod: 'slug_saknas', falt: 'slug' });
  } else if (!isValidSlug(slug)) found.push({ kod: 'slug_ogiltig', falt: 'slug', params: { slug: slug.slice(0, 100) } });
  else if (context.slugUpptagen) found.push({ kod: 'slug_upptagen', falt: 'slug', params: { slug } });
  return found;
}

/** What search results and teasers show. */
export function checkMeta({ meta }: CheckedArticle): ArticleFinding[] {
  const { seoTitel = '', seoBesk = '', puffTitel = '' } = meta;
  const found: ArticleFinding[] = [];
  const add = (kod: ArticleFinding['kod'], falt: string, text: string) =>
    found.push({ kod, falt, params: { antal: characterCount(text) } });
  if (isLongerThan(seoTitel, 60)) add('seotitel_lang', 'meta.seoTitel', seoTitel);
  if (blank(seoBesk)) found.push({ kod: 'seobesk_saknas', falt: 'meta.seoBesk' });
  else if (isLongerThan(seoBesk, 160)) add('seobesk_lang', 'meta.seoBesk', seoBesk);
  else if (!isLongerThan(seoBesk, 69)) add('seobesk_kort', 'meta.seoBesk', seoBesk);
  if (isLongerThan(puffTitel, 70)) add('pufftitel_lang', 'meta.puffTitel', puffTitel);
  return found;
}

/** What belongs to the content item and is the same in every language: section, tags, categories, sponsor, sources. */
export function checkItem(context: CheckContext): ArticleFinding[] {
  const { mall, sektion, sponsrad, kallor, taggar, kategorier, kategoriKravs, obekraftadAnsvarig } = context;
  const found: ArticleFinding[] = [];
  const add = (finding: Omit<ArticleFinding, 'gallerAlla'>) => found.push({ ...finding, gallerAlla: true });
  if (!sektion.mallar.includes(mall))
    add({
      kod: 'mall_sektion',
      falt: 'mall',
      params: { mall: templateName(mall), sektion: sektion.namn, tillatna: sektion.mallar.map(templateName).join(', ') },
    });
  if (taggar.length === 0) add({ kod: 'taggar_saknas', falt: 'taggar' });
  if (taggar.length > 10) add({ kod: 'taggar_manga', falt: 'taggar', params: { antal: taggar.length } });
  if (kategoriKravs && kategorier.length === 0) add({ kod: 'kategori_saknas', falt: 'kategorier' });
  if (sponsrad !== null && blank(sponsrad.markning)) add({ kod: 'sponsrad_markning_saknas', falt: 'sponsrad.markning' });
  if (sponsrad !== null && blank(sponsrad.partner)) add({ kod: 'sponsrad_partner_saknas', falt: 'sponsrad.partner' });
  if (obekraftadAnsvarig !== undefined) add({ kod: 'ansvarig_obekraftad', falt: 'ansvarig', params: { namn: obekraftadAnsvarig } });
  for (const [index, { url }] of kallor.entries()) {
    if (!blank(url) && !isWebAddress(url)) add({ kod: 'kallor_url', falt: `kallor[${index}].url`, params: { adress: url.slice(0, 80) } });
  }
  return found;
}

function templateName(id: string): string {
  return TEMPLATES.get(id)?.namn ?? id;
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url.trim()) && URL.canParse(url.trim());
}

/** How the version stands to its source and to what is public. */
export function checkVersion(article: CheckedArticle, document: WalkedDocument, context: CheckContext): ArticleFinding[] {
  const found: ArticleFinding[] = [];
  if (context.inaktuell) found.push({ kod: 'inaktuell', falt: 'block' });
  const { antal = 0, stoppar = false } = context.forslag ?? {};
  if (antal > 0) found.push({ kod: 'forslag_oppna', falt: '', params: { antal }, ...(stoppar ? {} : { mild: true as const }) });
  if (context.kalla !== undefined) {
    const ids = new Set(document.top.map((block) => block.id));
    const missing = [...blocksById(context.kalla.block).keys()].filter((id) => !ids.has(id));
    if (missing.length > 0) found.push({ kod: 'oversattning_saknar_block', falt: 'block', params: { antal: missing.length } });
  }
  if (context.publicerad !== undefined && sameContent(article, context.publicerad)) found.push({ kod: 'bas_publicerad', falt: '' });
  return found;
}

function sameContent(a: ArticleContent, b: ArticleContent): boolean {
  const fields = ['rubrik', 'ingress', 'slug', 'hero', 'block'] as const;
  // The release itself writes meta.uppdaterad; it is no change of the content.
  const meta = (article: ArticleContent) => ({ ...article.meta, uppdaterad: undefined });
  return fields.every((field) => equalJson(a[field], b[field])) && equalJson(meta(a), meta(b));
}

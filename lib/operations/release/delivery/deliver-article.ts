import type { CmsArticle, CmsReceipt } from '#lib/adapters/cms/port.ts';
import { PictureUnavailable } from '#lib/adapters/media/port.ts';
import type { Hero } from '#lib/contract/article.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

const NOWHERE = 'Den finns varken i bildarkivet, i publiceringssystemet eller på en adress på internet.';

/**
 * Hands an article to a CMS elsewhere, with the picture at its top when that can be had. One that cannot never keeps the
 * article from its readers: it is left out, and the receipt says so and why.
 */
export async function deliverArticle({ cms }: OperationContext, article: CmsArticle, hero: Hero | null): Promise<CmsReceipt> {
  try {
    const receipt = await cms.deliver(article);
    return article.hero === null && isNamed(hero) ? withoutHero(receipt, NOWHERE) : receipt;
  } catch (error) {
    if (!(error instanceof PictureUnavailable)) throw error;
    const { teaser } = article;
    // Whoever shows a shared link may still be able to fetch it.
    const bild = teaser.bild ?? (hero?.src ? { src: hero.src } : null);
    return withoutHero(await cms.deliver({ ...article, hero: null, teaser: { ...teaser, bild } }), error.orsak);
  }
}

function isNamed(hero: Hero | null): boolean {
  return hero !== null && Boolean(hero.src || hero.mediaId || hero.cmsId !== undefined);
}

function withoutHero(receipt: CmsReceipt, orsak: string): CmsReceipt {
  return { ...receipt, varningar: [...receipt.varningar, faultEntry('hero_ej_lamnad', { falt: 'hero.src', sprak: 'sv' }, { orsak })] };
}

import type { CmsAddress } from '#lib/adapters/cms/port.ts';
import type { Item } from '#lib/contract/article.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** What the CMS knows the article by, at that slug. */
export async function cmsAddress(
  { sections }: Pick<OperationContext, 'sections'>,
  { id, sektion }: Pick<Item, 'id' | 'sektion'>,
  slug: string,
): Promise<CmsAddress> {
  const { namn, kategori } = (await sections()).find((candidate) => candidate.id === sektion) ?? { namn: sektion, kategori: null };
  return { externalId: id, sektion: { id: sektion, namn, kategori }, slug };
}

import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { CmsAuthors } from '#lib/contract/cms-authors.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** Of so many of the newest public articles in Swedish it is told who signs them. */
const ARTICLES = 1_000;
/** So many names are told of: those that sign most. */
const MOST_NAMES = 100;

/** Who signs what readers have of late, and how it is with each among the users of the publishing system; null where it has none. Rejects with CmsFailure. */
export async function signersThere(
  { store }: Pick<OperationContext, 'store'>,
  { forfattarskap }: Pick<CmsPort, 'forfattarskap'>,
): Promise<CmsAuthors | null> {
  if (forfattarskap === undefined) return null;
  const signers = (await store.personArticles.signersOfLate('sv', ARTICLES)).slice(0, MOST_NAMES);
  const { farSkapa, namn } = await forfattarskap.called(signers.map(({ namn }) => namn));
  const states = new Map(namn.map(({ namn, lage }) => [namn, lage]));
  return { far_lagga_upp: farSkapa, namn: signers.map((signer) => ({ ...signer, lage: states.get(signer.namn) ?? 'saknas' })) };
}

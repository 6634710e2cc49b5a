import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { CmsAuthors } from '#lib/contract/cms-authors.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** Of so many of the newest public articles in Swedish it is told who signs them. */
const ARTICLES = 1_000;
/** So many names are told of: those that sign most. */
const MOST_NAMES = 100;

type Signer = Pick<CmsAuthors['namn'][number], 'namn' | 'artiklar'>;

/** Who signs what readers have of late, so many as are told of; the one who signs most first. */
export async function signersOfLate({ store }: Pick<OperationContext, 'store'>): Promise<Signer[]> {
  return (await store.personArticles.signersOfLate('sv', ARTICLES)).slice(0, MOST_NAMES);
}

/**
 * Who signs what readers have of late, and how it is with each among the users of the publishing system; null where it has none, and where that
 * cannot be read just now: what is in the way is for its check to tell.
 */
export async function signersThere(
  context: Pick<OperationContext, 'store'>,
  { forfattarskap }: Pick<CmsPort, 'forfattarskap'>,
): Promise<CmsAuthors | null> {
  if (forfattarskap === undefined) return null;
  const signers = await signersOfLate(context);
  try {
    const { farSkapa, namn } = await forfattarskap.called(signers.map(({ namn }) => namn));
    const states = new Map(namn.map(({ namn, lage }) => [namn, lage]));
    return { far_lagga_upp: farSkapa, namn: signers.map((signer) => ({ ...signer, lage: states.get(signer.namn) ?? 'saknas' })) };
  } catch (failure) {
    if (failure instanceof CmsFailure) return null;
    throw failure;
  }
}

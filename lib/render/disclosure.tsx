import type { RenderContext } from '#lib/blocks/define-block.ts';
import { disclosureFor } from '#lib/blocks/purchase-disclosure.ts';
import type { Sponsor } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

interface DisclosureProps {
  block: readonly Block[];
  /** What else of the article says who pays, where the text is not all of it. */
  said: string;
  context: RenderContext & { sponsrad?: Sponsor | null };
}

/** The line before a text with links that are paid for; none where the article says it itself, or is paid for as a whole and marked so. */
export function Disclosure({ block, said, context }: DisclosureProps) {
  const words = context.sponsrad ? undefined : disclosureFor(block, said, context);
  return words === undefined ? null : <p className="artikel-annonslankar">{words}</p>;
}

import type { z } from 'zod';
import type { CmsReference, Item } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { ReleaseState, releaseAnswerSchema } from '#lib/contract/release.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';

export type ReleaseAnswer = z.infer<typeof releaseAnswerSchema>;

interface Outcome {
  tillstand: ReleaseState;
  status: Item['status'];
  /** Where readers find what the release made or left public. */
  links?: ReadonlyMap<Language, string>;
  cms?: CmsReference | null;
  /** Who is to confirm it, while it waits for that. */
  bekraftas?: ReleaseAnswer['bekraftas'];
  varningar: FaultEntry[];
}

/** What a caller is told of a release. */
export function releaseAnswer(order: ReleaseOrder, { tillstand, status, links, cms = null, bekraftas, varningar }: Outcome): ReleaseAnswer {
  const sprak = Object.fromEntries(
    order.versions.map(({ sprak: language, id: revision, nr }) => [
      language,
      { revision, nr, lank: links?.get(language) ?? null, ...(language === 'sv' ? { cms } : {}) },
    ]),
  );
  const { id, lage, datum } = order;
  return { ok: true, release: { id, tillstand }, status, lage, datum, sprak, ...(bekraftas && { bekraftas }), varningar };
}

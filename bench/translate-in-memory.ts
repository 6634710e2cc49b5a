import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { WRITTEN_CHAPTERS } from '#lib/handbook/default-handbook.ts';
import type { PartValue } from '#lib/translation/article-parts.ts';
import { batchesOf } from '#lib/translation/batches.ts';
import { houseRules } from '#lib/translation/house-rules.ts';
import { assemble, planTranslation } from '#lib/translation/plan.ts';
import { plannedPieces, translatedPart } from '#lib/translation/planned-pieces.ts';
import { faultOfAnswer, translationRequest } from '#lib/translation/translation-request.ts';

export interface InMemory {
  article: ArticleContent;
  parts: number;
  /** Parts that were refused, with why. */
  refused: Array<{ del: string; fel: string }>;
  /** Milliseconds without those that the model took. */
  ownMs: number;
}

/** A first translation as a job makes it, without database: every text asked for once. */
export async function translateInMemory(source: ArticleContent, ai: Pick<AiPort, 'ask'>): Promise<InMemory> {
  const begun = performance.now();
  let waited = 0;
  const from = { source, target: undefined, known: {}, earlier: undefined, skrivOver: false };
  const planned = planTranslation(from);
  const pieces = plannedPieces(planned);
  const task = {
    fran: 'sv',
    till: 'en',
    artikel: { rubrik: source.rubrik, ingress: source.ingress },
    rules: houseRules(WRITTEN_CHAPTERS, 'en'),
  };
  const taken = new Map<string, string>();
  const faults = new Map<string, string>();
  for (const batch of batchesOf(pieces)) {
    const names = new Map(batch.map((piece, index) => [`t${index + 1}`, piece]));
    const asked = performance.now();
    const { svar } = await ai.ask({ ...translationRequest(task, names, []), signal: new AbortController().signal });
    waited += performance.now() - asked;
    for (const { id, text } of svar.texter) {
      const piece = names.get(id);
      if (piece === undefined) continue;
      const fel = faultOfAnswer(piece, text);
      if (fel === undefined) taken.set(piece.id, text);
      else faults.set(piece.del, fel);
    }
  }
  const byPart = Map.groupBy(pieces, ({ del }) => del);
  const parts = new Map<string, PartValue>();
  for (const { del, source: value } of planned) {
    const made = value === undefined ? undefined : translatedPart(value, byPart.get(del) ?? [], (id) => taken.get(id));
    if (made !== undefined) parts.set(del, made.value);
  }
  const { article } = assemble(planned, parts, from);
  const refused = planned.filter(({ del }) => !parts.has(del)).map(({ del }) => ({ del, fel: faults.get(del) ?? '' }));
  return { article, parts: planned.length, refused, ownMs: performance.now() - begun - waited };
}

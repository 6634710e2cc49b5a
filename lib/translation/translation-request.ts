import type { Piece } from '#lib/translation/batches.ts';
import { unfaithful } from '#lib/translation/fidelity.ts';
import type { HouseRules } from '#lib/translation/house-rules.ts';
import { decodeLine } from '#lib/translation/marked-line.ts';
import { translationAnswerSchema, translationPrompt } from '#lib/translation/prompts/translate.ts';

/** What stays the same through all calls for one article. */
export interface TranslationTask {
  fran: string;
  till: string;
  artikel: { rubrik: string; ingress: string };
  rules: HouseRules;
}

/** A text whose translation was not taken, and why. */
export interface Corrected {
  piece: Piece;
  fel: string;
}

/** What the model is asked to translate a batch by: each text under the name it has in this call. */
export function translationRequest(
  { fran, till, artikel, rules }: TranslationTask,
  names: ReadonlyMap<string, Piece>,
  wrong: readonly Corrected[],
) {
  const texter = [...names].map(([id, { line }]) => ({ id, text: line.text }));
  const characters = texter.reduce((sum, { text }) => sum + text.length, 0);
  const all = texter.map(({ text }) => text.toLowerCase()).join('\n');
  const ordlista = rules.ordlista.filter(({ svenska }) => all.includes(svenska.toLowerCase()));
  const rattelser = [...names].flatMap(([id, piece]) => wrong.filter((one) => one.piece === piece).map(({ fel }) => ({ id, fel })));
  // Every text once, and no other: half an answer is none.
  const schema = translationAnswerSchema.refine((answer) => {
    const answered = new Set(answer.texter.map(({ id }) => id));
    return answer.texter.length === names.size && answered.size === names.size && [...answered].every((id) => names.has(id));
  });
  return {
    prompt: translationPrompt(fran, till),
    data: { artikel, regler: rules.regler, ordlista, ...(rattelser.length === 0 ? {} : { rattelser }), texter },
    schema,
    maxTokens: 500 + texter.length * 60 + characters,
  };
}

/** Why a text that the model gave back is not taken; `undefined` when it is. */
export function faultOfAnswer({ line, nodes }: Piece, text: string): string | undefined {
  const decoded = decodeLine(text, line.key);
  return decoded === undefined ? 'markeringar eller länkar stämmer inte.' : unfaithful(nodes, decoded);
}

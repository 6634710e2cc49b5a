import type { RenderContext } from '#lib/blocks/define-block.ts';
import { type Alternative, quizOf } from '#lib/blocks/quizfragor/quiz.ts';
import type { Attrs } from '#lib/blocks/quizfragor/schema.ts';

export function structuredData(attrs: Attrs, { absolute }: RenderContext): object[] {
  const { fragor, typ } = quizOf(attrs);
  if (fragor.length === 0) return [];
  const name = attrs.rubrik?.trim();
  return [
    {
      '@type': 'Quiz',
      ...(name ? { name } : {}),
      hasPart: fragor.map(({ nr, fraga, bild, alternativ }) => {
        const right = alternativ.find(({ ratt }) => ratt);
        const others = alternativ.filter((alternative) => alternative !== right);
        return {
          '@type': 'Question',
          position: nr,
          // Search engines know this kind of question; a personality has no right answer to tell.
          ...(typ === 'kunskap' ? { eduQuestionType: 'Multiple choice' } : {}),
          name: fraga,
          text: fraga,
          ...(bild?.src ? { image: absolute(bild.src) } : {}),
          ...(right === undefined ? {} : { acceptedAnswer: answer(right) }),
          ...(others.length === 0 ? {} : { suggestedAnswer: others.map(answer) }),
        };
      }),
    },
  ];
}

function answer({ text }: Alternative): object {
  return { '@type': 'Answer', text };
}

import type { Finding } from '#lib/blocks/define-block.ts';
import { alternatives, quizOf } from '#lib/blocks/quizfragor/quiz.ts';
import type { Attrs } from '#lib/blocks/quizfragor/schema.ts';
import type { Block } from '#lib/contract/block.ts';

const FEWEST_QUESTIONS = 3;
const FEWEST_ANSWERS = 2;

export function check(_block: Block, attrs: Attrs): Finding[] {
  const { typ, fragor } = quizOf(attrs);
  const antal = fragor.length;
  const few: Finding[] = antal < FEWEST_QUESTIONS ? [{ kod: 'quiz_for_fa', falt: 'attrs.fragor', params: { antal } }] : [];
  return [
    ...few,
    ...checkAnswers(attrs, typ),
    ...(typ === 'personlighet' ? [...checkPoints(attrs), ...checkKeys(attrs)] : checkRanges(attrs, antal)),
  ];
}

function checkAnswers({ fragor = [] }: Attrs, typ: 'personlighet' | 'kunskap'): Finding[] {
  return fragor.flatMap((question, index) => {
    const all = alternatives(question, typ);
    const falt = `attrs.fragor[${index}].alternativ`;
    const right = all.filter(({ ratt }) => ratt).length;
    if (all.length < FEWEST_ANSWERS) return [{ kod: 'quiz_alternativ', falt, params: { antal: all.length } }];
    return typ === 'kunskap' && right !== 1 ? [{ kod: 'quiz_ratt', falt, params: { antal: right } }] : [];
  });
}

/** Each answer of a personality quiz leads to some result, and only to results that there are. */
function checkPoints({ fragor = [], resultat = [] }: Attrs): Finding[] {
  const keys = new Set(resultat.map(({ nyckel }) => nyckel?.trim() ?? ''));
  return fragor.flatMap(({ alternativ = [] }, index) =>
    alternativ.flatMap(({ text, poang = {} }, place): Finding[] => {
      const falt = `attrs.fragor[${index}].alternativ[${place}].poang`;
      const unknown = Object.keys(poang).find((key) => !keys.has(key));
      if (unknown !== undefined) return [{ kod: 'quiz_poang', falt, params: { bokstav: unknown } }];
      if (Object.keys(poang).length > 0 || !text?.trim()) return [];
      const beskrivning = 'Ge svaret poäng till ett av resultaten, annars räknas det inte.';
      return [{ kod: 'blockfalt_saknas', falt, params: { namn: 'Poäng', beskrivning }, mild: true }];
    }),
  );
}

function checkKeys({ resultat = [] }: Attrs): Finding[] {
  const keys = new Set<string>();
  return resultat.flatMap(({ nyckel = '' }, index): Finding[] => {
    const key = nyckel.trim();
    const repeated = keys.has(key);
    keys.add(key);
    const falt = `attrs.resultat[${index}].nyckel`;
    if (key === '')
      return [
        { kod: 'blockfalt_saknas', falt, params: { namn: 'Nyckel', beskrivning: 'Bokstaven som svaren ger poäng till.' }, mild: true },
      ];
    return repeated ? [{ kod: 'quiz_resultat', falt, params: { utfall: `två har nyckeln ${key.slice(0, 20)}.` } }] : [];
  });
}

/** Every number of right answers, from none to all, has one result and only one. Without results the number itself is it. */
function checkRanges({ resultat = [] }: Attrs, antal: number): Finding[] {
  if (resultat.length === 0) return [];
  const broken = resultat.findIndex(({ fran, till }) => fran === undefined || till === undefined || fran > till);
  if (broken >= 0) return [range(`attrs.resultat[${broken}].fran`, 'ett av dem saknar från och till, eller har dem i fel ordning.')];
  const covering = (right: number) => resultat.filter(({ fran = 0, till = 0 }) => fran <= right && right <= till).length;
  for (let right = 0; right <= antal; right++) {
    const number = covering(right);
    if (number === 0) return [range('attrs.resultat', `${right} rätt har inget resultat.`)];
    if (number > 1) return [range('attrs.resultat', `${right} rätt har ${number} resultat.`)];
  }
  return [];
}

function range(falt: string, utfall: string): Finding {
  return { kod: 'quiz_resultat', falt, params: { utfall } };
}

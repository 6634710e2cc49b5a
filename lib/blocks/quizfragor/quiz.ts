import { type Attrs, KINDS } from '#lib/blocks/quizfragor/schema.ts';

type Kind = (typeof KINDS)[number];
type WrittenQuestion = NonNullable<Attrs['fragor']>[number];
type WrittenResult = NonNullable<Attrs['resultat']>[number];

export interface Alternative {
  /** The letter it stands by: `a` for the first. */
  bokstav: string;
  text: string;
  /** Points by the key of a result; only in a personality quiz. */
  poang: ReadonlyArray<readonly [nyckel: string, antal: number]>;
  /** Only in a quiz of knowledge. */
  ratt: boolean;
}

export interface Question {
  /** As readers see it: the first is 1. */
  nr: number;
  fraga: string;
  bild: WrittenQuestion['bild'];
  alternativ: Alternative[];
}

export interface Result {
  index: number;
  nyckel: string;
  fran: number | undefined;
  till: number | undefined;
  rubrik: string;
  text: string;
  bild: WrittenResult['bild'];
}

export interface Quiz {
  typ: Kind;
  fragor: Question[];
  resultat: Result[];
}

/** The quiz that readers meet: the questions that ask something, their answers, and the results that say something. */
export function quizOf({ typ, fragor = [], resultat = [] }: Attrs): Quiz {
  const kind = KINDS.find((known) => known === typ) ?? 'kunskap';
  return {
    typ: kind,
    fragor: fragor
      .map((question) => ({ fraga: question.fraga?.trim() ?? '', bild: question.bild, alternativ: alternatives(question, kind) }))
      .filter(({ fraga, alternativ }) => fraga !== '' && alternativ.length > 0)
      .map((question, index) => ({ nr: index + 1, ...question })),
    resultat: resultat
      .map((result, index) => ({
        index,
        nyckel: result.nyckel?.trim() ?? '',
        fran: result.fran,
        till: result.till,
        rubrik: result.rubrik?.trim() ?? '',
        text: result.text?.trim() ?? '',
        bild: result.bild,
      }))
      .filter(({ rubrik, text }) => rubrik !== '' || text !== ''),
  };
}

export function alternatives({ alternativ = [] }: WrittenQuestion, typ: Kind): Alternative[] {
  return alternativ
    .map(({ text, poang = {}, ratt }) => ({
      text: text?.trim() ?? '',
      poang: typ === 'personlighet' ? Object.entries(poang).filter(([, antal]) => antal !== 0) : [],
      ratt: typ === 'kunskap' && ratt === true,
    }))
    .filter(({ text }) => text !== '')
    .map((alternative, index) => ({ ...alternative, bokstav: letter(index) }));
}

function letter(index: number): string {
  return index < 26 ? String.fromCharCode(97 + index) : String(index + 1);
}

/** The quiz as the reader's script takes it: what it says in the markup, and what each answer is worth. */
export function quizData({ typ, fragor, resultat }: Quiz, absolute: (address: string) => string): object {
  return {
    typ,
    fragor: fragor.map(({ fraga, alternativ }) => ({
      fraga,
      alternativ: alternativ.map(({ text, poang, ratt }) =>
        typ === 'kunskap' ? { text, ratt } : { text, poang: Object.fromEntries(poang) },
      ),
    })),
    resultat: resultat.map(({ nyckel, fran, till, rubrik, text, bild }) => ({
      ...(typ === 'kunskap' ? { fran, till } : { nyckel }),
      rubrik,
      text,
      ...(bild?.src ? { bild: { src: absolute(bild.src), alt: bild.alt ?? '' } } : {}),
    })),
  };
}

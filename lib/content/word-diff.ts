import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  op: 'lika' | 'in' | 'ut';
  text: string;
}

// Past this many edits two texts have nothing in common worth showing, and looking for it would cost seconds.
const MOST_EDITS = 2000;

/** What was taken out and put in, word by word. The parts that are `lika` or `ut` make `fore`; `lika` or `in` make `efter`. */
export function wordDiff(fore: string, efter: string): TextPart[] {
  if (fore === efter) return fore === '' ? [] : [{ op: 'lika', text: fore }];
  const parts = diffWordsWithSpace(fore, efter, { maxEditLength: MOST_EDITS });
  if (parts === undefined) return replaced(fore, efter);
  return parts.map(({ added, removed, value }) => ({ op: added ? 'in' : removed ? 'ut' : 'lika', text: value }));
}

function replaced(fore: string, efter: string): TextPart[] {
  const parts: TextPart[] = [
    { op: 'ut', text: fore },
    { op: 'in', text: efter },
  ];
  return parts.filter((part) => part.text !== '');
}

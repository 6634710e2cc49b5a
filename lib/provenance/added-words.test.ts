import { expect, test } from 'vitest';
import { addedWords, type EntryWrite } from '#lib/provenance/added-words.ts';

const person = (text: string): EntryWrite => ({ typ: 'person', text });
const program = (text: string): EntryWrite => ({ typ: 'agent', text });
const TEN = 'ett två tre fyra fem sex sju åtta nio tio';
const OTHER = 'en annan lika lång text som säger något helt annat';

test.each<[name: string, before: string, writes: EntryWrite[], added: [manniska: number, maskin: number]]>([
  ['nothing written', TEN, [], [0, 0]],
  ['a new entry of a person', '', [person(TEN)], [10, 0]],
  ['a new entry of a program', '', [program(TEN)], [0, 10]],
  ['of an assistant', '', [{ typ: 'assistent', text: TEN }], [0, 10]],
  ['a person adds a word', TEN, [person(`${TEN} elva`)], [1, 0]],
  ['a program rewrites it as long as it was', TEN, [program(OTHER)], [0, 10]],
  ['a program changes a word', TEN, [program(TEN.replace('tio', 'elva'))], [0, 10]],
  ['a program puts something else right than the text', TEN, [program(TEN)], [0, 0]],
  ['a program writes it anew three times', '', [program(TEN), program('ett'), program(TEN)], [0, 10]],
  ['a program takes it away and puts it back', '', [program(TEN), program(''), program(TEN)], [0, 10]],
  ['a program takes it away', '', [program(TEN), program('')], [0, 0]],
  ['a person shortens and lengthens it again', '', [person(TEN), person('ett'), person(TEN)], [10, 0]],
  ['a person adds to what a program wrote', '', [program(TEN), person(`${TEN} elva`)], [1, 10]],
  ['a person shortens what a program wrote', '', [program(TEN), person('ett två')], [0, 2]],
  ['a program rewrites what a person wrote', '', [person(TEN), program(OTHER)], [0, 10]],
])('%s', (_, before, writes, [manniska, maskin]) => {
  expect(addedWords(before, writes)).toEqual({ manniska, maskin });
});

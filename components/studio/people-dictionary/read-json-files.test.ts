import { expect, test } from 'vitest';
import { readJsonFiles } from '#components/studio/people-dictionary/read-json-files.ts';

const file = (name: string, words: string) => ({ name, text: async () => words });

test('documents and lists of them become one list', async () => {
  const read = await readJsonFiles([file('a.json', '{"entities":{}}'), file('b.json', '[{"id":"Q1"},{"id":"Q2"}]')]);
  expect(read).toEqual({ documents: [{ entities: {} }, { id: 'Q1' }, { id: 'Q2' }], unreadable: undefined });
});

test('a file that is no JSON is named', async () => {
  expect(await readJsonFiles([file('a.json', '{}'), file('sida.html', '<html>')])).toEqual({
    documents: undefined,
    unreadable: 'sida.html',
  });
});

import { beforeAll, expect, inject, test } from 'vitest';
import { english, paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

/* Both languages of an article beside each other, of what releases have brought out: what is behind is told of the translation that readers have, and not of the one that is worked on. */

const { url } = inject('studio');
const CHANGED = 'Den svenska texten har ändrats sedan det här översattes.';
let chief: Caller;

beforeAll(async () => {
  chief = await as('chefredaktor');
});

const read = (path: string) => send({ method: 'GET', path, headers: {} }, url);
const blocks = (...texts: string[]) => texts.map((text, nr) => paragraph(text, `bstycke00${nr + 1}`));

async function save(id: string, sprak: 'sv' | 'en', fields: Record<string, unknown>) {
  const { id: bas } = (await chief.item(id)).sprak[sprak]?.arbetsrevision ?? { id: undefined };
  return chief.saved(id, sprak, { ...(sprak === 'sv' ? swedish() : english()), ...fields, ...(bas === undefined ? {} : { bas }) });
}

test('what has changed in Swedish since the translation is marked when it is released, until the translation has followed', async () => {
  const { id, slug, revision } = await chief.created({
    sektion: 'kultur',
    ...swedish({ block: blocks('Bron öppnar i april.', 'Den är lång.') }),
  });
  await save(id, 'en', { block: blocks('The bridge opens in April.', 'It is long.'), kall_revision: revision });
  expect((await chief.release(id)).status).toBe(200);
  const side = `/kultur/${slug}/sida-vid-sida`;
  const first = (await read(side)).text;
  expect(first).toContain('Den engelska texten följer den svenska.');
  expect(first).toContain('The bridge opens in April.');

  await save(id, 'sv', { slug, block: blocks('Bron öppnar i maj.', 'Den är lång.') });
  // Nobody but the newsroom has it yet.
  expect((await read(side)).text).toBe(first);
  expect((await chief.release(id, { sprak: ['sv'] })).status).toBe(200);
  const behind = (await read(side)).text;
  expect(behind).toContain('Bron öppnar i maj.');
  expect(behind.split(CHANGED)).toHaveLength(2);
  expect(behind).toContain('1 stycke har ändrats på svenska');

  const { id: newest } = (await chief.item(id)).sprak.sv.arbetsrevision;
  await save(id, 'en', { block: blocks('The bridge opens in May.', 'It is long.'), kall_revision: newest });
  expect((await read(side)).text).toBe(behind);
  expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
  const followed = (await read(side)).text;
  expect(followed).toContain('The bridge opens in May.');
  expect(followed).not.toContain(CHANGED);

  expect((await chief.takeDown(id)).status).toBe(200);
  expect((await read(side)).status).toBe(404);
});

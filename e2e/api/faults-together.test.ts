import { expect, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { english, swedish, text } from './newsroom/articles.ts';
import { agent, as } from './newsroom/people.ts';

/* A writer corrects everything at once: what the schema, the document and the newsroom have against a call is one answer. */

const told = ({ fel }: Answer) => fel.map(({ kod, falt, sprak }) => `${kod} ${falt} ${sprak}`.trim()).toSorted();

test('a creation tells an unknown section and template with faults of fields and of blocks', async () => {
  const writer = await as('skribent');
  const answer = await writer.create({ sektion: 'sport', mall: 'kronika', rubrik: 7, block: [{ type: 'okand' }] });
  expect([answer.status, told(answer)]).toEqual([
    422,
    ['block_okant block[0].type sv', 'falt_typ rubrik sv', 'mall_okand mall', 'sektion_okand sektion'],
  ]);
  const unused = await writer.create({ mall: 'recept', taggar: 'mat' });
  expect(told(unused)).toEqual(['falt_typ taggar', 'mall_ej_i_sektion mall']);
});

test('a text that cannot be stored has its marks read all the same', async () => {
  const content = [text('halv\ud83d', { type: 'underline' }, { type: 'link', attrs: { href: 'javascript:x' } })];
  const { fel } = await (await as('skribent')).create({ block: [{ type: 'paragraph', content }] });
  expect(fel.map(({ kod }) => kod).toSorted()).toEqual(['adress_osaker', 'marke_okant', 'tecken_otillatna']);
});

test('a status that is not set by hand is told with the faults of other fields', async () => {
  const writer = await as('skribent');
  const { id } = await writer.created(swedish());
  expect(told(await writer.patch(`/innehall/${id}`, { status: 'publicerad', taggar: 7 }))).toEqual([
    'falt_typ taggar',
    'status_ej_satt status',
  ]);
  expect(told(await writer.patch(`/innehall/${id}`, { status: 'klar', okant: 1 }))).toEqual(['falt_okant okant', 'status_ej_satt status']);
});

test('a release tells every revision there is not, of each language', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created(swedish());
  await chief.saved(id, 'en', english());
  const [sv, en, fi] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const answer = await chief.release(id, { revisioner: { sv, en, fi } });
  expect(told(answer)).toEqual(['revision_okand revisioner.en en', 'revision_okand revisioner.fi', 'revision_okand revisioner.sv sv']);
});

test('a release is told of its time, its languages and its missing order at once', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created(swedish());
  const writer = await agent({ publicera: true, schemalagga: true });
  const answer = await writer.release(id, { lage: 'schemalagd', datum: 'i morgon', sprak: ['en', 'fi'], order_av: undefined });
  expect([answer.status, told(answer)]).toEqual([
    422,
    ['falt_format datum', 'order_av_saknas order_av', 'sprakversion_saknas sprak', 'sprakversion_saknas sprak en'],
  ]);
});

test('an agent is refused its unknown scopes and its faulty fields at once', async () => {
  const admin = await as('admin');
  const answer = await admin.post('/agenter', { namn: '', sektioner: ['sport'], mallar: ['kronika'], sprak: ['de'], publicera: 'ja' });
  const expected = [
    'falt_for_kort namn',
    'falt_typ publicera',
    'mall_okand mallar[0]',
    'sektion_okand sektioner[0]',
    'sprak_okant sprak[0]',
  ];
  expect(told(answer)).toEqual(expected);
});

test('who is outside the section, the template and the language is told all three', async () => {
  const chief = await as('chefredaktor');
  const { id } = await chief.created(swedish());
  const elsewhere = await agent({ sektioner: ['mat'], mallar: ['recept'], sprak: ['en'] });
  const { status, koder } = await elsewhere.save(id, 'sv', swedish());
  expect([status, koder]).toEqual([403, ['sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet']]);
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';
import { aPattern, skeletonOf } from './newsroom/skeletons.ts';

const writer = await as('skribent');
const chief = await as('chefredaktor');

const paragraph = (text: string, id?: string) => ({
  type: 'paragraph',
  ...(id === undefined ? {} : { attrs: { id } }),
  content: [{ type: 'text', text }],
});

test('what a person keeps all may read, without the ids that its blocks had, and an article begun with it has ids of its own', async () => {
  const block = [
    { type: 'blockquote', attrs: { id: 'byttre1' }, content: [paragraph('Vad tycker du?', 'binre12')] },
    paragraph('Ställ frågan', 'bsist12'),
  ];
  const given = aPattern({ slag: 'artikel', mall: 'nyhet', sektion: 'nyheter', beskrivning: ' Enkäten på sista sidan ', block });
  const { status, body } = await writer.post('/stommar', given);
  expect([status, body.fel]).toEqual([201, undefined]);
  expect([status, body.stomme.beskrivning, body.stomme.typer.toSorted()]).toEqual([
    201,
    'Enkäten på sista sidan',
    ['blockquote', 'paragraph'],
  ]);
  const kept = [{ type: 'blockquote', content: [paragraph('Vad tycker du?')] }, paragraph('Ställ frågan')];
  const reader = await as('lasare');
  const { stomme } = (await reader.get(`/stommar/${body.stomme.id}`)).body;
  expect(stomme).toMatchObject({ block: kept, sektion: 'nyheter', mall: 'nyhet', av: { id: writer.id } });
  const { stommar } = (await reader.get('/stommar', { slag: 'artikel', per_sida: '100' })).body;
  const { block: _, ...listed } = stomme;
  expect(stommar.find(({ id }: { id: string }) => id === stomme.id)).toEqual(listed);

  const made = await writer.created({ sektion: 'nyheter', mall: 'nyhet', rubrik: 'Enkät', block: stomme.block });
  const { arbetsrevision } = (await writer.get(`/innehall/${made.id}`)).body.innehall.sprak.sv;
  expect(arbetsrevision.block).toMatchObject(kept);
  const [quote, last] = arbetsrevision.block;
  const ids = [quote.attrs.id, quote.content[0].attrs.id, last.attrs.id];
  expect(new Set(ids).size).toBe(3);
  expect(ids).not.toContain('byttre1');
});

test('one takes away one’s own and the chief editor anybody’s; an agent keeps none', async () => {
  const own = await skeletonOf(writer);
  const another = await skeletonOf(chief);
  expect((await writer.delete(`/stommar/${another}`)).koder).toEqual(['rattighet_saknas']);
  expect((await writer.delete(`/stommar/${own}`)).status).toBe(200);
  expect((await writer.delete(`/stommar/${own}`)).koder).toEqual(['finns_inte']);
  expect((await chief.delete(`/stommar/${await skeletonOf(writer)}`)).status).toBe(200);
  const robot = await agent();
  expect((await robot.post('/stommar', aPattern())).koder).toEqual(['bara_redaktionen']);
  expect((await robot.get(`/stommar/${another}`)).status).toBe(200);
  const logged = await sql<{ operation: string }>(`SELECT operation FROM logg WHERE detalj ->> 'stomme' = $1 ORDER BY id`, [own]);
  expect(logged.map(({ operation }) => operation)).toEqual(['skapaStomme', 'taBortStomme']);
});

test('of a kind no two are called alike, whatever the capitals and however many make one at once', async () => {
  const { namn, ...rest } = aPattern();
  const made = await Promise.all(Array.from({ length: 4 }, () => chief.post('/stommar', { ...rest, namn })));
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect((await writer.post('/stommar', { ...rest, namn: String(namn).toUpperCase() })).koder).toEqual(['stomme_finns']);
  expect((await writer.post('/stommar', { ...rest, namn, slag: 'artikel', mall: 'nyhet' })).status).toBe(201);
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['no blocks', { block: [] }, ['falt_for_kort']],
  ['no name', { namn: '  ' }, ['falt_for_kort']],
  ['a name with a line break', { namn: 'a\ud83db' }, ['tecken_otillatna']],
  ['a template for a pattern', { mall: 'nyhet' }, ['stomme_mall']],
  ['an article of no template', { slag: 'artikel' }, ['stomme_mall']],
  ['a template and a section that there are not', { slag: 'artikel', mall: 'kronika', sektion: 'sport' }, ['sektion_okand', 'mall_okand']],
  ['a template that its section has not', { slag: 'artikel', mall: 'recept', sektion: 'nyheter' }, ['mall_ej_i_sektion']],
  ['a kind that there is not', { slag: 'sida' }, ['falt_varde']],
  ['a block that there is not', { block: [{ type: 'finnsinte' }] }, ['block_okant']],
  ['a link that runs a script', { block: [linked('javascript:alert(1)')] }, ['adress_osaker']],
  ['more than is a skeleton', { block: Array.from({ length: 20 }, () => paragraph('x'.repeat(11_000))) }, ['for_lang']],
])('%s is refused', async (_, fields, expected) => {
  const { status, koder } = await chief.post('/stommar', aPattern(fields));
  expect([status, koder]).toEqual([422, expected]);
});

function linked(href: string) {
  return { type: 'paragraph', content: [{ type: 'text', text: 'Tryck', marks: [{ type: 'link', attrs: { href } }] }] };
}

test('one that there is not is not found', async () => {
  for (const id of ['x', randomUUID()]) expect((await chief.get(`/stommar/${id}`)).koder).toEqual(['finns_inte']);
});

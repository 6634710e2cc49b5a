import { describe, expect, test } from 'vitest';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

interface ListedTemplate {
  id: string;
  sektioner: string[];
  exempel: Record<'sv' | 'en', Record<string, unknown>>;
}

const chef = await as('chefredaktor');
const { body } = await chef.get('/mallar', { exempel: '1' });
const listed: ListedTemplate[] = body.mallar;

/** A public page, by its whole address. */
function read(lank: string) {
  return send({ method: 'GET', path: new URL(lank).pathname, headers: { Accept: 'text/html' } });
}

/** Releases what must be releasable; where it is read in Swedish. */
async function released(id: string): Promise<Record<'sv' | 'en', { lank: string }>> {
  const answer = await chef.release(id);
  expect(answer.status, JSON.stringify(answer.fel)).toBe(200);
  return answer.body.sprak;
}

test('an example says where goods are bought when a program of the newsroom pays for it', async () => {
  const bought = async () => {
    const { mallar } = (await chef.get('/mallar', { mall: 'basttest', exempel: '1' })).body;
    return JSON.stringify(mallar[0].exempel.sv.block).includes('"program"');
  };
  expect(await bought()).toBe(false);
  const { program } = (await chef.post('/program', { namn: 'Adtraction' })).body;
  expect(await bought()).toBe(true);
  await chef.delete(`/program/${program.id}`);
});

test('every template is listed, open to a section, with an example in both languages', () => {
  expect(listed.map(({ id }) => id)).toEqual([...TEMPLATES.keys()]);
  for (const { id, sektioner, exempel } of listed) {
    expect(sektioner, id).not.toEqual([]);
    expect(Object.keys(exempel)).toEqual(['sv', 'en']);
  }
});

test('one template brings the fields of its blocks, and of everything that stands in them', async () => {
  const { body: one } = await chef.get('/mallar', { mall: 'nyhet' });
  expect(one.mallar.map(({ id }: ListedTemplate) => id)).toEqual(['nyhet']);
  const told = Object.keys(one.blockfalt);
  expect(told).toEqual(expect.arrayContaining([...one.mallar[0].tillatna_block, 'listItem', 'tableRow', 'tableCell', 'tableHeader']));
  expect(told).not.toContain('quizfragor');
  const fields: Array<{ namn: string; varden?: string[] }> = Object.values<[]>(one.blockfalt).flat();
  const named = fields.filter(({ namn }) => namn === 'content').flatMap(({ varden = [] }) => varden);
  expect(named.filter((type) => type !== 'text' && !told.includes(type))).toEqual([]);
});

describe.each(listed)('the example of $id', ({ id: mall, sektioner, exempel }) => {
  test('can be created as it is, checked without a remark, released and read in both languages', async () => {
    const { taggar: _, kallor: __, ...english } = exempel.en;
    // Other tests make articles of the same examples: this one has addresses of its own.
    const own = (slug: unknown) => `${String(slug).slice(0, 60)}-${mall}`;
    const { id, revision } = await chef.created({ ...exempel.sv, slug: own(exempel.sv.slug), mall, sektion: sektioner[0] });
    await chef.saved(id, 'en', { ...english, slug: own(english.slug), kall_revision: revision });
    expect((await chef.validate(id)).body).toMatchObject({ blockerande: false, fel: [], varningar: [] });
    expect((await chef.item(id)).sprak.sv.arbetsrevision.block).toEqual(exempel.sv.block);

    const sprak = await released(id);
    for (const language of ['sv', 'en'] as const) {
      const page = await read(sprak[language].lank);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<html lang="${language}"`);
      expect(page.text).not.toMatch(/undefined|\[object|NaN/);
    }
  });
});

test('a box that leads on by tag shows what is published later, and not the article it stands in', async () => {
  const tagg = uniqueWord();
  const box = { type: 'relaterat', attrs: { auto: true, tagg } };
  const first = await chef.created(swedish({ taggar: [tagg], block: [...(swedish().block as unknown[]), box] }));
  const { sv } = await released(first.id);
  expect((await read(sv.lank)).text).not.toContain('class="relaterat"');

  const rubrik = `Broräcket målas ${uniqueWord()}`;
  const second = await chef.created(swedish({ rubrik, taggar: [tagg] }));
  const other = await released(second.id);
  const page = (await read(sv.lank)).text;
  const links = [...page.matchAll(/<aside class="relaterat">.*?<\/aside>/gs)].flatMap(([aside]) => [...aside.matchAll(/href="([^"]*)"/g)]);
  expect(links.map(([, href]) => href)).toEqual([new URL(other.sv.lank).pathname]);
  expect(page).toContain(rubrik);
});

test('the sections of a list are numbered on save, and the Swedish version says which way they count in every language', async () => {
  const section = (rubrik: string) => ({ type: 'avsnitt', attrs: { rubrik, text: 'Text.', nr: 7, av: 1 } });
  const fields = swedish({ sektion: 'resor', mall: 'lista', block: [section('Ett'), ...(swedish().block as unknown[]), section('Två')] });
  const { id, revision } = await chef.created({ ...fields, meta: { avsnittRiktning: 'ned' } });
  const { block } = (await chef.item(id)).sprak.sv.arbetsrevision;
  const numbers = block.flatMap(({ type, attrs }: { type: string; attrs: Record<string, unknown> }) =>
    type === 'avsnitt' ? [[attrs.nr, attrs.av]] : [],
  );
  expect(numbers).toEqual([
    [2, 2],
    [1, 2],
  ]);

  await chef.saved(id, 'en', {
    rubrik: 'A list',
    ingress: 'A list of two.',
    block,
    kall_revision: revision,
    meta: { avsnittRiktning: 'upp' },
  });
  const { en } = await released(id);
  const shown = [...(await read(en.lank)).text.matchAll(/class="avsnitt-nr">(\d)\./g)].map(([, number]) => number);
  expect(shown).toEqual(['2', '1']);
});

test('a copy of a review from before it had a block for plus and minus has one', async () => {
  const box = (rubrik: string) => ({ type: 'faktaruta', attrs: { rubrik }, content: [paragraph(`${rubrik} för fotot.`)] });
  const { id } = await chef.created(swedish({ sektion: 'noje', mall: 'recension', block: [box('Plus'), box('Minus')] }));
  await sql('UPDATE innehall SET mall_version = 1 WHERE id = $1', [id]);
  const copy = await chef.post(`/innehall/${id}/kopiera`);
  expect(copy.body.innehall.mall_version).toBe(2);
  expect(copy.body.innehall.sprak.sv.arbetsrevision.block).toMatchObject([
    { type: 'plusminus', attrs: { plus: ['Plus för fotot.'], minus: ['Minus för fotot.'] } },
  ]);
});

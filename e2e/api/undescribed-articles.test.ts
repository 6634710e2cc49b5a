import { expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import { as } from './newsroom/people.ts';

/* Which public articles show pictures that nobody has described: known a moment after each release. */

const chief = await as('chefredaktor');
const override = { overstyr: true, overstyr_orsak: 'Bilden beskrivs i kväll.' };
const image = (id: string, alt: string) => ({ type: 'image', attrs: { id, src: 'https://bilder.example/a.jpg', alt } });
const withPictures = (...pictures: object[]) => ({ block: [...(swedish().block as unknown[]), ...pictures] });

const listed = async (id: string, query: Record<string, string> = {}) => {
  const { status, body } = await chief.get('/media/artiklar-utan-alt', { per_sida: '100', ...query });
  expect(status).toBe(200);
  return body.artiklar.filter(({ innehall }: { innehall: string }) => innehall === id);
};
const filtered = async (id: string) => {
  const { body } = await chief.get('/innehall', { alt: 'saknas', sortera: 'skapad', per_sida: '100' });
  return body.innehall.some((one: { id: string }) => one.id === id);
};

test('a public version is listed with how many pictures it lacks words for, and where the first stands, until they are there', async () => {
  const article = swedish(withPictures(image('bbildett', 'En bro'), image('bbildtva', ''), image('bbildtre', ' ')));
  const { id, revision } = await chief.created(article);
  expect([await listed(id), await filtered(id)]).toEqual([[], false]);
  expect((await chief.release(id, override)).status).toBe(200);
  await expect.poll(() => listed(id), { timeout: 30_000 }).toHaveLength(1);
  const [row] = await listed(id);
  expect(row).toEqual({ innehall: id, rubrik: article.rubrik, sprak: 'sv', antal: 2, block: 'bbildtva', publicerad: expect.any(String) });
  expect(await filtered(id)).toBe(true);
  // A draft is no reader's; a release is.
  const mended = swedish(withPictures(image('bbildett', 'En bro'), image('bbildtva', 'En å'), image('bbildtre', 'En båt')));
  await chief.saved(id, 'sv', { ...mended, bas: revision });
  expect(await listed(id)).toHaveLength(1);
  expect((await chief.release(id)).status).toBe(200);
  await expect.poll(() => listed(id), { timeout: 30_000 }).toEqual([]);
  expect(await filtered(id)).toBe(false);
});

test('each language by itself, the picture at the top too; what is taken down is listed no more', async () => {
  const { id } = await chief.created(swedish());
  await chief.saved(id, 'en', english({ hero: { src: 'https://bilder.example/a.jpg', kredit: 'Lena' } }));
  expect((await chief.release(id, override)).status).toBe(200);
  await expect.poll(() => listed(id, { sprak: 'en' }), { timeout: 30_000 }).toMatchObject([{ sprak: 'en', antal: 1, block: null }]);
  expect(await listed(id, { sprak: 'sv' })).toEqual([]);
  expect((await chief.post(`/innehall/${id}/nedtagning`, { orsak: 'Fel' })).status).toBe(200);
  await expect.poll(() => listed(id), { timeout: 30_000 }).toEqual([]);
});

test('it is read on by a cursor, and what is no language is refused', async () => {
  const { id } = await chief.created(swedish(withPictures(image('bbildett', ''))));
  await chief.release(id, override);
  await expect.poll(() => listed(id), { timeout: 30_000 }).toHaveLength(1);
  const seen: string[] = [];
  for (let markor: string | null = ''; markor !== null && !seen.includes(id); ) {
    const { status, body } = await chief.get('/media/artiklar-utan-alt', { markor, per_sida: '1' });
    expect(status).toBe(200);
    seen.push(...body.artiklar.map(({ innehall }: { innehall: string }) => innehall));
    markor = body.nasta;
  }
  expect(seen).toContain(id);
  expect((await chief.get('/media/artiklar-utan-alt', { sprak: 'fi' })).fel[0]?.falt).toBe('sprak');
});

import { expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { upload } from './newsroom/pictures.ts';

/* One picture instead of another in an article: a draft like any other, by the rights of whoever asks. */

const chief = await as('chefredaktor');
const pictureOf = async (texts: Record<string, string>) => (await upload(chief, texts)).body.media;
const fran = await pictureOf({ alt: 'En bro', kredit: 'Olle' });
const till = await pictureOf({ alt: 'En å', kredit: 'Lena' });

const showing = () =>
  swedish({
    hero: { mediaId: fran.id, src: fran.src, alt: 'En bro', kredit: 'Olle' },
    block: [...(swedish().block as unknown[]), { type: 'image', attrs: { id: 'bbildett', src: fran.src, alt: 'En bro' } }],
  });
const exchanged = (id: string, more: object = {}, caller = chief) =>
  caller.post(`/innehall/${id}/sprak/sv/bildbyte`, { fran: fran.id, till: till.id, ...more });

test('the picture is another in a new revision; readers have the old one until it is released', async () => {
  const { id, revision } = await chief.created(showing());
  expect((await chief.release(id)).status).toBe(200);
  const tried = await exchanged(id, { provkor: true });
  expect(tried.body).toMatchObject({
    provkor: true,
    bas: revision,
    platser: [
      { roll: 'block', block: 'bbildett' },
      { roll: 'hero', block: null },
    ],
  });
  expect((await chief.item(id)).sprak.sv.arbetsrevision.id).toBe(revision);

  const { status, body } = await exchanged(id, { bas: revision });
  expect([status, body.nr]).toEqual([200, 2]);
  const { hero, block, kommentar, slug } = (await chief.item(id)).sprak.sv.arbetsrevision;
  expect(hero).toEqual({ mediaId: till.id, src: till.src, alt: 'En å', kredit: 'Lena' });
  expect([block.at(-1).attrs, kommentar]).toEqual([{ id: 'bbildett', src: till.src, alt: 'En å' }, 'Bytte bild']);
  const uses = async (media: string) =>
    (await chief.get(`/media/${media}/anvandning`)).body.anvandning
      .filter(({ innehall }: { innehall: string }) => innehall === id)
      .map(({ publicerad, arbetsversion }: Record<string, boolean>) => `${publicerad} ${arbetsversion}`);
  expect([await uses(fran.id), await uses(till.id)]).toEqual([
    ['true false', 'true false'],
    ['false true', 'false true'],
  ]);
  const page = async () => (await send({ method: 'GET', path: `/nyheter/${slug}`, headers: {} })).text;
  expect(await page()).toContain(fran.src);
  expect((await chief.release(id)).status).toBe(200);
  await expect.poll(page).toContain(till.src);
  expect(await page()).not.toContain(fran.id);

  const again = await exchanged(id);
  expect(again.fel.map(({ kod, falt }) => `${kod} ${falt}`)).toEqual(['finns_inte fran']);
});

test('nobody is overwritten: who looked at another revision is told, and what was written since stays', async () => {
  const { id, revision } = await chief.created(showing());
  const later = await chief.saved(id, 'sv', { ...showing(), rubrik: 'En annan rubrik', bas: revision });
  const refused = await exchanged(id, { bas: revision });
  expect([refused.status, refused.koder]).toEqual([409, ['konflikt']]);
  expect((await exchanged(id)).body.bas).toBe(later);
  expect((await chief.item(id)).sprak.sv.arbetsrevision.rubrik).toBe('En annan rubrik');
});

test('what there is not is told by its field', async () => {
  const { id } = await chief.created(showing());
  const fields = async (more: object) => (await exchanged(id, more)).fel.map(({ kod, falt }) => `${kod} ${falt}`);
  expect(await fields({ till: crypto.randomUUID() })).toEqual(['finns_inte till']);
  expect(await fields({ fran: till.id })).toEqual(['finns_inte fran']);
  expect(await fields({ bas: crypto.randomUUID() })).toEqual(['finns_inte bas']);
  expect((await exchanged(id, {}, await as('lasare'))).koder).toEqual(['rattighet_saknas']);
});

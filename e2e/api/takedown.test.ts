import { describe, expect, inject, test } from 'vitest';
import { english } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';

const { url } = inject('studio');

/** What a reader gets at an address of the site. */
async function read(address: string) {
  return send({ method: 'GET', path: address.replace(url, '') });
}

describe('taking down', () => {
  test('takes every language from its readers and sends them to the section', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await releaseDraft(chief, {}, english());
    await chief.release(id);
    const enSlug = (await chief.item(id)).sprak.en.arbetsrevision.slug;
    const { status, body } = await chief.takeDown(id, 'Fel uppgifter');
    expect(status).toBe(200);
    expect(body).toEqual({
      ok: true,
      status: 'nedtagen',
      cms: 'draft',
      avindexerad: true,
      lank: `${url}/nyheter/${slug}`,
      leder_till: `${url}/nyheter`,
    });
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'nedtagen', cms: { status: 'draft' } });
    for (const version of [item.sprak.sv, item.sprak.en]) expect(version).toMatchObject({ publicerad_revision: null, lank: null });
    const [sv, en] = await Promise.all([read(`${url}/nyheter/${slug}`), read(`${url}/en/nyheter/${enSlug}`)]);
    expect([sv.status, sv.headers.location, en.status, en.headers.location]).toEqual([302, '/nyheter', 302, '/en/nyheter']);
    const { body: log } = await chief.get('/logg', { innehall: id });
    expect(log.logg[0]).toMatchObject({ operation: 'taNedInnehall', av: { id: chief.id }, detalj: { orsak: 'Fel uppgifter' } });
  });

  test('tells the address readers had, though the draft has another', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, fields } = await releaseDraft(chief);
    await chief.release(id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, slug: `${slug}-ny` });
    expect((await chief.takeDown(id)).body.lank).toBe(`${url}/nyheter/${slug}`);
  });

  test('what is not public is 409', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    expect((await chief.takeDown(id)).koder).toEqual(['ej_publicerad']);
    await chief.release(id);
    expect((await chief.takeDown(id)).status).toBe(200);
    expect((await chief.takeDown(id)).koder).toEqual(['ej_publicerad']);
  });

  test.each([
    ['missing', {}, 'falt_saknas'],
    ['empty', { orsak: '' }, 'falt_for_kort'],
    ['blank', { orsak: '  \n ' }, 'falt_for_kort'],
    ['too long', { orsak: 'x'.repeat(301) }, 'for_lang'],
    ['no text', { orsak: 7 }, 'falt_typ'],
  ])('with a reason that is %s is 422', async (_, fields, kod) => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    await chief.release(id);
    const { status, fel } = await chief.post(`/innehall/${id}/nedtagning`, fields);
    expect([status, fel.map((entry) => [entry.kod, entry.falt])]).toEqual([422, [[kod, 'orsak']]]);
    expect((await chief.item(id)).status).toBe('publicerad');
  });

  test('is recorded with its reason where releases are followed', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    await chief.release(id);
    await chief.release(id);
    await chief.takeDown(id, 'Fel uppgifter');
    const { releaser } = (await chief.get(`/innehall/${id}/releaser`)).body;
    expect(releaser.map(({ tillstand }: { tillstand: string }) => tillstand)).toEqual(['nedtagen', 'klar']);
    expect(releaser[0].steg.at(-1)).toMatchObject({ steg: 'nedtagning', detalj: { orsak: 'Fel uppgifter' } });
  });

  test('can be followed by an ordinary release, with the date the article had', async () => {
    const chief = await as('chefredaktor');
    const { id, slug } = await releaseDraft(chief);
    await chief.release(id, { datum: '2026-07-14 08:30' });
    await chief.takeDown(id);
    expect((await chief.release(id)).body.status).toBe('publicerad');
    const item = await chief.item(id);
    expect(item).toMatchObject({ status: 'publicerad', publicerad: '2026-07-14T06:30:00.000Z' });
    expect(item.sprak.sv.arbetsrevision.meta.uppdaterad).toBeUndefined();
    expect((await read(`${url}/nyheter/${slug}`)).status).toBe(200);
  });

  test('leaves English waiting for Swedish to be public again', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, {}, english());
    await chief.release(id);
    await chief.takeDown(id);
    expect((await chief.release(id, { sprak: ['en'] })).koder).toEqual(['svenska_ej_publik']);
  });
});

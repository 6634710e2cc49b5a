import { describe, expect, inject, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';

const { url } = inject('studio');

/** What a reader gets at an address of the site. */
async function read(address: string) {
  return send({ method: 'GET', path: address.replace(url, '') });
}

describe('the check', () => {
  test('stops a release, which leaves nothing behind', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, { ingress: '' });
    const { status, koder, body } = await chief.release(id);
    expect([status, koder]).toEqual([422, ['ingress_saknas']]);
    expect(body.varningar.length).toBeGreaterThan(0);
    expect(await chief.item(id)).toMatchObject({ status: 'utkast', publicerad: null, cms: null });
    expect((await chief.get(`/innehall/${id}/releaser`)).body.releaser).toEqual([]);
  });

  test('does not stop a draft', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, { ingress: '' });
    expect((await chief.release(id, { lage: 'utkast' })).status).toBe(200);
  });

  test('is overruled by a chief editor; what was overruled is told and logged', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief, { ingress: '' });
    const { status, body } = await chief.release(id, { overstyr: true, overstyr_orsak: 'Ingressen kommer om en timme.' });
    expect([status, body.status]).toEqual([200, 'publicerad']);
    expect(body.varningar.map(({ kod }: { kod: string }) => kod)).toContain('ingress_saknas');
    const { body: log } = await chief.get('/logg', { innehall: id });
    expect(log.logg[0].detalj).toMatchObject({ overstyrda_fel: ['ingress_saknas'], overstyr_orsak: 'Ingressen kommer om en timme.' });
    expect((await chief.get(`/innehall/${id}/releaser`)).body.releaser[0].overstyr).toBe(true);
  });

  test.each(['', 'Inte En Adress', 'a/b'])('is not overruled where there is no address to publish at: «%s»', async (slug) => {
    const chief = await as('chefredaktor');
    const { id } = await chief.created(swedish(slug === '' ? { rubrik: '😀' } : { slug }));
    const { status, koder } = await chief.release(id, { overstyr: true });
    expect([status, koder]).toEqual([422, [slug === '' ? 'slug_saknas' : 'slug_ogiltig']]);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('is not overruled where there is no headline', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await releaseDraft(chief);
    await chief.saved(id, 'sv', { ...fields, bas: revision, rubrik: '', slug: 'utan-rubrik' });
    expect((await chief.release(id, { overstyr: true })).koder).toEqual(['rubrik_saknas']);
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('overstyr with nothing to overrule is no override', async () => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    await chief.release(id, { overstyr: true });
    expect((await chief.get(`/innehall/${id}/releaser`)).body.releaser[0].overstyr).toBe(false);
  });
});

describe('a chosen revision', () => {
  test('is published, while the newest goes on being worked on', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields, slug } = await releaseDraft(chief);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Inte klar än.' });
    const { body } = await chief.release(id, { revisioner: { sv: revision } });
    expect(body.sprak.sv).toMatchObject({ revision, nr: 1 });
    const item = await chief.item(id);
    expect(item.sprak.sv).toMatchObject({ status: 'utkast', publicerad_revision: { id: revision, nr: 1 }, arbetsrevision: { nr: 2 } });
    expect((await read(`${url}/nyheter/${slug}`)).text).not.toContain('Inte klar än.');
  });

  test('is what the check looks at', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, fields } = await releaseDraft(chief, { ingress: '' });
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Nu finns den.' });
    expect((await chief.release(id, { revisioner: { sv: revision } })).koder).toEqual(['ingress_saknas']);
  });

  test.each([
    ['unknown', { sv: crypto.randomUUID() }, 'revisioner.sv'],
    ['no id', { sv: 'senaste' }, 'revisioner.sv'],
    ['of a language that is not published', { en: crypto.randomUUID() }, 'revisioner.en'],
    ['of a language there is not', { fi: crypto.randomUUID() }, 'revisioner.fi'],
  ])('that is %s is 422', async (_, revisioner, falt) => {
    const chief = await as('chefredaktor');
    const { id } = await releaseDraft(chief);
    const { status, fel } = await chief.release(id, { revisioner });
    expect([status, fel.map((entry) => [entry.kod, entry.falt])]).toEqual([422, [['revision_okand', falt]]]);
  });

  test('of another item is 422', async () => {
    const chief = await as('chefredaktor');
    const [one, other] = [await releaseDraft(chief), await releaseDraft(chief)];
    expect((await chief.release(one.id, { revisioner: { sv: other.revision } })).koder).toEqual(['revision_okand']);
  });
});

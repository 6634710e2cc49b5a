import { describe, expect, inject, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { releaseDraft } from './newsroom/release-draft.ts';

const { url } = inject('studio');

/** What a reader gets at an address of the site. */
async function read(address: string) {
  return send({ method: 'GET', path: address.replace(url, '') });
}

describe('an address', () => {
  /** Something public whose draft has since been given another slug, and a draft that wants the one it left. */
  async function coveted(chief: Caller) {
    const first = await releaseDraft(chief);
    await chief.release(first.id);
    await chief.saved(first.id, 'sv', { ...first.fields, bas: first.revision, slug: `${first.slug}-2` });
    return { first, second: await releaseDraft(chief, { slug: first.slug }) };
  }

  test('where readers find another article is told by the check', async () => {
    const chief = await as('chefredaktor');
    const { second } = await coveted(chief);
    expect((await chief.release(second.id)).fel).toMatchObject([{ kod: 'slug_upptagen', falt: 'slug', sprak: 'sv' }]);
  });

  test('is not given to two, whoever overrules the check: the release is undone whole', async () => {
    const chief = await as('chefredaktor');
    const { first, second } = await coveted(chief);
    const { status, fel } = await chief.release(second.id, { overstyr: true });
    expect([status, fel.map(({ kod, falt, sprak }) => [kod, falt, sprak])]).toEqual([422, [['adress_upptagen', 'slug', 'sv']]]);
    expect(await chief.item(second.id)).toMatchObject({ status: 'utkast', publicerad: null, cms: null });
    for (const release of (await chief.get(`/innehall/${second.id}/releaser`)).body.releaser) expect(release.tillstand).toBe('misslyckad');
    expect((await read(`${url}/nyheter/${first.slug}`)).text).toContain(String(first.fields.rubrik));
  });

  test('of an article that has been taken down and deleted is free', async () => {
    const chief = await as('chefredaktor');
    const first = await releaseDraft(chief);
    await chief.release(first.id);
    await chief.takeDown(first.id);
    await chief.patch(`/innehall/${first.id}`, { raderad: true });
    const second = await releaseDraft(chief, { slug: first.slug });
    expect((await chief.release(second.id)).status).toBe(200);
    expect((await read(`${url}/nyheter/${first.slug}`)).text).toContain(String(second.fields.rubrik));
  });

  test('taken at the same moment by two goes to one', async () => {
    const chief = await as('chefredaktor');
    for (let round = 0; round < 8; round++) {
      const { slug } = await releaseDraft(chief);
      const rivals = await Promise.all([releaseDraft(chief, { slug: `${slug}-x` }), releaseDraft(chief, { slug: `${slug}-x` })]);
      const answers = await Promise.all(rivals.map(({ id }) => chief.release(id, { overstyr: true })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    }
  });

  test('that is new sends readers of the old one on', async () => {
    const chief = await as('chefredaktor');
    const { id, revision, slug, fields } = await releaseDraft(chief);
    await chief.release(id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, slug: `${slug}-ny` });
    await chief.release(id);
    const old = await read(`${url}/nyheter/${slug}`);
    expect([old.status, old.headers.location]).toEqual([301, `/nyheter/${slug}-ny`]);
  });
});

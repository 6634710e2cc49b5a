import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsArticle } from '#lib/adapters/cms/port.ts';
import { wordPressCms } from '#lib/adapters/cms/wordpress.ts';
import { article } from './articles.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { photo } from './whole-article.ts';

/* What others change in WordPress stays as they made it until a person has said so. */

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const editor = () => wordPressCms({ url: wp.url, user: wp.editorUser, password: wp.editorPassword });
const respect = () => {
  const { respekt } = editor();
  if (respekt === undefined) throw new Error('WordPress is changed by others');
  return respekt;
};
const change = (id: string, fields: string) => wp.evaluate(`return wp_update_post( array( 'ID' => ${id}, ${fields} ) );`);
const anew = (wanted: CmsArticle, changes: Partial<CmsArticle> = {}): CmsArticle => ({
  ...wanted,
  version: '2026-11-25T08:00:00.000Z',
  ...changes,
});
const failed = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

async function delivered() {
  const wanted = article(wp, { html: '<p>Studios text</p><p>Mer text</p>', ingress: 'Studios ingress.' });
  return { wanted, ...(await editor().deliver(wanted)) };
}

describe('an article that somebody has changed in WordPress', () => {
  it('is not written over by a release, which says what was changed', async () => {
    const { wanted, id, lank } = await delivered();
    await change(id, "'post_title' => 'Ändrad rubrik', 'post_content' => '<p>Ändrad för hand</p>'");
    const failure = await failed(editor().deliver(anew(wanted)));
    expect(failure).toBeInstanceOf(CmsFailure);
    expect(failure).toMatchObject({
      retryable: false,
      orsak: 'Artikeln har ändrats i WordPress sedan Studio skickade den: rubriken, texten. Inget skrevs över.',
    });
    expect((await visit(lank)).html).toContain('<p>Ändrad för hand</p>');
  });

  it('is left, with a warning, by what nobody has ordered, and by a delivery that had arrived before', async () => {
    const { wanted, id, lank } = await delivered();
    await change(id, "'post_excerpt' => 'Ändrad.'");
    for (const one of [anew(wanted, { endastBefintlig: true }), wanted])
      expect(await editor().deliver(one)).toMatchObject({ id, lank, varningar: [{ kod: 'cms_andrad' }] });
    expect(await wp.evaluate(`return get_post_field( 'post_excerpt', ${id} );`)).toBe('Ändrad.');
  });

  it('is shown beside Studio’s, part by part', async () => {
    const { wanted, id, lank } = await delivered();
    expect(await respect().compare(wanted)).toMatchObject({ lank, status: 'publish', avgjort: null, skillnader: [] });
    await change(id, "'post_title' => 'Rubrik &amp; mer', 'post_content' => '<p>Studios text</p><p>Egen &amp; ny</p>'");
    await wp.evaluate(`wp_set_post_tags( ${id}, array( 'Egen tagg' ) ); return true;`);
    expect((await respect().compare(wanted))?.skillnader).toEqual([
      { del: 'rubrik', studio: 'Färjan går igen', dar: 'Rubrik & mer' },
      { del: 'text', studio: 'Studios text\nMer text', dar: 'Studios text\nEgen & ny' },
      { del: 'taggar', studio: '', dar: 'Egen tagg' },
    ]);
    expect(await respect().compare(article(wp))).toBeNull();
  });

  it('is written over when a person has said so of it as it is, and only then', async () => {
    const { wanted, id, lank } = await delivered();
    await change(id, "'post_content' => '<p>Ändrad en gång</p>'");
    const seen = (await respect().compare(wanted))?.tillstand ?? '';
    await change(id, "'post_content' => '<p>Ändrad igen</p>'");
    expect(await respect().decide(wanted.externalId, seen, 'skriv_over')).toBe(false);
    const now = (await respect().compare(wanted))?.tillstand ?? '';
    expect(await respect().decide(wanted.externalId, now, 'skriv_over')).toBe(true);
    expect(await editor().deliver(anew(wanted))).toMatchObject({ id, varningar: [] });
    expect((await visit(lank)).html).toContain('<p>Studios text</p>');
    await change(id, "'post_content' => '<p>Ändrad efteråt</p>'");
    expect(await failed(editor().deliver(anew(wanted, { version: '2026-11-26T08:00:00.000Z' })))).toBeInstanceOf(CmsFailure);
  });

  it('is written over by a text that has taken over what was changed, while it is still so', async () => {
    const { wanted, id, lank } = await delivered();
    await change(id, "'post_title' => 'Ändrad rubrik'");
    const overtaget = (await respect().compare(wanted))?.tillstand ?? '';
    await change(id, "'post_title' => 'Ändrad igen'");
    expect(await failed(editor().deliver(anew(wanted, { overtaget })))).toBeInstanceOf(CmsFailure);
    await change(id, "'post_title' => 'Ändrad rubrik'");
    expect(await respect().decide(wanted.externalId, overtaget, 'lat_sta')).toBe(true);
    expect(await editor().deliver(anew(wanted, { overtaget, rubrik: 'Ändrad rubrik' }))).toMatchObject({ id, varningar: [] });
    expect((await visit(lank)).html).toContain('Ändrad rubrik');
    expect((await respect().compare(wanted))?.skillnader).toEqual([]);
  });

  it('is not written over when it is changed after the look-up', async () => {
    const { wanted, id } = await delivered();
    await change(id, "'post_title' => 'Ändrad rubrik'");
    const overtaget = (await respect().compare(wanted))?.tillstand ?? '';
    const late = anew(wanted, {
      overtaget,
      async html() {
        await change(id, "'post_title' => 'Ändrad i sista stund'");
        return '<p>Studios text</p>';
      },
    });
    expect(await failed(editor().deliver(late))).toBeInstanceOf(CmsFailure);
    expect(await wp.evaluate(`return get_post_field( 'post_title', ${id} );`)).toBe('Ändrad i sista stund');
  });

  it('is found by a comparison of all of them, until somebody has decided', async () => {
    const { wanted, id } = await delivered();
    await delivered();
    const changed = async () => {
      const found: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { andrade, nasta } = await respect().changed(after);
        found.push(...andrade.map(({ externalId }) => externalId));
        after = nasta;
      }
      return found;
    };
    expect(await changed()).not.toContain(wanted.externalId);
    await change(id, "'post_status' => 'private'");
    expect(await changed()).toContain(wanted.externalId);
    const seen = (await respect().compare(wanted))?.tillstand ?? '';
    expect(await respect().decide(wanted.externalId, seen, 'lat_sta')).toBe(true);
    expect(await changed()).not.toContain(wanted.externalId);
    expect(await failed(editor().deliver(anew(wanted)))).toBeInstanceOf(CmsFailure);
  });

  it('is taken down all the same', async () => {
    const { wanted, id, lank } = await delivered();
    await change(id, "'post_content' => '<p>Ändrad</p>'");
    expect(await editor().takeDown(wanted, { sektionslank: null, version: '2026-11-26T08:00:00.000Z', onStep: () => {} })).toMatchObject({
      id,
      status: 'draft',
    });
    expect((await visit(lank)).status).toBe(302);
  });
});

it.each([
  ['private', "'post_status' => 'private'", 'statusen'],
  ['a draft', "'post_status' => 'draft'", 'statusen'],
  ['another address', "'post_name' => 'annan-adress-i-wordpress'", 'adressen'],
])('one that somebody has made %s is left so', async (_, fields, told) => {
  const { wanted, id } = await delivered();
  await change(id, fields);
  expect(await failed(editor().deliver(anew(wanted)))).toMatchObject({ orsak: expect.stringContaining(told) });
});

it('a password that somebody has set is a change of who may read, which Studio’s version takes away when a person has said so', async () => {
  const { wanted, id, lank } = await delivered();
  await change(id, "'post_password' => 'hemligt'");
  expect(await failed(editor().deliver(anew(wanted)))).toMatchObject({
    orsak: 'Artikeln har ändrats i WordPress sedan Studio skickade den: statusen. Inget skrevs över.',
  });
  const seen = await respect().compare(wanted);
  expect(seen?.skillnader).toEqual([{ del: 'status', studio: 'publish', dar: 'publish, med lösenord' }]);
  expect(await respect().decide(wanted.externalId, seen?.tillstand ?? '', 'skriv_over')).toBe(true);
  expect(await editor().deliver(anew(wanted))).toMatchObject({ id, status: 'publish', varningar: [] });
  expect((await visit(lank)).html).toContain('<p>Studios text</p>');
  expect((await respect().compare(wanted))?.skillnader).toEqual([]);
});

it('another picture, put there by hand, stays', async () => {
  const wanted = { ...article(wp), hero: photo() };
  const { id } = await editor().deliver(wanted);
  const other = await editor().deliver({ ...article(wp), hero: photo() });
  await wp.evaluate(`return set_post_thumbnail( ${id}, get_post_thumbnail_id( ${other.id} ) );`);
  expect(await failed(editor().deliver(anew(wanted)))).toMatchObject({ orsak: expect.stringContaining('bilden') });
  const files = (await respect().compare(wanted))?.skillnader ?? [];
  expect(files).toEqual([{ del: 'hero', studio: expect.stringMatching(/^http.*\.\w+/), dar: expect.stringMatching(/^http.*\.\w+/) }]);
  expect(files[0]?.studio).not.toBe(files[0]?.dar);
});

it('other words for the picture, put there in the media library, stay and are shown', async () => {
  const wanted = { ...article(wp), hero: photo() };
  const { id } = await editor().deliver(wanted);
  await wp.evaluate(`return update_post_meta( get_post_thumbnail_id( ${id} ), '_wp_attachment_image_alt', 'Ändrad alt' );`);
  expect(await failed(editor().deliver(anew(wanted)))).toMatchObject({ orsak: expect.stringContaining('bildens texter') });
  expect((await respect().compare(wanted))?.skillnader).toMatchObject([{ del: 'hero', dar: expect.stringContaining('Ändrad alt') }]);
  expect((await respect().compare(wanted))?.skillnader[0]?.studio).toContain(wanted.hero.alt);
});

it('what an earlier plugin wrote down less of is no change', async () => {
  const { wanted, id } = await delivered();
  await wp.evaluate(
    `$parts = json_decode( get_post_meta( ${id}, '_studio_delivered_parts', true ), true ); unset( $parts['words'] ); return update_post_meta( ${id}, '_studio_delivered_parts', wp_json_encode( $parts ) );`,
  );
  expect(await respect().compare(wanted)).toMatchObject({ skillnader: [] });
  expect(await editor().deliver(anew(wanted))).toMatchObject({ id, varningar: [] });
});

it('where a link leads, and a picture in the text, are shown', async () => {
  const text = (link: string, picture: string) => `<p><a href="${link}">Läs mer</a></p><img src="${picture}" alt="Fyr"/>`;
  const wanted = article(wp, { html: text('https://a.example/', 'https://a.example/1.jpg') });
  const { id } = await editor().deliver(wanted);
  await change(id, `'post_content' => '${text('https://b.example/', 'https://a.example/2.jpg')}'`);
  expect((await respect().compare(wanted))?.skillnader).toEqual([
    {
      del: 'text',
      studio: 'Läs mer (https://a.example/)\nBild: https://a.example/1.jpg («Fyr»)',
      dar: 'Läs mer (https://b.example/)\nBild: https://a.example/2.jpg («Fyr»)',
    },
  ]);
});

it('a save that died in the middle is no change of anybody’s', async () => {
  const { wanted, id, lank } = await delivered();
  // As it is between the post and what is noted of it.
  await wp.evaluate(
    `delete_post_meta( ${id}, '_studio_delivered_parts' ); wp_update_post( array( 'ID' => ${id}, 'post_content' => 'halv' ) ); return true;`,
  );
  expect(await editor().deliver(anew(wanted))).toMatchObject({ id, varningar: [] });
  expect((await visit(lank)).html).toContain('<p>Studios text</p>');
});

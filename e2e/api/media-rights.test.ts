import { expect, inject, test } from 'vitest';
import { english, swedish, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';
import { file, picture, upload } from './newsroom/pictures.ts';

const chief = await as('chefredaktor');
const writer = await as('skribent');

const RIGHTS = { licens: 'TT: webb, 12 mån', giltig_till: '2030-06-30', kanaler: ['webb', 'cms'], fotograf: 'Lena Öberg', kalla: 'TT' };
const EMPTY = { licens: '', giltig_till: null, kanaler: [], fotograf: '', kalla: '', upphovsratt: '', modellavtal: '' };
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function withRights(rattigheter: object) {
  const { body } = await upload(chief, { alt: 'En bro', kredit: 'Lena Öberg', caption: uniqueWord() });
  const changed = await chief.patch(`/media/${body.media.id}`, { rattigheter });
  expect(changed.status, JSON.stringify(changed.fel)).toBe(200);
  return changed.body.media;
}

const image = (src: string, id: string) => ({ type: 'image', attrs: { id, src, alt: 'En bro' } });
const showing = (src: string, fields: object = {}) =>
  swedish({ block: [...(swedish().block as unknown[]), image(src, 'bbildett')], ...fields });

test('rights are given with the picture or later, field by field', async () => {
  const told = { ...EMPTY, ...RIGHTS };
  const { status, body } = await upload(writer, { caption: uniqueWord(), rattigheter: JSON.stringify(RIGHTS) });
  expect([status, body.media.rattigheter]).toEqual([201, told]);
  const change = async (rattigheter: unknown) => (await writer.patch(`/media/${body.media.id}`, { rattigheter })).body.media.rattigheter;
  expect(await change({ giltig_till: null, kanaler: ['webb', 'webb'] })).toEqual({ ...told, giltig_till: null, kanaler: ['webb'] });
  expect(await change({ licens: null, fotograf: '', kalla: null, kanaler: null })).toBeNull();
  expect(await change({ kalla: 'Egen' })).toEqual({ ...EMPTY, kalla: 'Egen' });
  expect(await change(null)).toBeNull();
  expect((await writer.get(`/media/${body.media.id}`)).body.media.rattigheter).toBeNull();
});

test.each([
  [{ giltig_till: 'i morgon' }, 'falt_format', 'giltig_till'],
  [{ giltig_till: '2026-02-30' }, 'falt_format', 'giltig_till'],
  [{ giltig_till: 20260101 }, 'falt_typ', 'giltig_till'],
  [{ kanaler: ['tv'] }, 'falt_varde', 'kanaler[0]'],
  [{ kanaler: 'webb' }, 'falt_typ', 'kanaler'],
  [{ licens: 'x'.repeat(201) }, 'for_lang', 'licens'],
  [{ fotograf: 'x'.repeat(201) }, 'for_lang', 'fotograf'],
  [{ licence: 'CC0' }, 'falt_okant', 'licence'],
])('rights that cannot be are refused: %j', async (rattigheter, kod, falt) => {
  const { body } = await upload(writer);
  const patched = await writer.patch(`/media/${body.media.id}`, { rattigheter });
  const posted = await upload(writer, { rattigheter: JSON.stringify(rattigheter) });
  for (const { status, fel } of [patched, posted])
    expect([status, fel.map((one) => `${one.kod} ${one.falt}`)]).toEqual([422, [`${kod} rattigheter.${falt}`]]);
});

test('who only reads gives no picture rights', async () => {
  const { body } = await upload(writer);
  const reader = await as('lasare');
  for (const refused of [
    await reader.patch(`/media/${body.media.id}`, { rattigheter: RIGHTS }),
    await reader.delete(`/media/${body.media.id}`),
  ])
    expect([refused.status, refused.koder]).toEqual([403, ['rattighet_saknas']]);
});

test.each([
  ['the picture’s own, in capitals', (id: string) => id.toUpperCase()],
  ['one that is no picture’s', () => 'bild-1'],
  ['an empty one', () => ''],
])('a picture whose right has ended stops a release under whatever name it is shown: %s', async (_, name) => {
  const ended = await withRights({ giltig_till: YESTERDAY });
  const shown = { mediaId: name(ended.id), src: ended.src, alt: 'En bro' };
  const block = [...(swedish().block as unknown[]), { type: 'image', attrs: { id: 'bbildett', ...shown } }];
  const atTop = await chief.created(swedish({ hero: shown }));
  const inText = await chief.created(swedish({ block }));
  for (const { id } of [atTop, inText]) {
    const { status, koder } = await chief.release(id);
    expect([status, koder]).toEqual([422, ['rattighet_utgangen']]);
  }
});

test('a picture whose right has ended, or is for elsewhere, stops a release by its name and its block, also in validation and preview', async () => {
  const ended = await withRights({ giltig_till: YESTERDAY });
  const social = await withRights({ kanaler: ['sociala'] });
  const teaser = await withRights({ giltig_till: '2020-01-01', kanaler: ['cms'] });
  const { id } = await chief.created(
    showing(social.src, { hero: { mediaId: ended.id, src: ended.src, alt: 'En bro' }, meta: { puffSrc: teaser.src } }),
  );
  const about = (fel: Array<{ kod: string; falt: string; block?: string }>) =>
    fel.filter(({ kod }) => kod.startsWith('rattighet_')).map(({ kod, falt, block }) => [kod, falt, block].filter(Boolean).join(' '));
  const expected = [
    'rattighet_utgangen hero',
    'rattighet_utgangen meta.puffSrc',
    'rattighet_kanal meta.puffSrc',
    'rattighet_kanal block[4].attrs bbildett',
  ];
  const checked = await chief.validate(id);
  expect([checked.body.blockerande, about(checked.body.fel)]).toEqual([true, expect.arrayContaining(expected)]);
  const released = await chief.release(id);
  expect([released.status, about(released.fel)]).toEqual([422, expect.arrayContaining(expected)]);
  expect(released.fel.find(({ block }) => block === 'bbildett')).toMatchObject({
    orsak: expect.stringMatching(/^Bild 1 i texten \(”En bro”, bild\.jpg.*\) får inte användas på webben\.$/),
  });
  const shown = await chief.post(`/innehall/${id}/forhandsvisning`, {});
  expect(about(shown.body.varningar)).toEqual(expect.arrayContaining(expected));
  for (const one of [ended, social, teaser])
    await chief.patch(`/media/${one.id}`, { rattigheter: { giltig_till: inDays(30), kanaler: ['webb'] } });
  expect((await chief.release(id)).status).toBe(200);
});

test('a picture that has been taken away stops a release, in a block, at the top and in the teaser', async () => {
  const { body } = await upload(chief, { caption: uniqueWord(), kredit: 'Lena' });
  const { id: media, src } = body.media;
  expect((await chief.delete(`/media/${media}`)).status).toBe(200);
  const { id } = await chief.created(showing(src, { hero: { mediaId: media, src, alt: 'En bro' }, meta: { puffSrc: src } }));
  const { status, fel } = await chief.release(id);
  expect([status, fel.filter(({ kod }) => kod === 'bild_saknas').map(({ falt }) => falt)]).toEqual([
    422,
    expect.arrayContaining(['hero.src', 'meta.puffSrc', 'block[4].attrs.src']),
  ]);
});

test('English is read on the own site', async () => {
  const web = await withRights({ kanaler: ['webb'] });
  const { id } = await chief.created(swedish());
  expect((await chief.release(id)).status).toBe(200);
  await chief.saved(id, 'en', english({ hero: { mediaId: web.id, src: web.src, alt: 'A bridge' } }));
  expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
});

test('what is not for social media is in no link that is shared, which is remarked on and stops nothing', async () => {
  const { id: media, src } = await withRights({ kanaler: ['webb', 'cms'] });
  const { id } = await chief.created(swedish());
  await chief.saved(id, 'en', english({ hero: { mediaId: media, src, alt: 'A bridge', kredit: 'Lena' } }));
  const remarks = async () => (await chief.validate(id)).body.varningar.filter(({ kod }: { kod: string }) => kod === 'rattighet_delning');
  expect(await remarks()).toMatchObject([
    {
      falt: 'hero',
      sprak: 'en',
      orsak:
        'Huvudbilden (bild.jpg, Lena) får inte visas i sociala medier. När artikeln delas visas webbplatsens logotyp, om den har någon.',
    },
  ]);
  const released = await chief.release(id);
  expect(released.status).toBe(200);
  const path = new URL(released.body.sprak.en.lank).pathname;
  const page = async () => (await fetch(`${inject('studio').url}${path}`)).text();
  expect(await page()).toContain(media);
  expect(await page()).not.toContain('og:image');
  await chief.patch(`/media/${media}`, { rattigheter: { kanaler: ['webb', 'cms', 'sociala'] } });
  expect(await remarks()).toEqual([]);
  // What had been made of the page before is made anew, here and in every other instance.
  await expect.poll(page).toContain('<meta property="og:image"');
});

test('pictures are listed by how long they may be used', async () => {
  const word = uniqueWord();
  const made = async (rattigheter?: object) => {
    const { body } = await upload(chief, { caption: `${word} ${uniqueWord()}` });
    if (rattigheter !== undefined) await chief.patch(`/media/${body.media.id}`, { rattigheter });
    return body.media.id;
  };
  const ended = await made({ giltig_till: YESTERDAY });
  const soon = await made({ giltig_till: inDays(13) });
  const later = await made({ giltig_till: inDays(16) });
  const open = await made({ licens: 'CC0' });
  const untold = await made();
  const ids = async (rattighet: string) =>
    (await chief.get('/media', { sok: word, rattighet })).body.media.map(({ id }: { id: string }) => id);
  expect(await ids('utgangen')).toEqual([ended]);
  expect(await ids('snart')).toEqual([soon]);
  expect(await ids('giltig')).toEqual([open, later, soon]);
  expect(await ids('saknas')).toEqual([untold]);
  expect((await chief.get('/media', { rattighet: 'ja' })).fel[0]?.falt).toBe('rattighet');
});

test('a right that has ended on a public page is a task, once, with the articles concerned', async () => {
  const { id: media, src, caption } = await withRights({ giltig_till: inDays(1) });
  const first = await chief.created(showing(src));
  const second = await chief.created(showing(src));
  for (const { id } of [first, second]) expect((await chief.release(id)).status).toBe(200);
  const tasks = async () => {
    // Other tests have tasks of their own, more than a page of them.
    return sql<{ beskrivning: string }>('SELECT beskrivning FROM ko WHERE klar_av IS NULL AND strpos(rubrik, $1) > 0', [caption]);
  };
  expect(await tasks()).toEqual([]);
  await chief.patch(`/media/${media}`, { rattigheter: { giltig_till: YESTERDAY } });
  const [task, ...others] = await tasks();
  expect(others).toEqual([]);
  for (const { id } of [first, second]) expect(task?.beskrivning).toContain(`/studio/artikel/${id}`);
  await chief.patch(`/media/${media}`, { rattigheter: { licens: 'TT' } });
  expect(await tasks()).toHaveLength(1);
  // The page is left as it is.
  expect((await chief.item(first.id)).status).toBe('publicerad');
});

test('a picture that is used is not taken away, and says where it is used; one that is not is gone', async () => {
  const { body } = await upload(chief, { alt: 'En bro', kredit: 'Lena', caption: uniqueWord() });
  const { id: media, src, caption } = body.media;
  const { id, revision } = await chief.created(showing(src));
  const refused = await chief.delete(`/media/${media}`);
  expect([refused.status, refused.koder, refused.body.anvandning]).toEqual([
    409,
    ['bild_anvands'],
    [expect.objectContaining({ innehall: id, roll: 'block', block: 'bbildett', sprak: 'sv' })],
  ]);
  expect(refused.fel[0]?.orsak).toContain('en artikel');
  await chief.saved(id, 'sv', { ...swedish(), bas: revision });
  const tried = await chief.call('DELETE', `/media/${media}`, { query: { provkor: 'true' } });
  expect([tried.status, (await chief.get(`/media/${media}`)).status]).toEqual([200, 200]);
  expect((await chief.delete(`/media/${media}`)).body).toMatchObject({ ok: true, id: media });
  for (const gone of [
    await chief.get(`/media/${media}`),
    await chief.delete(`/media/${media}`),
    await chief.get(`/media/${media}/anvandning`),
  ])
    expect([gone.status, gone.koder]).toEqual([404, ['finns_inte']]);
  expect((await chief.patch(`/media/${media}`, { kredit: 'x' })).status).toBe(404);
  expect((await chief.get('/media', { sok: caption })).body.antal).toBe(0);
  expect((await chief.get(`/innehall/${id}/sprak/sv/revisioner/${revision}`)).body.revision.block.at(-1).attrs.src).toBe(src);
  const log = await chief.get('/logg', { handelse: 'taBortMedia', per_sida: '5' });
  expect([200, 403]).toContain(log.status);
});

test('the same upload sent twice is one picture, told otherwise or by another it is two', async () => {
  const bytes = await picture('png', 61, 47);
  const sent = (caller: typeof chief, caption: string) =>
    caller.form('/media', [file(bytes, 'samma.png', 'image/png'), { name: 'caption', value: caption }]);
  const word = uniqueWord();
  const [first, again, ...atOnce] = [
    await sent(chief, word),
    await sent(chief, word),
    ...(await Promise.all([sent(chief, word), sent(chief, word)])),
  ];
  expect(first?.status).toBe(201);
  for (const one of [again, ...atOnce]) expect([one?.status, one?.body.media]).toEqual([201, first?.body.media]);
  const twin = uniqueWord();
  const [one, other] = await Promise.all([sent(chief, twin), sent(chief, twin)]);
  expect(one?.body.media.id).toBe(other?.body.media.id);
  expect((await sent(chief, uniqueWord())).body.media.id).not.toBe(first?.body.media.id);
  expect((await sent(writer, word)).body.media.id).not.toBe(first?.body.media.id);
  await chief.patch(`/media/${first?.body.media.id}`, { kredit: 'Nu en annan' });
  expect((await sent(chief, word)).body.media.id).not.toBe(first?.body.media.id);
});

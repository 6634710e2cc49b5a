import { randomBytes } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';

/* What readers meet of those who write: a byline that leads to their page, its feeds, and what becomes of it when they change name or leave. */

const { url } = inject('studio');
const [chief, admin, superadmin] = [await as('chefredaktor'), await as('admin'), await as('superadmin')];
const soon = { timeout: 10_000 };

type Fields = Record<string, unknown>;

/** A surname that no other test uses. */
const surname = () => [...randomBytes(10)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
const slugOf = (namn: string) => namn.toLowerCase().replaceAll('å', 'a').replaceAll(' ', '-');

async function hired(namn: string): Promise<string> {
  const { status, body } = await admin.post('/anvandare', { epost: `${surname()}@test.se`, namn, roll: 'skribent' });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return body.person.id;
}

async function published(fields: Fields, inEnglish = false): Promise<string> {
  const { id } = await chief.created({ ...swedish(), ...fields });
  if (inEnglish) await chief.save(id, 'en', english());
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return new URL(body.sprak.sv.lank).pathname;
}

async function read(path: string): Promise<{ status: number; text: string; location: string | undefined }> {
  const { status, headers, text } = await send({ method: 'GET', path }, url);
  return { status, text, location: headers.location };
}

const structured = (text: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}');

test('a byline leads to the page of who has signed, with what they tell of themselves, feeds, a place in the sitemap and structured data', async () => {
  const namn = `Åsa ${surname()}`;
  const id = await hired(namn);
  const path = `/skribent/${slugOf(namn)}`;
  expect((await read(path)).status, 'of nobody whom readers have nothing of').toBe(404);
  const article = await published({ ansvarig: namn }, true);
  await expect.poll(async () => (await read(path)).status, soon).toBe(200);
  expect((await read(article)).text).toContain(`<b><a href="${path}" rel="author">${namn}</a></b>`);

  const profil = {
    byline: { sv: 'matredaktör', en: 'food editor' },
    om: { sv: 'Skriver om "mat" & </script>.\n\nBor i Ystad.' },
    lankar: [{ namn: 'Mastodon', adress: 'https://social.example/@asa' }],
  };
  const changed = await admin.patch(`/anvandare/${id}/profil`, profil);
  expect(changed.status, JSON.stringify(changed.body.fel)).toBe(200);
  expect(changed.body.profil).toMatchObject({
    ...profil,
    om: { ...profil.om, en: '' },
    sidor: { sv: path, en: `/en/author/${slugOf(namn)}` },
  });

  // At once, with the next question.
  const page = await read(article);
  expect(page.text).toContain('</b>, matredaktör');
  const [node] = structured(page.text)['@graph'];
  expect(node.author).toEqual([{ '@type': 'Person', name: namn, url: url + path, jobTitle: 'matredaktör' }]);
  const { text } = await read(path);
  expect(text).toContain('<p>Bor i Ystad.</p>');
  expect(text).toContain('&lt;/script&gt;');
  expect(structured(text)['@graph'][0]).toMatchObject({
    '@type': 'ProfilePage',
    url: url + path,
    mainEntity: { '@type': 'Person', name: namn, jobTitle: 'matredaktör', sameAs: ['https://social.example/@asa'] },
  });
  expect(text).toContain(`hreflang="en" href="${url}/en/author/${slugOf(namn)}"`);
  const inEnglish = await read(`/en/author/${slugOf(namn)}`);
  expect(inEnglish.text).toContain('food editor');
  expect(inEnglish.text).not.toContain('Bor i Ystad');
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) expect((await read(`${path}/${feed}`)).text).toContain(article);
  expect((await read('/sitemap-0.xml')).text).toContain(`${path}</loc>`);
  expect([(await read(`${path}?sida=2`)).status, (await read('/skribent')).status, (await read(`/author/${slugOf(namn)}`)).status]).toEqual(
    [404, 404, 404],
  );
  expect((await read(`${path.toUpperCase()}/`)).location).toBe(path);
});

test('a new name is a new address, to which the old one leads; what was signed by the old name is still found', async () => {
  const [before, after] = [`Nora ${surname()}`, `Vera ${surname()}`];
  const id = await hired(before);
  const article = await published({ ansvarig: before });
  const old = `/skribent/${slugOf(before)}`;
  await expect.poll(async () => (await read(old)).status, soon).toBe(200);
  await admin.patch(`/anvandare/${id}`, { namn: after });
  expect(await read(old)).toMatchObject({ status: 301, location: `/skribent/${slugOf(after)}` });
  expect((await read(`${old}/rss.xml`)).location).toBe(`/skribent/${slugOf(after)}/rss.xml`);
  const { text } = await read(`/skribent/${slugOf(after)}`);
  expect(text).toContain(article);
  // The words of a byline are those it was published with.
  expect((await read(article)).text).toContain(`<a href="/skribent/${slugOf(after)}" rel="author">${before}</a>`);
});

test('of two with one name nobody is led to either, unless it is known who signed', async () => {
  const namn = `Kim ${surname()}`;
  const [first, second] = [await hired(namn), await hired(namn)];
  const article = await published({ ansvarig: namn });
  expect((await read(article)).text).toContain(`<b>${namn}</b>`);
  // Whose article it is tells which of them it was.
  const own = await chief.created(swedish());
  expect((await admin.patch(`/innehall/${own.id}`, { ansvarig: namn })).status).toBe(200);
  const profil = async (id: string) => (await admin.get(`/anvandare/${id}/profil`)).body.profil;
  expect([(await profil(first)).sidor.sv, (await profil(second)).sidor.sv]).toEqual(['', '']);
});

test('who is employed under a name that something has been signed with is led to at once, and nobody is when they are removed', async () => {
  const namn = `Alva ${surname()}`;
  const article = await published({ ansvarig: namn });
  const byline = async () => /<p class="artikel-byline"><span>Av (.*?)<\/span>/.exec((await read(article)).text)?.[1];
  const alone = `<b>${namn}</b>`;
  const led = `<b><a href="/skribent/${slugOf(namn)}" rel="author">${namn}</a></b>`;
  expect(await byline()).toBe(alone);
  await hired(namn);
  expect(await byline()).toBe(led);
  const namesake = await hired(namn);
  expect(await byline(), 'of two it is not known which').toBe(alone);
  expect((await admin.delete(`/anvandare/${namesake}`)).status).toBe(200);
  expect(await byline()).toBe(led);
});

test('whoever has left is still found by readers; of whom was made anonymous nothing is', async () => {
  const namn = `Elin ${surname()}`;
  const id = await hired(namn);
  await admin.patch(`/anvandare/${id}/profil`, { om: { sv: 'En hemlighet.' } });
  const article = await published({ ansvarig: namn });
  const path = `/skribent/${slugOf(namn)}`;
  await expect.poll(async () => (await read(path)).status, soon).toBe(200);
  await admin.patch(`/anvandare/${id}`, { aktiv: false });
  expect((await read(path)).status).toBe(200);
  expect((await superadmin.post(`/anvandare/${id}/avidentifiering`)).status).toBe(200);
  expect([(await read(path)).status, (await read(`${path}/atom.xml`)).status]).toEqual([404, 404]);
  // What was published says who signed it; it leads nowhere.
  expect((await read(article)).text).toContain(`<b>${namn}</b>`);
  expect((await read('/sitemap-0.xml')).text).not.toContain(path);
  expect((await admin.get(`/anvandare/${id}/profil`)).body.profil.om.sv).toBe('');
});

test('everybody tells readers of themselves, and nobody but an administrator of somebody else', async () => {
  const writer = await as('skribent');
  const own = await writer.patch(`/anvandare/${writer.id}/profil`, { byline: { sv: 'kulturskribent' } });
  expect([own.status, own.body.profil.byline]).toEqual([200, { sv: 'kulturskribent', en: '' }]);
  expect((await writer.patch(`/anvandare/${chief.id}/profil`, { om: { sv: 'x' } })).koder).toEqual(['rattighet_saknas']);
  expect((await writer.get(`/anvandare/${chief.id}/profil`)).koder).toEqual(['rattighet_saknas']);
  const wrong = {
    byline: { sv: 'två\nrader', en: 'x'.repeat(101) },
    om: { sv: 'x'.repeat(2_001) },
    lankar: [{ namn: '', adress: 'javascript:alert(1)' }],
  };
  const refused = await writer.patch(`/anvandare/${writer.id}/profil`, wrong);
  expect([refused.status, refused.body.fel.map(({ falt }: { falt: string }) => falt)]).toEqual([
    422,
    expect.arrayContaining(['byline.sv', 'byline.en', 'om.sv', 'lankar[0].namn', 'lankar[0].adress']),
  ]);
  expect((await writer.patch(`/anvandare/${writer.id}/profil`, { bild: 'ingen' })).koder).toEqual(['bild_okand']);
});

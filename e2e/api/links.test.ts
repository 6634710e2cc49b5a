import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { monitoredAddress } from '#lib/content/monitored-address.ts';
import { english, swedish, uniqueWord } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { articleLinkingTo, linkingBlocks, linksOf, outwardLink, SOON } from './newsroom/links.ts';
import { linkOf, programOf } from './newsroom/outbound.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';
import { oldAddress, redirectOf } from './newsroom/redirects.ts';

const { url } = inject('studio');
const chief = await as('chefredaktor');
const writer = await as('skribent');

const unique = () => `https://rapport.example/${randomUUID()}`;
const publicArticle = async (fields: Record<string, unknown> = {}) => {
  const { id } = await chief.created(swedish(fields));
  expect((await chief.release(id)).status).toBe(200);
  return { id, path: new URL((await chief.item(id)).sprak.sv.lank).pathname };
};
const stateOf = async (innehall: string, adress: string) =>
  (await chief.get('/lankar', { innehall })).body.lankar.find((link: { adress: string }) => link.adress === adress);
const warnings = async (id: string) =>
  (await chief.validate(id)).body.varningar
    .filter(({ kod }: { kod: string }) => /^lank_(dod|intern)/.test(kod))
    .map(({ kod, block }: { kod: string; block: string }) => [kod, block]);

describe('what is linked from what is public', () => {
  test('is known by its block: once for each address, whoever links to it and however it is spelt', async () => {
    const adress = unique();
    const one = await articleLinkingTo(chief, [adress, `${adress}#del-2`, '/', 'mailto:tips@example.se']);
    const other = await articleLinkingTo(chief, [adress]);
    const links = await linksOf(chief, one, 2);
    await linksOf(chief, other);
    const found = (await writer.get('/lankar', { innehall: one })).body.lankar.find((link: { adress: string }) => link.adress === adress);
    expect(found).toMatchObject({ vard: 'rapport.example', platser: [{ block: 'blanken0' }, { block: 'blanken1' }], antal_platser: 2 });
    expect(links.map((link: { adress: string }) => link.adress).toSorted()).toEqual(['/', adress]);
    const { rubrik } = await chief.item(other);
    expect((await chief.get('/lankar', { innehall: other })).body.lankar).toMatchObject([
      { id: found.id, platser: [{ rubrik, sprak: 'sv' }] },
    ]);
  });

  test('is that of the public version: not of the draft, and nothing when it is taken down', async () => {
    const [first, second] = [unique(), unique()];
    const id = await articleLinkingTo(chief, [first]);
    await linksOf(chief, id);
    await chief.saved(id, 'sv', { ...swedish(), block: linkingBlocks([second]), tvinga: true });
    expect((await linksOf(chief, id)).map((link: { adress: string }) => link.adress)).toEqual([first]);
    expect((await chief.release(id)).status).toBe(200);
    await expect.poll(async () => (await linksOf(chief, id)).map((link: { adress: string }) => link.adress), SOON).toEqual([second]);
    expect(await sql('SELECT 1 FROM lank WHERE adress = $1', [first])).toEqual([]);
    expect((await chief.takeDown(id)).status).toBe(200);
    await linksOf(chief, id, 0);
    expect(await sql('SELECT 1 FROM lank WHERE adress = $1', [second])).toEqual([]);
  });

  test('counts sources, fields and the other language', async () => {
    const [source, field, translated] = [unique(), unique(), unique()];
    const id = await articleLinkingTo(chief, [], {
      // Of one who has told of it there is no address.
      kallor: [
        { titel: 'Rapporten', url: source },
        { titel: 'Vaktmästaren', url: '' },
      ],
      block: [
        ...linkingBlocks([]),
        ...(swedish().block as object[]),
        { type: 'relaterat', attrs: { id: 'brelat01', rubrik: 'Läs också', lankar: [{ rubrik: 'Mer om bron', url: field }] } },
      ],
    });
    await chief.saved(id, 'en', { ...english(), block: linkingBlocks([translated]) });
    expect((await chief.release(id, { sprak: ['sv', 'en'] })).status).toBe(200);
    const links = await linksOf(chief, id, 3);
    expect((await chief.validate(id)).body.varningar.filter(({ falt }: { falt: string }) => falt.startsWith('kallor'))).toEqual([]);
    const placeOf = (adress: string) => links.find((link: { adress: string }) => link.adress === adress)?.platser;
    expect([placeOf(source), placeOf(field), placeOf(translated)]).toMatchObject([
      [
        { block: '', sprak: 'sv' },
        { block: '', sprak: 'en' },
      ],
      [{ block: 'brelat01', sprak: 'sv' }],
      [{ block: 'blanken0', sprak: 'en' }],
    ]);
  });

  test('of a link in very many places so many are told, and that there are more', async () => {
    const adress = unique();
    const id = await articleLinkingTo(
      chief,
      Array.from({ length: 130 }, () => adress),
    );
    const [link] = await linksOf(chief, id);
    expect([link.platser.length, link.antal_platser, link.fler_platser]).toEqual([100, 100, true]);
    const all = (await chief.get('/lankar', { vard: 'rapport.example', per_sida: '100' })).body.lankar;
    // A host is found as the screen shows it, without www, and as it is written.
    expect((await chief.get('/lankar', { vard: 'www.rapport.example', per_sida: '100' })).body.lankar).toEqual(all);
    expect(all.find((one: { id: string }) => one.id === link.id).platser).toHaveLength(10);
  });

  test('no more than two thousand of one version are kept', async () => {
    const one = Array.from({ length: 5 }, (_, nr) => ({
      type: 'text',
      text: `ord ${nr}`,
      marks: [{ type: 'link', attrs: { href: `https://manga.example/${nr}` } }],
    }));
    const id = await articleLinkingTo(chief, [], {
      block: Array.from({ length: 500 }, (_, nr) => ({ type: 'paragraph', attrs: { id: `bmangalank${nr}` }, content: one })),
    });
    const counted = async () => (await sql('SELECT count(*)::int AS antal FROM lankplats WHERE innehall_id = $1', [id]))[0]?.antal;
    await expect.poll(counted, SOON).toBe(2_000);
  });
});

describe('a link within the site', () => {
  test('is judged when the article is released: there, moved, taken down, never there', async () => {
    const [there, moved, down] = [await publicArticle(), await publicArticle(), await publicArticle()];
    await chief.saved(moved.id, 'sv', swedish({ slug: `flyttad-${uniqueWord()}`, tvinga: true }));
    expect((await chief.release(moved.id)).status).toBe(200);
    const now = new URL((await chief.item(moved.id)).sprak.sv.lank).pathname;
    await chief.takeDown(down.id);
    const [never, untagged] = [`/nyheter/fanns-aldrig-${uniqueWord()}`, `/tagg/${uniqueWord()}`];
    const id = await articleLinkingTo(chief, [there.path, new URL(moved.path, url).href, `${down.path}/?fran=puff`, never, untagged]);
    await linksOf(chief, id, 5);
    expect(await stateOf(id, there.path)).toMatchObject({ tillstand: 'ok', orsak: null, vard: '' });
    expect(await stateOf(id, moved.path)).toMatchObject({ tillstand: 'omdirigerad', leder_till: now });
    expect(await stateOf(id, down.path)).toMatchObject({ tillstand: 'trasig', orsak: 'nedtagen', orsak_text: 'Artikeln är nedtagen.' });
    expect(await stateOf(id, never)).toMatchObject({ tillstand: 'trasig', orsak: 'finns_inte' });
    expect(await stateOf(id, untagged)).toMatchObject({ tillstand: 'trasig', orsak: 'finns_inte' });
    expect(await warnings(id)).toEqual([
      ['lank_intern_nedtagen', 'blanken2'],
      ['lank_dod', 'blanken3'],
      ['lank_dod', 'blanken4'],
    ]);
  });

  test('is judged by what readers get, whatever kind of page it leads to and however it is spelt', async () => {
    const tag = uniqueWord();
    const there = await publicArticle({ taggar: [tag] });
    const gone = oldAddress();
    await redirectOf(chief, gone, there.path);
    expect((await chief.post('/omdirigeringar', { fran: `${gone}-borta`, status: 410 })).status).toBe(201);
    await expect.poll(async () => (await fetch(new URL(`/tagg/${tag}`, url))).status, SOON).toBe(200);
    const expected: Record<string, string> = {
      ...{
        '/': 'ok',
        '/en': 'ok',
        '/nyheter': 'ok',
        '/Nyheter/': 'ok',
        '/nyheter?sida=2#topp': 'ok',
        '/rss.xml': 'ok',
        '/nyheter/atom.xml': 'ok',
      },
      ...{
        '/sok?q=bro': 'ok',
        '/arkiv': 'ok',
        '/robots.txt': 'ok',
        '/sitemap.xml': 'ok',
        [`/tagg/${tag}`]: 'ok',
        [`/tagg/${tag}/rss.xml`]: 'ok',
      },
      ...{ '/nyhter': 'trasig', '/en/nyhter': 'trasig', '/de': 'trasig', '/tagg/fanns-aldrig': 'trasig', [`/tag/${tag}`]: 'trasig' },
      ...{ '/nyhter/rss.xml': 'trasig', '/rss': 'trasig', '/skribent/ingen-alls': 'trasig', '/person/ingen-alls': 'trasig' },
      ...{
        '/arkiv/1999': 'trasig',
        '/arkiv/2026/13': 'trasig',
        '/sok/bro': 'trasig',
        '/nyhter/mer-om-bron': 'trasig',
        '/nyheter/%zz': 'trasig',
      },
      ...{ [`/media/${randomUUID()}/640.jpg`]: 'trasig', [`/studio/live/${randomUUID()}.json`]: 'trasig' },
      ...{ [gone]: 'omdirigerad', [`${gone}-borta`]: 'trasig', '/arkiv/2026/1': 'trasig', '/studio/logga-in': 'ny' },
      ...{ [new URL('/nyhter?a=1', url.replace('http:', 'https:')).href]: 'trasig' },
    };
    const addresses = Object.keys(expected);
    const id = await articleLinkingTo(chief, addresses);
    const links = await linksOf(chief, id, new Set(addresses.map((address) => monitoredAddress(address, [url])?.adress)).size);
    const seen = new Map<string, { tillstand: string }>(links.map((link: { adress: string }) => [link.adress, link]));
    const seenAt = (address: string) => seen.get(monitoredAddress(address, [url])?.adress ?? '');
    for (const [address, tillstand] of Object.entries(expected))
      expect([address, seenAt(address)?.tillstand]).toEqual([address, tillstand]);
    expect(seenAt(gone)).toMatchObject({ leder_till: there.path });
    expect(seenAt('/nyhter')).toMatchObject({ orsak: 'finns_inte', orsak_text: 'Det finns ingen sida på adressen.' });
    // What is warned of in the draft is the same.
    const broken = addresses.flatMap((address, nr) => (expected[address] === 'trasig' ? [`blanken${nr}`] : []));
    expect((await warnings(id)).map(([, block]: string[]) => block).toSorted()).toEqual(broken.toSorted());
  });

  test('that leads nowhere is judged again when the newsroom says where it went', async () => {
    const old = oldAddress();
    const id = await articleLinkingTo(chief, [old]);
    await linksOf(chief, id);
    expect(await stateOf(id, old)).toMatchObject({ tillstand: 'trasig', orsak: 'finns_inte' });
    const redirect = await redirectOf(chief, old, '/nyheter');
    await expect.poll(async () => (await stateOf(id, old)).leder_till, SOON).toBe('/nyheter');
    await chief.delete(`/omdirigeringar/${redirect}`);
    await expect.poll(async () => (await stateOf(id, old)).tillstand, SOON).toBe('trasig');
  });

  test('is judged again when what it leads to is taken down, and when that is public again', async () => {
    const target = await publicArticle();
    const id = await articleLinkingTo(chief, [target.path]);
    await linksOf(chief, id);
    expect(await stateOf(id, target.path)).toMatchObject({ tillstand: 'ok' });
    await chief.takeDown(target.id);
    await expect.poll(async () => (await stateOf(id, target.path)).orsak, SOON).toBe('nedtagen');
    expect((await chief.get('/lankar', { tillstand: 'trasig', innehall: id })).body.antal).toBe(1);
    expect((await chief.release(target.id)).status).toBe(200);
    await expect.poll(async () => (await stateOf(id, target.path)).tillstand, SOON).toBe('ok');
  });

  test('through an outbound link is judged by the registry, whenever that changes', async () => {
    const kod = await linkOf(chief);
    const id = await articleLinkingTo(chief, [`/ut/${kod}`]);
    await linksOf(chief, id);
    expect(await stateOf(id, `/ut/${kod}`)).toMatchObject({ tillstand: 'ok' });
    await chief.patch(`/utlankar/${kod}`, { giltig_till: '2020-01-01' });
    await expect.poll(async () => (await stateOf(id, `/ut/${kod}`)).orsak, SOON).toBe('utlank_slut');
    await chief.delete(`/utlankar/${kod}`);
    await expect.poll(async () => (await stateOf(id, `/ut/${kod}`)).orsak, SOON).toBe('utlank_okand');
    await chief.post('/utlankar', { kod, adress: 'https://butik.example/panna', program: await programOf(chief) });
    await expect.poll(async () => (await stateOf(id, `/ut/${kod}`)).tillstand, SOON).toBe('ok');
  });

  test('is judged in a draft too, which nobody has read for its links', async () => {
    const target = await publicArticle();
    await chief.takeDown(target.id);
    const { id } = await chief.created({ ...swedish(), block: linkingBlocks([target.path]) });
    expect(await warnings(id)).toEqual([['lank_intern_nedtagen', 'blanken0']]);
  });
});

describe('a link that is known to be broken', () => {
  test('is warned of wherever it stands, until it is ignored', async () => {
    const adress = unique();
    const id = await articleLinkingTo(chief, [adress]);
    const [link] = await linksOf(chief, id);
    await sql(`UPDATE lank SET tillstand = 'trasig', orsak = 'svar', svar = 404 WHERE id = $1`, [link.id]);
    expect(await warnings(id)).toEqual([['lank_dod', 'blanken0']]);
    expect(await stateOf(id, adress)).toMatchObject({
      ...{ tillstand: 'trasig', orsak_text: 'Sidan finns inte (404).', arkiv: `https://web.archive.org/web/${adress}` },
    });
    const ignored = await writer.post(`/lankar/${link.id}/ignorera`, { till: '2099-01-01', anledning: 'De bygger om.' });
    expect(ignored.body.lank).toMatchObject({ tillstand: 'ignorerad', ignorerad: { anledning: 'De bygger om.', av: { id: writer.id } } });
    expect(await warnings(id)).toEqual([]);
    for (const [tillstand, antal] of [
      ['ignorerad', 1],
      ['trasig', 0],
    ] as const)
      expect((await chief.get('/lankar', { innehall: id, tillstand })).body.antal).toBe(antal);
    const again = await writer.post(`/lankar/${link.id}/ignorera`, { till: null });
    expect(again.body.lank).toMatchObject({ tillstand: 'trasig', ignorerad: null });
  });

  test('is ignored no longer than was said', async () => {
    const { id, innehall } = await outwardLink(chief);
    await sql(`UPDATE lank SET tillstand = 'trasig', orsak = 'dns' WHERE id = $1`, [id]);
    await writer.post(`/lankar/${id}/ignorera`, { till: '2099-01-01' });
    await sql(`UPDATE lank SET ignorerad_till = now() - interval '1 minute' WHERE id = $1`, [id]);
    expect(await warnings(innehall)).toEqual([['lank_dod', 'blanken0']]);
  });

  test('can be asked for by whoever writes, an agent too, and by nobody else', async () => {
    const { id, innehall } = await outwardLink(chief);
    const robot = await agent(MAY_PUBLISH);
    expect((await robot.get('/lankar', { innehall })).body.antal).toBe(1);
    expect((await robot.post('/lankar/kontrollera', { innehall })).body).toEqual({ ok: true, vantar: 1, bedomda: 0 });
    expect((await writer.post('/lankar/kontrollera', { id })).body).toEqual({ ok: true, vantar: 1, bedomda: 0 });
    const reader = await as('lasare');
    expect((await reader.post('/lankar/kontrollera', { id })).status).toBe(403);
    expect((await reader.get('/lankar', { innehall })).status).toBe(200);
  });
});

describe('broken links in the work queue', () => {
  const tasksOf = async (innehall: string) => (await chief.get('/ko', { innehall, typ: 'lank' })).body.ko;

  test('are one task for each article, which is done by itself when they are mended', async () => {
    const [one, other] = [`/nyheter/borta-${uniqueWord()}`, `/nyheter/borta-${uniqueWord()}`];
    const id = await articleLinkingTo(chief, [one, other]);
    await expect.poll(async () => (await tasksOf(id)).length, SOON).toBe(1);
    const [task] = await tasksOf(id);
    expect(task).toMatchObject({ status: 'oppen', typ: 'lank', av: { typ: 'system' }, innehall: id });
    expect(task.rubrik).toBe(`2 länkar leder fel: ${task.artikel.rubrik}`);
    for (const address of [one, other]) expect(task.beskrivning).toContain(`${address}: Det finns ingen sida på adressen.`);
    // One of two is mended: the release does not say that all is well.
    await chief.saved(id, 'sv', { ...swedish(), block: linkingBlocks(['/', other]), tvinga: true });
    await chief.release(id);
    await expect.poll(async () => (await linksOf(chief, id, 2)).some((link: { adress: string }) => link.adress === one), SOON).toBe(false);
    expect(await tasksOf(id)).toMatchObject([{ status: 'oppen' }]);
    await chief.saved(id, 'sv', { ...swedish(), block: linkingBlocks(['/']), tvinga: true });
    await chief.release(id);
    await expect.poll(async () => (await tasksOf(id))[0].status, SOON).toBe('klar');
    expect(await tasksOf(id)).toMatchObject([{ klar_av: { typ: 'system' } }]);
  });

  test('that somebody has called done are not asked for again, and those that are ignored not at all', async () => {
    const id = await articleLinkingTo(chief, [`/nyheter/borta-${uniqueWord()}`]);
    await expect.poll(async () => (await tasksOf(id)).length, SOON).toBe(1);
    const [task] = await tasksOf(id);
    expect((await writer.post(`/ko/${task.id}/klar`)).status).toBe(200);
    const ignored = await articleLinkingTo(chief, [`/nyheter/borta-${uniqueWord()}`]);
    const [link] = await linksOf(chief, ignored);
    await writer.post(`/lankar/${link.id}/ignorera`, { till: '2099-01-01', anledning: 'Den kommer i morgon.' });
    // A third comes into the queue, after whatever is asked for of the two.
    const third = await articleLinkingTo(chief, [`/nyheter/borta-${uniqueWord()}`]);
    await expect.poll(async () => (await tasksOf(third)).length, SOON).toBe(1);
    expect((await tasksOf(id)).map(({ id }: { id: string }) => id)).toEqual([task.id]);
    await expect.poll(async () => (await tasksOf(ignored)).every(({ status }: { status: string }) => status === 'klar'), SOON).toBe(true);
  });
});

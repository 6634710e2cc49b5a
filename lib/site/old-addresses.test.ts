import { beforeEach, expect, test } from 'vitest';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
let site: SiteUnderTest;

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles.push(article({ id: 'a', sektion: 'mat', slug: 'soppa', rubrik: 'Soppa' }));
  site.source.moved.push(
    { id: 'exakt', fran: '/2019/05/soppa', till: '/mat/soppa', status: 301 },
    { id: 'stjarna', fran: '/category/*', till: '/mat', status: 302 },
    { id: 'borta', fran: '/gammalt', till: null, status: 410 },
    { id: 'engelska', fran: '/en/old', till: '/en', status: 301 },
    { id: 'levande', fran: '/mat/soppa', till: '/annat', status: 301 },
  );
});

const told = async (path: string, headers: Record<string, string> = BROWSER) => {
  const { status, headers: given } = await site.ask(path, { headers });
  return [status, given.location];
};

test('an old address leads on, whichever way it is written, and never from what is live', async () => {
  expect(await told('/2019/05/soppa')).toEqual([301, '/mat/soppa']);
  expect(await told('/2019/05/Soppa/?utm=x')).toEqual([301, '/mat/soppa?utm=x']);
  expect(await told('/category/mat')).toEqual([302, '/mat']);
  expect(await told('/en/old')).toEqual([301, '/en']);
  expect((await told('/gammalt'))[0]).toBe(410);
  expect((await told('/mat/soppa'))[0]).toBe(200);
  expect(await told('/Mat/Soppa/')).toEqual([301, '/mat/soppa']);
  expect((await told('/finns-inte'))[0]).toBe(404);
});

test('what readers come by is counted, and not what robots do', async () => {
  await told('/2019/05/soppa');
  await told('/2019/05/soppa', { 'user-agent': 'Googlebot/2.1' });
  await site.ask('/2019/05/soppa', { method: 'HEAD', headers: BROWSER });
  await told('/gammalt');
  expect(site.source.cameBy).toEqual(['exakt', 'borta']);
});

test('where Swedish is read elsewhere, an old address goes before the way there', async () => {
  site = await siteUnderTest({ svenskaHos: 'https://wp.example' });
  site.source.moved.push({ id: 'x', fran: '/gammalt', till: '/mat/soppa', status: 301 });
  expect(await told('/gammalt')).toEqual([301, '/mat/soppa']);
  expect(await told('/annat')).toEqual([302, 'https://wp.example/']);
});

import { beforeEach, describe, expect, test } from 'vitest';
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

describe('an article that has been taken down', () => {
  beforeEach(() => {
    site.source.redirects.set('sv/mat/nedtagen', { typ: 'nedtagen', sektion: 'mat' });
    site.source.redirects.set('sv/insandare/nedtagen', { typ: 'nedtagen', sektion: 'borta' });
  });

  test.each([
    [301, [301, '/mat/soppa']],
    [302, [302, '/mat/soppa']],
    [410, [410, undefined]],
  ] as const)('leads with %s where somebody has said so, and else to its section', async (status, answer) => {
    expect(await told('/mat/nedtagen')).toEqual([302, '/mat']);
    site.source.moved.push({ id: 'ned', fran: '/mat/nedtagen', till: status === 410 ? null : '/mat/soppa', status });
    expect(await told('/mat/nedtagen')).toEqual(answer);
    // Led once, however it is written.
    expect(await told('/Mat/Nedtagen/')).toEqual(answer);
    expect(site.source.cameBy).toEqual(['ned', 'ned']);
  });

  test('leads to the front page where the language has no such section any more, and never round and round', async () => {
    site.source.moved.push({ id: 'sektion', fran: '/borta', till: '/insandare/nedtagen', status: 301 });
    expect(await told('/borta')).toEqual([301, '/insandare/nedtagen']);
    expect(await told('/insandare/nedtagen')).toEqual([302, '/']);
    expect((await told('/'))[0]).toBe(200);
  });

  test('leads so where Swedish is read elsewhere too, before the way there', async () => {
    site = await siteUnderTest({ svenskaHos: 'https://wp.example' });
    site.source.redirects.set('sv/mat/nedtagen', { typ: 'nedtagen', sektion: 'mat' });
    expect(await told('/mat/nedtagen')).toEqual([302, 'https://wp.example/']);
    site.source.moved.push({ id: 'ned', fran: '/mat/nedtagen', till: '/en', status: 301 });
    expect(await told('/mat/nedtagen')).toEqual([301, '/en']);
    expect(site.source.cameBy).toEqual(['ned']);
  });
});

test('nobody is led round and round by way of another spelling', async () => {
  site.source.moved.push(
    { id: 'manad', fran: '/arkiv/2019/01', till: '/arkiv/2019/1', status: 301 },
    { id: 'fran', fran: '/jan', till: '/arkiv/2018/1', status: 301 },
    { id: 'till', fran: '/arkiv/2018/01', till: '/jan', status: 301 },
  );
  expect((await told('/arkiv/2019/01'))[0]).toBe(404);
  expect((await told('/jan'))[0]).toBe(404);
  expect((await told('/arkiv/2018/01'))[0]).toBe(404);
});

test('where Swedish is read elsewhere, an old address goes before the way there', async () => {
  site = await siteUnderTest({ svenskaHos: 'https://wp.example' });
  site.source.moved.push({ id: 'x', fran: '/gammalt', till: '/mat/soppa', status: 301 });
  site.source.moved.push({ id: 'sok', fran: '/sok', till: '/en', status: 302 });
  expect(await told('/gammalt')).toEqual([301, '/mat/soppa']);
  expect(await told('/annat')).toEqual([302, 'https://wp.example/']);
  expect(await told('/sok?q=ord')).toEqual([302, '/en?q=ord']);
  // The front page is nobody's to lead from.
  site.source.moved.push({ id: 'allt', fran: '/*', till: '/en', status: 302 });
  expect(await told('/')).toEqual([302, 'https://wp.example/']);
});

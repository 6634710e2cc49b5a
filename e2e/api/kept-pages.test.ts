import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { english, paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * Pages are kept until what they tell has changed. Whatever is released, taken down or patched, in whatever order, what is
 * kept is what an instance that has kept nothing makes; and of each change it is told which article it was.
 */

const { url, databaseUrl } = inject('studio');
const heard: string[] = [];
let listener: pg.Client;
let chief: Caller;

beforeAll(async () => {
  chief = await as('chefredaktor');
  listener = new pg.Client({ connectionString: databaseUrl });
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await listener.connect();
  await listener.query('LISTEN studio_andrat');
});
afterAll(() => listener.end());

const read = (path: string, from = url) => send({ method: 'GET', path, headers: {} }, from);

async function published(fields: Record<string, unknown> = {}) {
  const { id, slug } = await chief.created({ sektion: 'kultur', ...swedish(fields) });
  await chief.saved(id, 'en', english());
  expect((await chief.release(id)).status).toBe(200);
  return { id, slug, enSlug: (await chief.item(id)).sprak.en.arbetsrevision.slug as string };
}

test('a release and a takedown tell which article readers see otherwise, and which of them brings it out', async () => {
  const { id } = await published();
  expect((await chief.takeDown(id)).status).toBe(200);
  await vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([`publikt ${id} ut`, `publikt ${id}`])));
  expect(heard).not.toContain('publikt');
});

describe('what is kept is what would be made anew', () => {
  test('after releases, moves, takedowns and patches', { timeout: 120_000 }, async () => {
    const tagg = uniqueWord();
    const box = { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg, lankar: [{ rubrik: 'Annat', url: '/kultur/annat' }] } };
    const articles = [];
    for (let nr = 0; nr < 5; nr++)
      articles.push(await published({ taggar: [tagg], block: [paragraph('Text om bron.', 'bstycke001'), box] }));
    const paths = [
      ...['/', '/en', '/kultur', '/mat', '/en/kultur', '/en/mat', '/rss.xml', '/kultur/rss.xml', '/mat/rss.xml', '/en/kultur/rss.xml'],
      ...articles.flatMap(({ slug, enSlug }) =>
        ['kultur', 'mat'].flatMap((sektion) => [`/${sektion}/${slug}`, `/en/${sektion}/${enSlug}`]),
      ),
      ...['/sitemap.xml', '/sitemap-0.xml', '/sitemap-1.xml'],
    ];
    const [first, second, third, fourth, fifth] = articles.map(({ id }) => id) as [string, string, string, string, string];
    const working = async (id: string) => (await chief.item(id)).sprak.sv.arbetsrevision;
    const reword = async (id: string, fields: Record<string, unknown>) => {
      const { rubrik, ingress, block, meta, hero, slug, id: bas } = await working(id);
      await chief.saved(id, 'sv', { rubrik, ingress, block, meta, hero, slug, bas, ...fields });
      expect((await chief.release(id)).status).toBe(200);
    };
    const changes: Array<() => Promise<unknown>> = [
      () => reword(first, { rubrik: `Ny rubrik ${uniqueWord()}` }),
      () => chief.takeDown(second),
      () => chief.patch(`/innehall/${third}`, { sponsrad: { partner: 'Banken', markning: 'Annons från' } }),
      () => chief.patch(`/innehall/${first}`, { ansvarig: 'Elsa Norén' }),
      async () => {
        await chief.patch(`/innehall/${fourth}`, { sektion: 'mat' });
        await chief.release(fourth);
      },
      () => chief.release(second),
      () => chief.patch(`/innehall/${fifth}`, { taggar: [] }),
      async () => {
        const { slug } = await working(first);
        await reword(first, { slug: `${slug.slice(0, 60)}-igen` });
      },
      () => chief.takeDown(fourth),
      () => published({ taggar: [tagg] }),
    ];
    for (const change of changes) {
      // So that everything is kept when the change comes.
      await Promise.all(paths.map((path) => read(path)));
      await change();
    }
    const forgetful = await ownStudio({});
    try {
      for (const path of paths) {
        const [kept, made] = await Promise.all([read(path), read(path, forgetful.url)]);
        // A box leads to where the article was released, which is out of the site for the other.
        const plain = (text: string) =>
          text
            .replaceAll(url, '')
            .replaceAll(forgetful.url, '')
            .replace(/ rel="[^"]*noopener"/g, '');
        const said = ({ status, headers, text }: typeof kept) => [path, status, headers.location, plain(text)];
        expect(said(kept)).toEqual(said(made));
      }
    } finally {
      await forgetful.stop();
    }
  });
});

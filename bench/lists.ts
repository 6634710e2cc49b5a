import { ownerId } from '../e2e/database/large-newsroom.ts';
import { type FilledNewsroom, inFilledNewsroom, list, measured } from './filled-newsroom.ts';

/* What lists and the sitemap cost in newsrooms of different size: README.md tells how it is run. */

const SIZES = (process.env.BENCH_ARTIKLAR ?? '10000,100000').split(',').map(Number);
/** So many pages of a hundred are gone through by their cursors before one is measured. */
const PAGES_DOWN = 90;

/** The cursor so many pages down, or none where the list has none. */
async function cursorDown({ call }: FilledNewsroom, operation: string, input: Record<string, string>): Promise<string | undefined> {
  let markor: unknown;
  for (let page = 0; page < PAGES_DOWN; page++) {
    const answer = await call(operation, { ...input, per_sida: '100', ...(typeof markor === 'string' ? { markor } : {}) });
    if (typeof answer.nasta !== 'string') return undefined;
    markor = answer.nasta;
  }
  return typeof markor === 'string' ? markor : undefined;
}

async function lists(newsroom: FilledNewsroom): Promise<void> {
  const articles = 'listaInnehall';
  await list(newsroom, 'articles, page 1', articles, {});
  await list(newsroom, 'articles, page 40', articles, { sida: '40' });
  await list(newsroom, 'articles, page 400', articles, { sida: '400' });
  await list(newsroom, 'articles, page 100 000', articles, { sida: '100000' });
  const orders: Record<string, string>[] = [{}, { sortera: 'publicerad' }, { sortera: 'rubrik' }];
  for (const order of orders) {
    const markor = await cursorDown(newsroom, articles, order);
    if (markor !== undefined)
      await list(newsroom, `articles, by cursor ${PAGES_DOWN * 100} down, ${order.sortera ?? 'andrad'}`, articles, { ...order, markor });
  }
  await list(newsroom, 'articles by responsible', articles, { ansvarig: 'Ansvarig 7' });
  await list(newsroom, 'articles by owner', articles, { agare: ownerId(7) });
  await list(newsroom, 'articles by section and state', articles, { sektion: 'mat', status: 'publicerad' });
  await list(newsroom, 'articles by tag', articles, { tagg: 'tagg 1' });
  await list(newsroom, 'articles, en=saknas', articles, { en: 'saknas' });
  await list(newsroom, 'articles, en=inaktuell', articles, { en: 'inaktuell' });
  await list(newsroom, 'pictures, page 1', 'listaMedia', {});
  await list(newsroom, 'pictures that are used', 'listaMedia', { anvand: '1' });
  await list(newsroom, 'releases, page 1', 'listaAllaReleaser', {});
  await list(newsroom, 'releases of a section', 'listaAllaReleaser', { sektion: 'mat' });
  await list(newsroom, 'letters, page 1', 'listaUtskick', {});
  await list(newsroom, 'queue, page 1', 'listaKo', {});
  await list(newsroom, 'queue, done', 'listaKo', { status: 'klar' });
  await list(newsroom, 'dictionary, page 1', 'listaPersoner', {});
  await list(newsroom, 'log, page 1', 'listaLogg', {});
}

async function sitemap({ kernel }: FilledNewsroom): Promise<void> {
  const { lists } = kernel.readers;
  const parts = await lists.mapParts(['sv', 'en']);
  const last = parts.at(-1)?.nr ?? 1;
  await measured('sitemap, the parts', async () => `${(await lists.mapParts(['sv', 'en'])).length} parts`);
  for (const nr of [1, Math.ceil(last / 2), last])
    await measured(`sitemap, part ${nr}`, async () => `${(await lists.mapPart(['sv', 'en'], nr)).length} addresses`);
}

/** Lists and the sitemap in newsrooms of each size, one after the other. */
export async function measureLists(): Promise<void> {
  for (const articles of SIZES) {
    await inFilledNewsroom(articles, async (newsroom) => {
      await lists(newsroom);
      await sitemap(newsroom);
    });
  }
}

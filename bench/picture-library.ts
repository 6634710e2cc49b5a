import { ownerId, wordOf } from '../e2e/database/large-newsroom.ts';
import { type FilledNewsroom, inFilledNewsroom, list, measured } from './filled-newsroom.ts';

/* What searching a library of pictures costs, by words and by looks: README.md tells how it is run. */

const PICTURES = Number(process.env.BENCH_BILDER ?? 100_000);

const SEARCHES: ReadonlyArray<readonly [name: string, input: Record<string, string>]> = [
  ['all of them', {}],
  ['a common word', { sok: wordOf(3) }],
  ['a word in some hundreds', { sok: wordOf(300) }],
  ['a rare word', { sok: wordOf(20_000) }],
  ['two common words', { sok: `${wordOf(3)} ${wordOf(4)}` }],
  ['a common word and a rare one', { sok: `${wordOf(3)} ${wordOf(20_000)}` }],
  ['four words', { sok: [3, 4, 25, 300].map(wordOf).join(' ') }],
  ['part of a word', { sok: 'abc' }],
  ['two letters', { sok: 'ab' }],
  ['a word that there is not', { sok: 'finns inte alls' }],
  ['a common word, GIF', { sok: wordOf(3), format: 'gif' }],
  ['a common word, used', { sok: wordOf(3), anvand: '1' }],
  ['two common words, by one', { sok: `${wordOf(3)} ${wordOf(4)}`, av: ownerId(7) }],
  ['a common word, by one', { sok: wordOf(3), av: ownerId(7) }],
  ['without credit', { kredit: 'saknas' }],
  ['without credit, by one', { kredit: 'saknas', av: ownerId(7) }],
  ['without alt in Swedish', { alt_saknas: 'sv' }],
  ['without alt where readers see them', { alt_saknas: 'sv', anvand: 'publik' }],
  ['used by none', { anvand: '0' }],
  ['seen by readers', { anvand: 'publik' }],
  ['rights ended, seen by readers', { rattighet: 'utgangen', anvand: 'publik' }],
  ['a collection of thousands', { samling: '00000000-0000-7000-8000-000000000001' }],
  ['a collection, without alt in Swedish', { samling: '00000000-0000-7000-8000-000000000007', alt_saknas: 'sv' }],
  ['GIF', { format: 'gif' }],
  ['of three days', { fran: dayBefore(30), till: dayBefore(28) }],
];

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

async function searches(newsroom: FilledNewsroom): Promise<void> {
  for (const [name, input] of SEARCHES) await list(newsroom, name, 'listaMedia', { per_sida: '50', ...input });
}

/** What looks like one picture, of subjects with few and with thousands of others. */
async function alike({ client, call }: FilledNewsroom): Promise<void> {
  const { rows } = await client.query<{ namn: string; ids: string[] }>(`SELECT CASE WHEN likhet >> 20 = (4611686018427387904 / 7) >> 20 THEN
      'alike, of a subject with thousands' ELSE 'alike, of any' END AS namn, (array_agg(id ORDER BY id))[1:60] AS ids FROM media WHERE likhet <> 0 GROUP BY 1 ORDER BY 1`);
  for (const { namn, ids } of rows) {
    let next = 0;
    await measured(namn, async () => {
      const { liknande } = await call('listaLiknandeMedia', { id: ids[next++ % ids.length] ?? '' });
      return `${Array.isArray(liknande) ? liknande.length : 0}`;
    });
  }
}

/** Searches and filters of a library of that many pictures. */
export function measurePictureLibrary(): Promise<void> {
  return inFilledNewsroom(PICTURES, async (newsroom) => {
    await searches(newsroom);
    await alike(newsroom);
  });
}

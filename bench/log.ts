import { ownerId } from '../e2e/database/large-newsroom.ts';
import { type FilledNewsroom, inFilledNewsroom, list } from './filled-newsroom.ts';

/* What it costs to look things up in a long log: README.md tells how it is run. */

const LINES = Number(process.env.BENCH_RADER ?? 1_000_000);
const ARTICLES = 10_000;

/** One line a minute, the newest now: most of them saves, some releases that somebody ordered, a few refused logins and seldom a takedown. */
const FILL = `INSERT INTO logg (tid, operation, principal, order_av, innehall_id, detalj, korrelation)
  SELECT date_trunc('second', now()) - (${LINES} - n) * interval '1 minute',
    CASE WHEN n % 50000 = 7 THEN 'taNedInnehall' WHEN n % 1000 = 3 THEN 'losenordAvvisat' WHEN n % 20 = 1 THEN 'slappInnehall' WHEN n % 4 = 0 THEN 'skapaInnehall'
      ELSE 'sparaSprakversion' END,
    jsonb_build_object('typ', 'person', 'id', '00000000-0000-7000-8000-' || lpad((n % 40)::text, 12, '0'), 'namn', 'Person'),
    CASE WHEN n % 20 = 1 THEN jsonb_build_object('typ', 'person', 'id', '00000000-0000-7000-8000-' || lpad((n % 7)::text, 12, '0'), 'namn', 'Person') END,
    CASE WHEN n % 1000 <> 3 THEN artiklar[1 + n % ${ARTICLES}] END,
    CASE WHEN n % 25000 = 11 THEN '{"orsak": "Källan har dragit tillbaka sina uppgifter."}'::jsonb WHEN n % 1000 = 5 THEN '{"fel": ["slug_upptagen"]}'::jsonb
      WHEN n % 4 = 1 THEN jsonb_build_object('kommentar', 'Rättade siffran om kommunen, rad ' || n) ELSE '{}'::jsonb END,
    md5(n::text)
  FROM generate_series(1, ${LINES}) n, (SELECT array_agg(id ORDER BY id) AS artiklar FROM innehall) a`;

async function lookUps(newsroom: FilledNewsroom): Promise<void> {
  const { client } = newsroom;
  const { rows } = await client.query<{ id: string }>('SELECT innehall_id AS id FROM logg WHERE innehall_id IS NOT NULL LIMIT 1');
  const last = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const asked: Record<string, Record<string, string>> = {
    'page 1': {},
    'page 100': { sida: '100' },
    'of an article': { innehall: rows[0]?.id ?? '' },
    'by somebody': { av: ownerId(7) },
    'ordered by somebody': { order_av: ownerId(3) },
    'a common event': { handelse: 'sparaSprakversion' },
    'a rare event': { handelse: 'taNedInnehall' },
    'an event that never was': { handelse: 'aterstallRevision' },
    'what failed': { utfall: 'misslyckad' },
    'what failed, by somebody': { utfall: 'misslyckad', av: ownerId(5) },
    'a week of a year ago': { fran: last(372), till: last(365) },
    'a year, by somebody': { fran: last(365), av: ownerId(7) },
    'a year, a rare event': { fran: last(700), till: last(335), handelse: 'taNedInnehall' },
    'somebody, a rare event': { av: ownerId(7), handelse: 'taNedInnehall' },
    'a word in every fourth line': { sok: 'kommunen' },
    'a word in few lines': { sok: 'dragit tillbaka' },
    'a word in none': { sok: 'ostkaka' },
    'that word, by somebody': { sok: 'kommunen', av: ownerId(7) },
    'that word, a rare event': { sok: 'kommunen', handelse: 'taNedInnehall' },
    'that word, in a week': { sok: 'kommunen', fran: last(372), till: last(365) },
    'a word in none, by somebody': { sok: 'ostkaka', av: ownerId(7) },
    'a word in none, a common event': { sok: 'ostkaka', handelse: 'sparaSprakversion' },
    'two letters': { sok: 'br' },
  };
  for (const [name, filter] of Object.entries(asked)) await list(newsroom, name, 'listaLogg', filter);
}

/** The log's filters and searches, each count made anew, where it has so many lines. */
export async function measureLog(): Promise<void> {
  await inFilledNewsroom(ARTICLES, async (newsroom) => {
    await newsroom.client.query(FILL);
    await newsroom.client.query('VACUUM ANALYZE logg');
    process.stdout.write(`${LINES} lines more in the log\n`);
    await lookUps(newsroom);
  });
}

import { type FilledNewsroom, inFilledNewsroom, measured } from './filled-newsroom.ts';

/* What it takes to look at figures: README.md tells how it is run. */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 100_000);
const DAYS = Number(process.env.BENCH_DAGAR ?? 400);
const GOAL_MS = 150;
/** What the newsroom is filled with is read in its last hundred days, a tenth of it each day; the same is added for the days before. */
const FILLED_DAYS = 100;
const NUMBERS = 'visningar, lastid_0, lastid_10, lastid_30, lastid_60, lastid_180, djup_0, djup_25, djup_50, djup_75';

const EARLIER = `INSERT INTO sidvisning (innehall_id, dag, sprak, kalla, sektion, ${NUMBERS})
  SELECT innehall_id, dag - back * ${FILLED_DAYS}, sprak, kalla, sektion, ${NUMBERS} FROM sidvisning, generate_series(1, ${Math.ceil(DAYS / FILLED_DAYS) - 1}) back
  WHERE dag > current_date - ${FILLED_DAYS} ON CONFLICT DO NOTHING`;
const EARLIER_SUMS = `INSERT INTO trafiksumma (slag, dag, varde, ${NUMBERS})
  SELECT x.slag, v.dag, x.varde, ${NUMBERS.split(', ')
    .map((name) => `sum(v.${name})`)
    .join(', ')}
  FROM sidvisning v JOIN innehall i ON i.id = v.innehall_id CROSS JOIN LATERAL (VALUES ('alla', ''), ('sprak', v.sprak), ('kalla', v.kalla), ('sektion', v.sektion), ('mall', i.mall),
    ('agent', CASE i.agare->>'typ' WHEN 'agent' THEN i.agare->>'id' ELSE '' END), ('artikel', v.innehall_id::text), ('stund', lpad((extract(epoch FROM i.skapad)::int % 24)::text, 2, '0') || ':00')) x(slag, varde)
  WHERE v.dag <= current_date - ${FILLED_DAYS} GROUP BY 1, 2, 3 ON CONFLICT DO NOTHING`;

// Twenty programs, told of by two sources in two currencies; of what is read each day a tenth earns something.
const PROGRAMS = `INSERT INTO annonsprogram (id, namn, domaner, rel, parametrar, skapad)
  SELECT gen_random_uuid(), 'Nätverk ' || n, '{}', '{sponsored}', '{}', now() FROM generate_series(1, 20) n`;
const EARNED = `INSERT INTO intakt (program_id, innehall_id, dag, valuta, kalla, belopp, importerad)
  SELECT p.id, v.innehall_id, v.dag, CASE p.nr % 5 WHEN 0 THEN 'EUR' ELSE 'SEK' END, CASE p.nr % 2 WHEN 0 THEN 'natverket' ELSE 'butiken' END, 100 + v.nr % 900, now()
  FROM (SELECT innehall_id, dag, row_number() OVER () AS nr FROM (SELECT DISTINCT innehall_id, dag FROM sidvisning WHERE dag > current_date - ${DAYS}) s) v
    JOIN (SELECT id, substr(namn, 9)::int AS nr FROM annonsprogram WHERE namn LIKE 'Nätverk %') p ON p.nr = v.nr / 10 % 20 + 1
  WHERE v.nr % 10 = 0 ON CONFLICT DO NOTHING`;
const EARNED_SUMS = `INSERT INTO intaktsumma (slag, dag, varde, valuta, kalla, belopp, rader, importerad)
  SELECT x.slag, i.dag, x.varde, i.valuta, i.kalla, sum(i.belopp), count(*), now() FROM intakt i JOIN innehall n ON n.id = i.innehall_id
    CROSS JOIN LATERAL (VALUES ('alla', ''), ('program', i.program_id::text), ('artikel', i.innehall_id::text), ('sektion', n.sektion), ('mall', n.mall),
      ('agent', CASE n.agare->>'typ' WHEN 'agent' THEN n.agare->>'id' ELSE '' END)) x(slag, varde)
  GROUP BY 1, 2, 3, 4, 5 ON CONFLICT DO NOTHING`;

const BY = ['timme', 'dag', 'artikel', 'sektion', 'kalla', 'sprak', 'agent'];
/** What the page of figures asks at once, and what that of revenue does. */
const PAGE = ['dag', 'artikel', 'sektion', 'kalla', 'sprak', 'agent'];
const EARNED_BY = ['dag', 'artikel', 'sektion', 'mall', 'program', 'agent'];
const SPANS = [1, 28, DAYS];
const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** Whether every question that the screens of figures ask is answered in time. */
export async function measureFigures(): Promise<boolean> {
  let slowest = 0;
  await inFilledNewsroom(ARTICLES, async (newsroom) => {
    await addEarlier(newsroom);
    const asked = async (name: string, operation: string, input: Record<string, string>) => {
      const p95 = await measured(name, async () => {
        const { totalt } = await newsroom.call(operation, input);
        return `${Object(totalt).visningar} views`;
      });
      slowest = Math.max(slowest, p95);
    };
    const askedTogether = async (name: string, questions: ReadonlyArray<[operation: string, input: Record<string, string>]>) => {
      const p95 = await measured(name, async () => {
        const answers = await Promise.all(questions.map(([operation, input]) => newsroom.call(operation, input)));
        return `${answers.length} answers`;
      });
      slowest = Math.max(slowest, p95);
    };
    for (const days of SPANS) {
      const input = { fran: day(days - 1), till: day(0) };
      await askedTogether(
        `the page of figures, ${days} days`,
        PAGE.map((per) => ['hamtaTrafik', { ...input, per, publicerat: '0' }]),
      );
      for (const per of EARNED_BY) {
        const ofSource: Array<[string, Record<string, string>]> = [
          ['hamtaIntakter', { ...input, per, kalla: 'natverket' }],
          ['hamtaIntakter', { ...input, per: 'program' }],
        ];
        await askedTogether(`the page of revenue by ${per}, ${days} days`, [['hamtaIntakter', { ...input, per }]]);
        await askedTogether(`the same of one source, ${days} days`, ofSource);
      }
    }
    for (const days of SPANS)
      for (const per of BY) await asked(`by ${per}, ${days} days`, 'hamtaTrafik', { fran: day(days - 1), till: day(0), per });
    const [most] = (
      await newsroom.client.query<{ id: string }>('SELECT innehall_id AS id FROM sidvisning GROUP BY 1 ORDER BY count(*) DESC LIMIT 1')
    ).rows;
    for (const dagar of ['7', '28', '366'])
      await asked(`the article read most, ${dagar} days`, 'hamtaArtikeltrafik', { id: most?.id ?? '', dagar });
  });
  process.stdout.write(`  slowest p95 ${slowest.toFixed(1)} ms (goal < ${GOAL_MS})\n`);
  return slowest < GOAL_MS;
}

async function addEarlier({ client }: FilledNewsroom): Promise<void> {
  await client.query(EARLIER);
  await client.query(EARLIER_SUMS);
  await client.query(PROGRAMS);
  await client.query(EARNED);
  await client.query(EARNED_SUMS);
  await client.query('VACUUM ANALYZE sidvisning, trafiksumma, intakt, intaktsumma');
  const { rows } = await client.query<{ name: string; antal: string }>(
    `SELECT 'sidvisning' AS name, count(*)::text AS antal FROM sidvisning UNION ALL SELECT 'trafiksumma', count(*)::text FROM trafiksumma
      UNION ALL SELECT 'intakt', count(*)::text FROM intakt UNION ALL SELECT 'intaktsumma', count(*)::text FROM intaktsumma
      UNION ALL SELECT 'days', count(DISTINCT dag)::text FROM trafiksumma WHERE slag = 'alla'`,
  );
  process.stdout.write(`  ${rows.map(({ name, antal }) => `${antal} ${name === 'days' ? 'days' : `rows of ${name}`}`).join(', ')}\n`);
}

import { z } from 'zod';
import type { Language } from '#lib/contract/languages.ts';
import { SOURCE_NAMES } from '#lib/contract/source-names.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { figuresOf, figuresSchema, measured, measuredFields, takenFields } from '#lib/operations/traffic/figures.ts';
import { publishedFigures, publishedIn } from '#lib/operations/traffic/published-in.ts';
import {
  daysBefore,
  periodFaults,
  type TrafficPeriod,
  today,
  trafficPeriod,
  trafficQuery,
} from '#lib/operations/traffic/traffic-period.ts';

const BY = ['timme', 'dag', 'artikel', 'sektion', 'kalla', 'sprak', 'agent'] as const;
/** What is read now was read within so many minutes; what is read this very moment, within so many. */
const NOW_MINUTES = 30;
const MOMENT_MINUTES = 5;
const RECENT_DAYS = 28;
/** Hours are told of so many days at most, the last ones. */
const HOURS_OF_DAYS = 2;

export const getTraffic = defineOperation({
  name: 'hamtaTrafik',
  summary: 'Trafiken på sajten: sidvisningar, lästid och läsdjup, per timme, dag, artikel, sektion, källa, språk eller agent.',
  method: 'GET',
  path: '/studio/api/trafik',
  query: z.object({
    ...trafficQuery,
    per: z
      .enum(BY)
      .default('dag')
      .meta({ description: `Vad rader delas upp på. artikel: de mest lästa. timme: högst de ${HOURS_OF_DAYS} sista dagarna.` }),
    publicerat: z
      .enum(['0', '1'])
      .default('1')
      .meta({ description: '0 lämnar sektioner tom och svarar fortare: vad som publicerades räknas artikel för artikel.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    ...measuredFields,
    nu: z.int().meta({ description: `Visningar de senaste ${NOW_MINUTES} minuterna.` }),
    laser_nu: z
      .array(z.object({ nyckel: z.string(), namn: z.string(), sektion: z.string(), senaste_5: z.int(), senaste_30: z.int() }))
      .meta({ description: `Artiklarna som läses nu: visningar de senaste ${MOMENT_MINUTES} och ${NOW_MINUTES} minuterna, högst 20.` }),
    idag: z.int(),
    dagar28: z.int().meta({ description: 'I dag och de 27 dagarna före.' }),
    fran: z.string(),
    till: z.string(),
    totalt: figuresSchema,
    rader: z.array(
      figuresSchema.extend({
        nyckel: z.string().meta({
          description: 'Dagen, timmen (ÅÅÅÅ-MM-DD TT), språket, artikelns, sektionens eller agentens id, eller källan; tomt för människor.',
        }),
        namn: z.string(),
      }),
    ),
    ...takenFields,
    sektioner: publishedFigures.meta({ description: 'Vad som publicerades under tiden, högst dess sju sista dagar.' }),
  }),
  errors: ['tid_bakvand'],
  omfang: 'trafik:las',
  hints: { readOnly: true },
  check: async ({ now }, asked) => periodFaults(asked, now),
  async run(context, { per, publicerat, ...asked }) {
    const { store, now } = context;
    const period = trafficPeriod(asked, now);
    const idag = today(now);
    const [began, nu, day, recent, totalt, rader, sektioner, importerat] = await Promise.all([
      store.traffic.began(),
      readNow(context),
      store.traffic.total({ fran: idag, till: idag }),
      store.traffic.total({ fran: daysBefore(idag, RECENT_DAYS - 1), till: idag }),
      store.traffic.total(period),
      rowsOf(context, per, period),
      publicerat === '1' ? publishedIn(context, period) : [],
      store.takenTraffic.inDays(period),
    ]);
    return {
      ok: true as const,
      ...measured(began, period.fran),
      ...{
        nu: nu.visningar,
        laser_nu: nu.artiklar.map(({ nyckel, rubrik, sektion, nyss, visningar }) => ({
          nyckel,
          namn: rubrik,
          sektion,
          senaste_5: nyss,
          senaste_30: visningar,
        })),
      },
      ...{ idag: day.visningar, dagar28: recent.visningar, fran: period.fran, till: period.till },
      totalt: figuresOf(totalt),
      rader: rader.map(({ nyckel, namn, ...figures }) => ({ nyckel, namn, ...figuresOf(figures) })),
      importerat,
      sektioner,
    };
  },
});

/** By whole minutes, of which the first has begun after it. */
function readNow({ store, now }: Pick<OperationContext, 'store' | 'now'>) {
  const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();
  return store.traffic.now(ago(NOW_MINUTES), ago(MOMENT_MINUTES));
}

/** The figures one by one, each with what it is called. */
async function rowsOf({ store, sections }: OperationContext, per: (typeof BY)[number], period: TrafficPeriod) {
  if (per === 'timme') {
    const fran = daysBefore(period.till, Math.min(period.dagar, HOURS_OF_DAYS) - 1);
    return (await store.traffic.byHour({ fran, till: period.till })).map((row) => ({ ...row, namn: `kl. ${row.nyckel.slice(-2)}` }));
  }
  if (per === 'dag') return (await store.traffic.byDay(period)).map((row) => ({ ...row, namn: row.nyckel }));
  if (per === 'artikel') return (await store.traffic.top(period, period.dagar)).map((row) => ({ ...row, namn: row.rubrik }));
  const rows = await store.traffic.by(per, period);
  const named = (names: ReadonlyMap<string, string>) => rows.map((row) => ({ ...row, namn: names.get(row.nyckel) ?? row.nyckel }));
  if (per === 'sektion') return named(new Map((await sections()).map(({ id, namn }) => [id, namn])));
  if (per !== 'agent') return named(FIXED_NAMES[per]);
  const agents = await store.traffic.agentNames(rows.map(({ nyckel }) => nyckel).filter((id) => id !== ''));
  return named(new Map([...agents, ['', 'Människor']]));
}

const namesOf = (names: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(names));
const FIXED_NAMES = { kalla: namesOf(SOURCE_NAMES), sprak: namesOf({ sv: 'Svenska', en: 'Engelska' } satisfies Record<Language, string>) };

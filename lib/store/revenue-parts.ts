import type { RevenueSum, Told } from '#lib/store/revenue-rows.ts';

/** What one row of a source sums, as it is kept. */
export interface KeptRevenue extends Pick<RevenueSum, 'program' | 'innehall' | 'dag' | 'valuta'> {
  belopp: string;
  /** Its parts by the outbound links that they were told of; '' for what was told of the article itself, or of none. Null where nobody wrote it down. */
  delar: Readonly<Record<string, string>> | null;
}

export interface PartsAfter {
  /** The rows that hold something of what was told, or have lost a part to it. */
  rows: Array<KeptRevenue & { delar: Readonly<Record<string, string>> }>;
  /** The rows of which nothing is left. */
  gone: KeptRevenue[];
  told: Told;
}

interface Row {
  kept: KeptRevenue;
  isKept: boolean;
  /** Whether something told has changed it, or is it still. */
  isTold: boolean;
  delar: Map<string, bigint>;
  /** The whole of it, until something told takes its place, where its parts are not known. */
  unparted: bigint | undefined;
}

/**
 * The rows of a source when it has told that: each part in place of what was told before of the same outbound link on that day in that currency, wherever it was
 * booked, or of the same article. A row whose parts are not known, or that are not what it sums, goes as a whole when something told takes its place.
 */
export function partsAfter(kept: readonly KeptRevenue[], sums: readonly RevenueSum[]): PartsAfter {
  const rows = new Map(kept.map((row) => [keyOf(row), rowOf(row)]));
  const told: Told = { nya: 0, ersatta: 0, samma: 0 };
  const ofLinks = Map.groupBy(
    [...rows.values()].flatMap((row) => [...row.delar.keys()].map((kod) => ({ row, link: linkOf({ ...row.kept, kod }) }))),
    ({ link }) => link,
  );
  const unparted = Map.groupBy(
    [...rows.values()].filter((row) => row.unparted !== undefined),
    ({ kept: { program, dag, valuta } }) => `${program} ${dag} ${valuta}`,
  );
  // Its own place first: what is left without its parts elsewhere is then of no other that was told.
  const placed = sums.map((sum) => {
    const own = rows.get(keyOf(sum)) ?? rowOf({ ...sum, belopp: '0', delar: {} }, false);
    rows.set(keyOf(sum), own);
    return { sum, own, before: takenWhole(own) };
  });
  for (const { sum, own, before } of placed) {
    const elsewhere = sum.kod === '' ? [] : (ofLinks.get(linkOf(sum)) ?? []).map(({ row }) => row);
    before.push(...[own, ...elsewhere].flatMap((row) => taken(row, sum.kod)));
    if (sum.kod !== '') before.push(...(unparted.get(`${sum.program} ${sum.dag} ${sum.valuta}`) ?? []).flatMap(takenWhole));
    own.delar.set(sum.kod, sum.belopp);
    own.isTold = true;
    if (before.length === 0) told.nya += 1;
    else if (before.reduce((all, amount) => all + amount, 0n) === sum.belopp) told.samma += 1;
    else told.ersatta += 1;
  }
  const all = [...rows.values()].filter(({ isTold }) => isTold);
  return {
    rows: all.filter(({ delar }) => delar.size > 0).map(writtenOf),
    gone: all.filter(({ delar, isKept }) => delar.size === 0 && isKept).map((row) => row.kept),
    told,
  };
}

function rowOf(kept: KeptRevenue, isKept = true): Row {
  const delar = new Map(Object.entries(kept.delar ?? {}).map(([kod, amount]) => [kod, BigInt(amount)]));
  const whole = BigInt(kept.belopp);
  const isWhole = kept.delar !== null && [...delar.values()].reduce((sum, amount) => sum + amount, 0n) === whole;
  const row = { kept, isKept, isTold: false };
  return isWhole ? { ...row, delar, unparted: undefined } : { ...row, delar: new Map(), unparted: whole };
}

/** A part of a row, which then no longer has it. */
function taken(row: Row, kod: string): bigint[] {
  const amount = row.delar.get(kod);
  if (amount === undefined) return [];
  row.delar.delete(kod);
  row.isTold = true;
  return [amount];
}

function takenWhole(row: Row): bigint[] {
  const amount = row.unparted;
  if (amount === undefined) return [];
  row.unparted = undefined;
  row.isTold = true;
  return [amount];
}

function writtenOf({ kept, delar }: Row): PartsAfter['rows'][number] {
  const belopp = [...delar.values()].reduce((sum, amount) => sum + amount, 0n);
  return {
    ...kept,
    belopp: belopp.toString(),
    delar: Object.fromEntries([...delar].map(([kod, amount]) => [kod, amount.toString()])),
  };
}

const keyOf = ({ program, innehall, dag, valuta }: Pick<RevenueSum, 'program' | 'innehall' | 'dag' | 'valuta'>) =>
  `${program} ${innehall ?? ''} ${dag} ${valuta}`;
/** A link is of one program at a time, which may have been another. */
const linkOf = ({ dag, valuta, kod }: Pick<RevenueSum, 'dag' | 'valuta' | 'kod'>) => `${dag} ${valuta} ${kod}`;

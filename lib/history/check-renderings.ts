import type { HistoryProgress } from '#lib/history/check-history.ts';
import { finding } from '#lib/history/finding.ts';
import { authenticityOf, type Sign } from '#lib/site/authenticity.ts';
import type { ShownRendering, ShownRows } from '#lib/store/shown-rows.ts';

/** Rows hashed in one question: a page of the largest articles takes some megabytes. */
const ROWS = 50;

/** Holds what is kept rendered of pages against the marks that Studio made of it. Of another secret nothing can be said, and is shown to nobody. */
export async function* checkRenderings(rows: ShownRows, sign: Sign): AsyncGenerator<HistoryProgress> {
  let page = await rows.renderings(undefined, ROWS);
  while (page.length > 0) {
    yield { kontrollerade: page.length, fynd: page.filter((one) => isForged(sign, one)).map(faultOf) };
    page = await rows.renderings(page.at(-1), ROWS);
  }
}

function isForged(sign: Sign, { akthet, ...rendering }: ShownRendering): boolean {
  return akthet !== null && authenticityOf(sign, rendering, akthet) === 'falsk';
}

function faultOf({ innehall, sprak }: ShownRendering) {
  return finding('andrad_utanfor', { tabell: 'renderad', rad: `${innehall} ${sprak}` });
}

import { isLate, openFailures } from '#components/studio/release/release-rules.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

const DAYS = 14;
const DAY_LENGTH = 86_400_000;
/** More failures at once than this have one cause, and it is found in the first of them. */
const MOST_ARTICLES = 20;

/** The releases that somebody has to see to: late ones, and failures of the last two weeks that nothing has taken the place of. */
export async function loadAlarms(now: number): Promise<Release[]> {
  const { releaser } = await studio.listaAllaReleaser({
    fran: new Date(now - DAYS * DAY_LENGTH).toISOString(),
    till: new Date(now).toISOString(),
    tillstand: 'schemalagd,pagar,koad,misslyckad',
    per_sida: 100,
  });
  const failed = releaser.filter(({ tillstand }) => tillstand === 'misslyckad');
  const articles = [...new Set(failed.map(({ innehall }) => innehall.id))].slice(0, MOST_ARTICLES);
  const histories = await Promise.all(articles.map((id) => studio.listaReleaser({ id })));
  const open = new Set(histories.flatMap((history) => openFailures(history.releaser).map(({ id }) => id)));
  return releaser.filter((release) => isLate(release, now) || open.has(release.id));
}

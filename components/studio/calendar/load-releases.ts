import type { Release, ReleaseState } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

const PER_PAGE = 100;
const MOST_PAGES = 5;

export interface LoadedReleases {
  releaser: Release[];
  /** How many there are: more than were fetched when there are very many. */
  antal: number;
  antal_minst?: true | undefined;
}

export interface ReleaseQuery {
  /** From and to, as the service takes them. */
  fran: string;
  till?: string;
  sektion: string;
  tillstand: readonly ReleaseState[];
}

/** The releases of a time, the last first, as far as a screen can show them. */
export async function loadReleases({ fran, till, sektion, tillstand }: ReleaseQuery): Promise<LoadedReleases> {
  const query = {
    fran,
    per_sida: PER_PAGE,
    ...(till === undefined ? {} : { till }),
    ...(sektion === '' ? {} : { sektion }),
    ...(tillstand.length === 0 ? {} : { tillstand: tillstand.join() }),
  };
  const first = await studio.listaAllaReleaser({ ...query, sida: 1 });
  const pages = Array.from({ length: Math.min(first.sidor, MOST_PAGES) - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(pages.map((sida) => studio.listaAllaReleaser({ ...query, sida })));
  // One that moves between two pages while they are fetched comes twice.
  const all = new Map([first, ...rest].flatMap(({ releaser }) => releaser.map((release) => [release.id, release] as const)));
  return { releaser: [...all.values()], antal: first.antal, antal_minst: first.antal_minst };
}

/** Whether a release has the words in its headline or is by somebody of that name. */
export function hasWords({ innehall, av, order_av }: Release, sok: string): boolean {
  const text = `${innehall.rubrik} ${av.namn} ${order_av?.namn ?? ''}`.toLocaleLowerCase('sv');
  return sok
    .toLocaleLowerCase('sv')
    .split(/\s+/)
    .every((word) => text.includes(word));
}

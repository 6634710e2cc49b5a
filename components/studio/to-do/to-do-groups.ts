import { isLate, possibilitiesOf } from '#components/studio/release/release-rules.ts';
import { TASKS } from '#components/studio/tasks/task-address.ts';
import { TASK_PRIORITY } from '#components/studio/tasks/task-words.ts';
import type { ToDoEntry, ToDoGroup } from '#components/studio/to-do/to-do-view.tsx';
import { cannotApprove } from '#lib/access/rights.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { ListedItem } from '#lib/contract/article.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { orderAddress } from '#lib/contract/order-address.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import type { Release } from '#lib/contract/release.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

const OLD_PRICES = '/studio?priser=gamla';
const UNDESCRIBED = '/studio?alt=saknas';
type UndescribedArticle = OperationOutput<'listaArtiklarUtanAlt'>['artiklar'][number];

const NUMBER = new Intl.NumberFormat('sv-SE');

interface Waiting {
  /** Taken by whoever looks, and what they answer for. */
  tagna: readonly QueueItem[];
  ansvar: readonly QueueItem[];
  /** Everybody's that should have been done. */
  forsenade: readonly QueueItem[];
  begarda: readonly Release[];
  /** Failed and late ones that nothing has taken the place of. */
  publiceringar: readonly Release[];
  granskning: readonly ListedItem[];
  utkast: readonly ListedItem[];
  /** How many articles readers have with a price that nobody has looked at for so many days; nothing where that is somebody else's to see to. */
  gamlaPriser: { antal: number; antal_minst?: true | undefined; prisdagar: number } | undefined;
  /** The public versions with pictures that nobody has described; none where that is somebody else's to see to. */
  utanAlt: readonly UndescribedArticle[];
}

/** What waits for `jag`, in the order it presses: nothing twice. */
export function toDoGroups(waiting: Waiting, jag: Actor, now: number): ToDoGroup[] {
  const { tagna, ansvar, forsenade, begarda, publiceringar, granskning, utkast, gamlaPriser, utanAlt } = waiting;
  const told = new Set<string>();
  const once = (tasks: readonly QueueItem[]) => tasks.filter(({ id }) => !told.has(id) && told.add(id)).map(taskEntry);
  const mayApprove = (item: ListedItem) =>
    LANGUAGES.some((sprak) => item.sprak[sprak]?.status === 'granskning' && cannotApprove(jag, item, sprak) === undefined);
  return [
    { id: 'tagna', namn: 'Du håller på med', entries: once(tagna), href: `${TASKS}?vy=tavla` },
    {
      id: 'ordrar',
      namn: 'Ordrar som du ska bekräfta',
      entries: begarda
        .filter((release) => possibilitiesOf(release, jag).confirm)
        .map((release) => ({ ...releaseEntry(release, now), href: orderAddress(release.innehall.id) })),
      href: '/studio/publiceringar?vy=lista&tillstand=begart',
    },
    {
      id: 'godkanna',
      namn: 'Väntar på ditt godkännande',
      entries: begarda.filter((release) => possibilitiesOf(release, jag).decide).map((release) => releaseEntry(release, now)),
      href: '/studio/publiceringar?vy=lista&tillstand=begart',
    },
    {
      id: 'publiceringar',
      namn: 'Publiceringar att se över',
      entries: publiceringar.map((release) => releaseEntry(release, now)),
      href: '/studio/publiceringar?vy=lista&tillstand=fel',
    },
    {
      id: 'ansvar',
      namn: 'Du ansvarar för',
      entries: once(ansvar.toSorted((one, other) => Number(other.forsenad) - Number(one.forsenad))),
      href: `${TASKS}?vy=lista&ansvarig=jag`,
    },
    {
      id: 'granska',
      namn: 'Att granska',
      entries: granskning.filter(mayApprove).map(articleEntry),
      href: '/studio?status=granskning',
    },
    { id: 'forsenade', namn: 'Försenat i kön', entries: once(forsenade), href: `${TASKS}?vy=lista&forsenad=1` },
    { id: 'priser', namn: 'Priser att se efter', entries: oldPriceEntries(gamlaPriser), href: OLD_PRICES },
    { id: 'utanalt', namn: 'Publicerade bilder utan alternativtext', entries: utanAlt.map(undescribedEntry), href: UNDESCRIBED },
    { id: 'utkast', namn: 'Dina utkast', entries: utkast.map(articleEntry), href: '/studio?agare=jag&status=utkast' },
  ];
}

function taskEntry({ id, rubrik, senast, tagen_till, forsenad, prioritet }: QueueItem): ToDoEntry {
  const urgent = prioritet === 'akut' || prioritet === 'hog' ? TASK_PRIORITY[prioritet] : undefined;
  const badge = forsenad ? ({ namn: 'Försenad', tone: 'danger' } as const) : urgent;
  return { id, namn: rubrik, href: `${TASKS}?uppgift=${id}`, tid: senast ?? tagen_till, ...(badge === undefined ? {} : { badge }) };
}

function releaseEntry(release: Release, now: number): ToDoEntry {
  const { id, innehall, tillstand, datum, skapad } = release;
  const badge =
    tillstand === 'misslyckad'
      ? ({ namn: 'Misslyckad', tone: 'danger' } as const)
      : isLate(release, now)
        ? ({ namn: 'Sen', tone: 'danger' } as const)
        : undefined;
  return {
    id,
    namn: innehall.rubrik,
    href: `/studio/artikel/${innehall.id}`,
    tid: datum ?? skapad,
    ...(badge === undefined ? {} : { badge }),
  };
}

/** All of them as one: what they are is in the list. */
function oldPriceEntries(found: Waiting['gamlaPriser']): ToDoEntry[] {
  if (found === undefined || found.antal === 0) return [];
  const { antal, antal_minst: isMore, prisdagar } = found;
  const articles = `${isMore ? 'Fler än ' : ''}${NUMBER.format(antal)} ${antal === 1 ? 'artikel' : 'artiklar'}`;
  const days = prisdagar === 1 ? 'en dag' : `${NUMBER.format(prisdagar)} dagar`;
  return [{ id: 'gamla-priser', namn: `${articles} med priser som ingen har kontrollerat på ${days}`, href: OLD_PRICES, tid: null }];
}

/** It leads to the first of the pictures. */
function undescribedEntry({ innehall, rubrik, sprak, antal, block, publicerad }: UndescribedArticle): ToDoEntry {
  const pictures = antal === 1 ? 'en bild' : `${NUMBER.format(antal)} bilder`;
  const place = new URLSearchParams({ sprak, visa: block ?? 'huvudbild' });
  return {
    id: `${innehall} ${sprak}`,
    namn: `${rubrik || 'Utan rubrik'} (${sprak === 'sv' ? '' : 'engelska, '}${pictures})`,
    href: `/studio/artikel/${innehall}?${place}`,
    tid: publicerad,
  };
}

function articleEntry({ id, rubrik, andrad }: ListedItem): ToDoEntry {
  return { id, namn: rubrik, href: `/studio/artikel/${id}`, tid: andrad };
}

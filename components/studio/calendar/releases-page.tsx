'use client';

import { CalendarClock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { byDay } from '#components/studio/calendar/by-day.ts';
import { addressOf, type CalendarFilter, PERIODS, STATE_GROUPS, VIEWS } from '#components/studio/calendar/calendar-address.ts';
import { CalendarContext } from '#components/studio/calendar/calendar-context.ts';
import { weekOf, weeksOfMonth } from '#components/studio/calendar/calendar-days.ts';
import { CalendarFilters } from '#components/studio/calendar/calendar-filters.tsx';
import { CalendarSteps } from '#components/studio/calendar/calendar-steps.tsx';
import { DayList } from '#components/studio/calendar/day-list.tsx';
import { type DropPlace, dropTime } from '#components/studio/calendar/drop-time.ts';
import { hasWords, loadReleases, type ReleaseQuery } from '#components/studio/calendar/load-releases.ts';
import { MonthView } from '#components/studio/calendar/month-view.tsx';
import { focusChip } from '#components/studio/calendar/release-chip.tsx';
import { ReleaseDetails } from '#components/studio/calendar/release-details.tsx';
import { ReleaseList } from '#components/studio/calendar/release-list.tsx';
import styles from '#components/studio/calendar/releases-page.module.css';
import { SectionLegend } from '#components/studio/calendar/section-legend.tsx';
import { useReleaseDrag } from '#components/studio/calendar/use-release-drag.ts';
import { WeekView } from '#components/studio/calendar/week-view.tsx';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import type { Concern } from '#components/studio/news/use-news.ts';
import { PageHeader } from '#components/studio/page-header.tsx';
import { moveRelease } from '#components/studio/release/change-release.ts';
import type { ChosenTime } from '#components/studio/release/publish-time.ts';
import { loadAlarms } from '#components/studio/release/release-alarms.ts';
import { loadRequests } from '#components/studio/release/release-requests.ts';
import { isAsked, isPublication, isWaiting, momentOf } from '#components/studio/release/release-rules.ts';
import { useNow } from '#components/studio/release/use-now.ts';
import { countWords } from '#components/studio/shown-page.ts';
import { dayAfter } from '#components/studio/stockholm-day.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Banner } from '#components/ui/banner.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Release } from '#lib/contract/release.ts';
import type { Section } from '#lib/contract/section.ts';

const MoveDialog = lazyDialog(async () => (await import('#components/studio/release/move-dialog.tsx')).MoveDialog);

const VIEW_NAME = { manad: 'Månad', vecka: 'Vecka', lista: 'Lista' } as const;
const SOON = 3_000;
const LATER = 15_000;
const RELEASES: Concern = { om: ['releaser'] };
const AFTER_CLOSING = 100;

interface ReleasesPageProps {
  filter: CalendarFilter;
  /** The day it is where the newsroom is. */
  idag: string;
  sektioner: readonly Section[];
  jag: Actor;
}

/** What goes out when, what went out, and what did not: as a calendar and as a list, with what has to be seen to on top. */
export function ReleasesPage({ filter: first, idag, sektioner, jag }: ReleasesPageProps) {
  const now = useNow();
  const [filter, setFilter] = useState(first);
  const [opened, setOpened] = useState<string>();
  const [moving, setMoving] = useState<{ release: Release; suggested: ChosenTime }>();
  /** What has been dropped and is not yet confirmed stands where it was dropped. */
  const [dropped, setDropped] = useState<{ id: string; datum: string }>();

  const query = queryOf(filter, idag);
  const { data, failure, reload } = usePolled(JSON.stringify(query), () => loadReleases(query), delayOf, RELEASES);
  const alarms = usePolled(
    '',
    () => loadAlarms(Date.now()),
    () => LATER,
    RELEASES,
  );
  const requests = usePolled(
    'begart',
    () => loadRequests(jag),
    () => LATER,
    RELEASES,
  );
  const refresh = () => {
    reload();
    requests.reload();
    alarms.reload();
  };

  const drag = useReleaseDrag(async (release: Release, place: DropPlace) => {
    const drop = dropTime(momentOf(release), place, Date.now());
    if (drop.kind === 'same') return;
    if (drop.kind === 'refused') {
      const { why, suggested } = drop;
      return showToast({ tone: 'fault', text: why, action: { namn: 'Välj tid', onPress: () => setMoving({ release, suggested }) } });
    }
    setDropped({ id: release.id, datum: drop.instant });
    await moveRelease(release, drop.instant, refresh);
    setDropped(undefined);
  });

  const releaser = useMemo(() => {
    const found = (data?.releaser ?? []).filter((release) => hasWords(release, filter.sok));
    return found.map((release) => (release.id === dropped?.id ? { ...release, datum: dropped.datum } : release));
  }, [data, filter.sok, dropped]);
  const shown = [...(alarms.data ?? []), ...(requests.data ?? []), ...releaser].find(({ id }) => id === opened);

  // Whoever asks for requests alone has them in the list, all of them.
  const onTop = filter.tillstand === 'begart' ? [] : (requests.data ?? []);

  function close() {
    const id = opened;
    setOpened(undefined);
    // After the dialog has tried to give the focus back to where the release was.
    if (id !== undefined) setTimeout(() => focusChip(id), AFTER_CLOSING);
  }

  function show(change: Partial<CalendarFilter>) {
    const next = { ...filter, ...change };
    setFilter(next);
    window.history.replaceState(null, '', addressOf(next, idag));
  }

  const content =
    data === undefined ? (
      failure === undefined && <Skeleton height="24rem" />
    ) : (
      <>
        {(data.antal_minst === true || data.antal > data.releaser.length) && (
          <Banner tone="info">
            Av {countWords(data)} publiceringar visas de {data.releaser.length} som ligger sist i tiden. Välj en sektion eller ett kortare
            tidsrum.
          </Banner>
        )}
        {filter.vy === 'lista' ? (
          <Tracking releaser={releaser.filter(({ id }) => !onTop.some((request) => request.id === id))} onChanged={refresh} />
        ) : (
          <CalendarViews filter={filter} idag={idag} releaser={releaser} sektioner={sektioner} onShow={show} />
        )}
      </>
    );

  return (
    <CalendarContext value={{ sektioner, jag, now, drag, canMove: true, onOpen: ({ id }) => setOpened(id) }}>
      <PageHeader title="Publiceringar">Det som ska gå ut, det som har gått ut och det som inte gick.</PageHeader>
      <div className={styles.page}>
        {alarms.data !== undefined && alarms.data.length > 0 && (
          <div className={styles.alarms}>
            <ReleaseList title="Behöver ses över" releaser={alarms.data} onChanged={refresh} />
          </div>
        )}
        {onTop.length > 0 && (
          <div className={styles.requests}>
            <ReleaseList title="Väntar på ditt godkännande" releaser={onTop} onChanged={refresh} />
          </div>
        )}
        <CalendarFilters filter={filter} sektioner={sektioner} onChange={show} />
        <FailureBanner failure={failure} onRetry={reload} />
        <Tabs
          label="Visa som"
          selected={filter.vy}
          onSelect={(id) => show({ vy: VIEWS.find((view) => view === id) ?? 'manad' })}
          tabs={VIEWS.map((view) => ({
            id: view,
            namn: VIEW_NAME[view],
            panel: (
              <>
                {view !== 'lista' && <CalendarSteps vy={view} dag={filter.dag} idag={idag} onDay={(dag) => show({ dag })} />}
                {content}
              </>
            ),
          }))}
        />
      </div>
      {shown !== undefined && <ReleaseDetails release={shown} onClose={close} onChanged={refresh} />}
      {moving !== undefined && <MoveDialog {...moving} onClose={() => setMoving(undefined)} onChanged={refresh} />}
    </CalendarContext>
  );
}

interface CalendarViewsProps {
  filter: CalendarFilter;
  idag: string;
  releaser: readonly Release[];
  sektioner: readonly Section[];
  onShow: (change: Partial<CalendarFilter>) => void;
}

function CalendarViews({ filter: { vy, dag }, idag, releaser, sektioner, onShow }: CalendarViewsProps) {
  const releases = byDay(releaser.filter(isPublication));
  return (
    <>
      <div className={styles.wide}>
        {vy === 'vecka' ? (
          <WeekView dag={dag} idag={idag} releases={releases} />
        ) : (
          <MonthView dag={dag} idag={idag} releases={releases} onWeek={(day) => onShow({ vy: 'vecka', dag: day })} />
        )}
      </div>
      <div className={styles.narrow}>
        <DayList dagar={daysOf(vy, dag)} idag={idag} releases={releases} />
      </div>
      <SectionLegend sektioner={sektioner} />
    </>
  );
}

function Tracking({ releaser, onChanged }: { releaser: readonly Release[]; onChanged: () => void }) {
  if (releaser.length === 0)
    return (
      <EmptyState icon={<CalendarClock aria-hidden />} title="Inga publiceringar passar">
        <p>Välj en längre tid, eller ta bort något av filtren.</p>
      </EmptyState>
    );
  const inOrder = releaser.toSorted((a, b) => Date.parse(momentOf(a)) - Date.parse(momentOf(b)));
  const [asked, waiting] = [inOrder.filter(isAsked), inOrder.filter(isWaiting)];
  const over = inOrder.filter((release) => !isAsked(release) && !isWaiting(release)).toReversed();
  return (
    <div className={styles.lists}>
      {asked.length > 0 && <ReleaseList title="Väntar på godkännande" releaser={asked} onChanged={onChanged} />}
      {waiting.length > 0 && <ReleaseList title="På väg ut" releaser={waiting} onChanged={onChanged} />}
      {over.length > 0 && <ReleaseList title="Har varit" releaser={over} onChanged={onChanged} />}
    </div>
  );
}

function daysOf(vy: CalendarFilter['vy'], dag: string): string[] {
  if (vy === 'vecka') return weekOf(dag).dagar;
  return weeksOfMonth(dag).flatMap(({ dagar }) => dagar.filter((day) => day.slice(0, 7) === dag.slice(0, 7)));
}

/** What the service is asked for. In the calendar, what was called off is shown only to whoever asks for it. */
function queryOf({ vy, dag, sektion, tillstand, tid }: CalendarFilter, idag: string): ReleaseQuery {
  const chosen = tillstand === '' ? [] : STATE_GROUPS[tillstand].tillstand;
  if (vy === 'lista') return { fran: dayAfter(idag, -PERIODS[tid].dagar), sektion, tillstand: chosen };
  const days = vy === 'vecka' ? weekOf(dag).dagar : weeksOfMonth(dag).flatMap((week) => week.dagar);
  const { begart, vantar, klart, fel } = STATE_GROUPS;
  const inCalendar = [...begart.tillstand, ...vantar.tillstand, ...klart.tillstand, ...fel.tillstand];
  return {
    fran: days[0] ?? dag,
    till: dayAfter(days.at(-1) ?? dag, 1),
    sektion,
    tillstand: chosen.length === 0 ? inCalendar : chosen,
  };
}

/** Soon again while something is on its way out. */
function delayOf(loaded: { releaser: readonly Release[] } | undefined): number {
  const now = Date.now();
  const isNear = loaded?.releaser.some(
    (release) => isWaiting(release) && (release.nasta === null || Date.parse(release.nasta) - now < 2 * LATER),
  );
  return isNear ? SOON : LATER;
}

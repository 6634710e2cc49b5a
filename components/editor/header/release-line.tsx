'use client';

import { CalendarClock, CircleAlert, Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from '#components/editor/header/release-line.module.css';
import { useNotedReading } from '#components/editor/review/use-noted-reading.ts';
import { useSession, useSessionState } from '#components/editor/session/use-session.ts';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { LANGUAGE_NAME } from '#components/studio/labels.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import { isAsked, isLate, isPublication, isWaiting, openFailures, possibilitiesOf } from '#components/studio/release/release-rules.ts';
import { useNow } from '#components/studio/release/use-now.ts';
import { weekdayMoment } from '#components/studio/release/weekday-moment.ts';
import { usePolled } from '#components/studio/use-polled.ts';
import { Button } from '#components/ui/button.tsx';
import type { Actor } from '#lib/contract/actor.ts';
import type { Item } from '#lib/contract/article.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import type { Release } from '#lib/contract/release.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Few articles have a release on its way that somebody can do anything about. */
const RELEASE_ACTIONS = new FetchedPart(async () => (await import('#components/studio/release/release-actions.tsx')).ReleaseActions);

const SOON = 3_000;
const LATER = 15_000;

interface ReleaseLineProps {
  jag: Actor;
  /** Releases what is saved now instead: at the time that an older version waits for, or as one then chooses. */
  onReleaseNew: (schema: { datum: string; sprak: readonly Language[] } | undefined) => void;
}

/** A release that concerns the writer, with the number of each version it is of. */
interface Concern {
  release: Release;
  versions: Array<{ sprak: Language; id: string; nr: number }>;
}

/** What of the article waits to go out, stands in the queue or has failed: kept up to date while the page is open. */
export function ReleaseLine({ jag, onReleaseNew }: ReleaseLineProps) {
  const session = useSession();
  const item = useSessionState((state) => state.item);
  const sprak = useSessionState((state) => state.sprak);
  const now = useNow();
  const numbers = useRef(new Map<string, number>());
  const { data, reload } = usePolled(item.id, () => loadConcerns(item, numbers.current), delayOf, {
    om: ['releaser'],
    innehall: item.id,
  });
  const refresh = () => {
    reload();
    void session.refresh();
  };

  // Asked again when the article has changed; what was told stays until the answer is there.
  const seen = useRef(item.andrad);
  useEffect(() => {
    if (seen.current === item.andrad) return;
    seen.current = item.andrad;
    reload();
  }, [item.andrad, reload]);

  const mayDecide = data?.some(({ release, versions }) => {
    const { decide, confirm } = possibilitiesOf(release, jag);
    return (decide || confirm) && versions.some((version) => version.sprak === sprak);
  });
  useNotedReading(mayDecide === true);

  // What waited a moment ago and is over now has changed the article.
  const waiting = data
    ?.filter(({ release }) => isWaiting(release) || isAsked(release))
    .map(({ release }) => release.id)
    .join();
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (waiting === undefined) return;
    const left = before.current?.split(',').some((id) => id !== '' && !waiting.includes(id));
    before.current = waiting;
    if (left) void session.refresh();
  }, [waiting, session]);

  if (data === undefined || data.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label="Publiceringar på väg">
      {data.map(({ release, versions }) => {
        const isFailed = release.tillstand === 'misslyckad';
        const can = possibilitiesOf(release, jag);
        const asked = isAsked(release);
        const isOutdated = (release.tillstand === 'schemalagd' || isFailed || asked) && versions.some((version) => isBehind(item, version));
        const mayRenew = isOutdated && !asked && (isFailed ? can.retry : can.move);
        const tone = isFailed ? 'fault' : release.tillstand === 'koad' || asked || isLate(release, now) ? 'warning' : 'info';
        const Icon = tone === 'fault' ? CircleAlert : tone === 'warning' ? Hourglass : CalendarClock;
        return (
          <li key={release.id} className={styles.line} data-tone={tone}>
            <Icon aria-hidden />
            <div className={styles.words} role={tone === 'fault' ? 'alert' : 'status'}>
              <strong>{headlineOf(release, now)}</strong> ·{' '}
              {versions.map(({ sprak, nr }) => `${LANGUAGE_NAME[sprak].toLowerCase()} version ${nr}`).join(', ')}
              {release.order_av !== null && ` · på order av ${release.order_av.namn}`}
              {(release.tillstand === 'koad' || isFailed) &&
                release.fel?.map((entry) => (
                  <p key={`${entry.kod} ${entry.sprak} ${entry.falt} ${entry.block ?? ''}`} className={styles.cause}>
                    {entry.orsak} {entry.atgard}
                  </p>
                ))}
              {isOutdated && <p className={styles.cause}>{outdatedWords(release)}</p>}
            </div>
            <div className={styles.actions}>
              {mayRenew && (
                <Button size="small" onPress={() => onReleaseNew(isFailed ? undefined : scheduleOf(release, versions))}>
                  {isFailed ? 'Publicera den nya i stället' : 'Schemalägg den nya i stället'}
                </Button>
              )}
              <Lazily
                part={RELEASE_ACTIONS}
                awayTitle="Knapparna kunde inte visas"
                away="Kontrollera din uppkoppling."
                height="2rem"
                given={{ release, jag, onChanged: refresh }}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The releases to tell of, the next one first. */
async function loadConcerns(item: Item, numbers: Map<string, number>): Promise<Concern[]> {
  const { releaser } = await studio.listaReleaser({ id: item.id });
  const failed = openFailures(releaser);
  const told = releaser.filter(
    (release) =>
      failed.includes(release) || isAsked(release) || (isWaiting(release) && (isPublication(release) || release.lage === 'utkast')),
  );
  return Promise.all(told.toReversed().map(async (release) => ({ release, versions: await versionsOf(item, release, numbers) })));
}

/** A release knows its revisions by id; a writer knows them by number. */
async function versionsOf(item: Item, release: Release, numbers: Map<string, number>): Promise<Concern['versions']> {
  for (const version of Object.values(item.sprak)) numbers.set(version.arbetsrevision.id, version.arbetsrevision.nr);
  const versions = Object.entries(release.revisioner).map(async ([sprak, id]) => {
    if (!isLanguage(sprak)) return [];
    const nr = numbers.get(id) ?? (await studio.hamtaRevision({ id: item.id, sprak, rid: id })).revision.nr;
    numbers.set(id, nr);
    return [{ sprak, id, nr }];
  });
  return (await Promise.all(versions)).flat();
}

function scheduleOf({ datum, skapad }: Release, versions: Concern['versions']) {
  return { datum: datum ?? skapad, sprak: versions.map(({ sprak }) => sprak) };
}

function isBehind(item: Item, { sprak, nr }: Concern['versions'][number]): boolean {
  return (item.sprak[sprak]?.arbetsrevision.nr ?? nr) > nr;
}

function outdatedWords(release: Release): string {
  if (!isAsked(release)) return 'Det som har sparats sedan dess följer inte med.';
  return release.order_begaran === null
    ? 'Texten har ändrats sedan dess. Den som godkänner väljer version.'
    : 'Texten har ändrats sedan dess. Agenten får begära publiceringen igen.';
}

function headlineOf({ tillstand, lage, datum, nasta, skapad, av, order_begaran }: Release, now: number): string {
  const at = (instant: string) => weekdayMoment(instant, now);
  const time = lage === 'schemalagd' && datum !== null ? datum : skapad;
  if (tillstand === 'vantar_pa_godkannande')
    return `Väntar på ${order_begaran === null ? 'godkännande' : 'bekräftelse'}: ${av.namn} vill publicera${lage === 'schemalagd' ? ` ${at(time)}` : ''}`;
  if (tillstand === 'pagar') return 'Publiceras just nu';
  if (tillstand === 'koad')
    return `I kö sedan ${at(time)}${nasta === null || Date.parse(nasta) <= now ? '' : `, nästa försök ${at(nasta)}`}`;
  if (tillstand === 'misslyckad') return `${lage === 'schemalagd' ? 'Skulle ha gått ut' : 'Misslyckades'} ${at(time)}`;
  return Date.parse(time) <= now ? `Skulle ha gått ut ${at(time)}` : `Publiceras ${at(time)}`;
}

/** Soon again while something is on its way out. */
function delayOf(concerns: readonly Concern[] | undefined): number {
  const now = Date.now();
  const isNear = concerns?.some(
    ({ release }) => isWaiting(release) && (release.nasta === null || Date.parse(release.nasta) - now < 2 * LATER),
  );
  return isNear ? SOON : LATER;
}

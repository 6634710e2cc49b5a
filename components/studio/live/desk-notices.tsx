'use client';

import type { Failure } from '#components/studio/failure.ts';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import type { LiveReport } from '#components/studio/live/live-entry.ts';
import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';
import { useOnline } from '#components/studio/shell/use-online.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Refusal } from '#lib/access/scope.ts';

/** Few need it, and it brings the words of all refusals. */
const MAY_NOT_REPORT = new FetchedPart(async () => (await import('#components/studio/live/may-not-report.tsx')).MayNotReport);

interface DeskNoticesProps {
  refusal: Refusal | undefined;
  report: LiveReport | undefined;
  failure: Failure | undefined;
  away: Failure | undefined;
  writes: readonly WaitingWrite[];
  isKept: boolean;
  onRetry: () => void;
}

/** What a reporter must know before the next entry: no right, no readers, no contact, what is still on its way. */
export function DeskNotices({ refusal, report, failure, away, writes, isKept, onRetry }: DeskNoticesProps) {
  const isOnline = useOnline();
  const told = away ?? failure;
  const waiting = writes.filter(({ hinder, arende, forsokt }) => hinder === null && (arende.slag !== 'tabort' || forsokt)).length;
  return (
    <>
      {refusal === undefined ? null : (
        <Lazily
          part={MAY_NOT_REPORT}
          awayTitle="Du kan följa rapporten men inte skriva i den"
          away="Varför kunde inte visas. Kontrollera din uppkoppling."
          given={{ refusal }}
        />
      )}
      {report !== undefined && !report.publik && refusal === undefined ? (
        <Banner tone="info" title="Läsarna ser inte rapporten än">
          Det du skriver blir utkast tills artikeln publiceras.
        </Banner>
      ) : null}
      {report?.publik && !report.live && report.antal > 0 && refusal === undefined ? (
        <Banner tone="info" title="Rapporten är avslutad">
          Ett inlägg nu blir publikt, men börjar den inte om. Återuppta den för att läsarnas sidor ska fråga efter nytt.
        </Banner>
      ) : null}
      {!isOnline || told?.status === 0 ? (
        <Banner
          tone="warning"
          title="Ingen kontakt med Studio"
          actions={
            <Button size="small" onPress={onRetry}>
              Försök nu
            </Button>
          }
        >
          {waiting === 0 ? 'Skriv vidare: det du publicerar skickas när nätet är tillbaka.' : `${inWords(waiting)} när nätet är tillbaka.`}
        </Banner>
      ) : (
        <FailureBanner failure={told} onRetry={onRetry} />
      )}
      {isKept || writes.length === 0 ? null : (
        <Banner tone="warning" title="Webbläsaren kan inte hålla kvar det som väntar">
          Stäng inte fliken förrän allt har skickats.
        </Banner>
      )}
    </>
  );
}

function inWords(count: number): string {
  return count === 1 ? 'Ett inlägg väntar här och skickas' : `${count} inlägg väntar här och skickas i ordning`;
}

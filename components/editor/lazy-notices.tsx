'use client';

import { openVersion, useSessionState } from '#components/editor/session/use-session.ts';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';
import type { Actor } from '#lib/contract/actor.ts';

/*
 * Notices that most who write never see. They are fetched when the page is idle, or at once where there is something to tell: what they tell of happens
 * when the line is lost, too.
 */

export const OTHERS_SAVES = new FetchedPart(async () => (await import('#components/editor/others-saves.tsx')).OthersSaves);
export const KEPT_NOTICES = new FetchedPart(async () => (await import('#components/editor/kept-notices.tsx')).KeptNotices);
export const TAKE_ALONG = new FetchedPart(async () => (await import('#components/editor/kept-notices.tsx')).TakeAlong);

export const DELETED = new FetchedPart(async () => (await import('#components/editor/state-notices.tsx')).Deleted);
export const OUTDATED = new FetchedPart(async () => (await import('#components/editor/state-notices.tsx')).Outdated);

/** Of an article that is deleted: nothing where it is not. */
export function LazyDeleted({ jag }: { jag: Actor }) {
  const isDeleted = useSessionState((state) => state.item.raderad);
  if (!isDeleted) return null;
  return (
    <Lazily
      part={DELETED}
      awayTitle="Artikeln är raderad"
      away="Den måste tas tillbaka innan den kan ändras eller publiceras. Kontrollera din uppkoppling för att göra det."
      height="3rem"
      given={{ jag }}
    />
  );
}

/** Of a translation whose source has changed: nothing where it follows. */
export function LazyOutdated() {
  const isOutdated = useSessionState(({ item, sprak, versions }) => {
    const isBehind = sprak !== item.kallsprak && (item.sprak[sprak]?.inaktuell ?? false);
    return isBehind && versions[sprak]?.kallRevision !== versions[item.kallsprak]?.bas;
  });
  if (!isOutdated) return null;
  return (
    <Lazily
      part={OUTDATED}
      awayTitle="Källan har ändrats sedan översättningen"
      away="Kontrollera din uppkoppling för att säga till att översättningen stämmer igen."
      height="3rem"
      given={{}}
    />
  );
}

/** Of somebody else's save: nothing where there is none. */
export function LazyOthersSaves({ jag }: { jag: Actor }) {
  const isToldOf = useSessionState((state) => openVersion(state).arrived !== null || openVersion(state).collides !== null);
  if (!isToldOf) return null;
  return (
    <Lazily
      part={OTHERS_SAVES}
      awayTitle="Någon annan har sparat"
      away="Vad som är ändrat kunde inte visas. Det du har skrivit är orört."
      height="3rem"
      given={{ jag }}
    />
  );
}

/** Of text that has been kept and not saved: nothing where there is none. */
export function LazyKeptNotices() {
  const isKept = useSessionState((state) => openVersion(state).recoverable.length > 0 || openVersion(state).continued !== null);
  if (!isKept) return null;
  return (
    <Lazily
      part={KEPT_NOTICES}
      awayTitle="Det finns text som inte är sparad"
      away="Den ligger kvar i webbläsaren. Kontrollera din uppkoppling för att hämta den."
      height="3rem"
      given={{}}
    />
  );
}

/** The text as it stands here, as a file. */
export function LazyTakeAlong() {
  return (
    <Lazily
      part={TAKE_ALONG}
      awayTitle="Texten kan inte laddas ner just nu"
      away="Den ligger kvar här. Kontrollera din uppkoppling."
      height="2rem"
      given={{}}
    />
  );
}

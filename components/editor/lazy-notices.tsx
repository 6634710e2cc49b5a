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

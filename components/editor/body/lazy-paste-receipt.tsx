'use client';

import type { PasteNoticeProps } from '#components/editor/body/paste-receipt.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

/** What a paste could not bring along: fetched when the page is idle, since somebody may paste when the line is lost. */
export const PASTE_RECEIPT = new FetchedPart(async () => (await import('#components/editor/body/paste-receipt.tsx')).PasteNotice);

export function LazyPasteReceipt(props: PasteNoticeProps) {
  return (
    <Lazily
      part={PASTE_RECEIPT}
      awayTitle="Kvittot på det inklistrade kom inte fram"
      away="Texten är inklistrad. Kontrollera din uppkoppling för att se om något inte följde med."
      height="3rem"
      given={props}
    />
  );
}

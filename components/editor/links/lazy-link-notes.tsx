'use client';

import type { LinkNotesProps } from '#components/editor/links/link-notes.tsx';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

/** Of links that lead wrong: fetched when the page is idle, or when there first is one. */
export const LINK_NOTES = new FetchedPart(async () => (await import('#components/editor/links/link-notes.tsx')).LinkNotes);

/** Nothing where all links lead where they should. */
export function LazyLinkNotes(props: LinkNotesProps) {
  if (props.links.length === 0) return null;
  return (
    <Lazily
      part={LINK_NOTES}
      awayTitle={props.links.length === 1 ? 'En länk leder fel' : `${props.links.length} länkar leder fel`}
      away="Vart de leder kunde inte visas. Kontrollera din uppkoppling. Texten är orörd."
      height="4rem"
      given={props}
    />
  );
}

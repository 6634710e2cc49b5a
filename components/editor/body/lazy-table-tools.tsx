'use client';

import type { Editor } from '@tiptap/core';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { Lazily } from '#components/studio/lazily.tsx';

/** What can be done with a table: fetched when the page is idle, or when somebody first stands in one. */
export const TABLE_TOOLS = new FetchedPart(async () => (await import('#components/editor/body/table-tools.tsx')).TableTools);

export function LazyTableTools({ editor }: { editor: Editor }) {
  return (
    <Lazily
      part={TABLE_TOOLS}
      awayTitle="Tabellens knappar kunde inte visas"
      away="Kontrollera din uppkoppling. Tabellen är orörd."
      height="2rem"
      given={{ editor }}
    />
  );
}

'use client';

import { useState } from 'react';
import { type ReadBefore, useReview } from '#components/editor/review/use-review.ts';
import { authorLabel } from '#components/studio/author-label.ts';
import { lazyDialog } from '#components/studio/lazy-dialog.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Actor } from '#lib/contract/actor.ts';

const ApproveChanges = lazyDialog(async () => (await import('#components/editor/review/approve-changes.tsx')).ApproveChanges);
const LIST = new Intl.ListFormat('sv');

/** That the text has changed since whoever is to review it read it last, by whom, and the way to what. */
export function ChangedSinceRead({ jag }: { jag: Actor }) {
  const before = useReview(jag);
  const [shown, setShown] = useState<ReadBefore>();
  return (
    <>
      {before !== undefined && (
        <Banner
          tone="info"
          title={`Texten har ändrats sedan du läste version ${before.read.nr}`}
          actions={
            <Button size="small" onPress={() => setShown(before)}>
              Se ändringarna
            </Button>
          }
        >
          {sinceThen(before)}
        </Banner>
      )}
      {shown !== undefined && <ApproveChanges {...shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function sinceThen({ read, revisions }: ReadBefore): string {
  const newer = revisions.filter(({ nr }) => nr > read.nr);
  const [newest = read] = newer;
  const names = LIST.format(new Set(newer.map(({ av }) => authorLabel(av).namn)));
  return newer.length === 1
    ? `Version ${newest.nr} har sparats sedan dess, av ${names}.`
    : `${newer.length} versioner har sparats sedan dess, av ${names}.`;
}

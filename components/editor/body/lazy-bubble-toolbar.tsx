'use client';

import { type ComponentProps, useEffect } from 'react';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { useFetchedPart } from '#components/studio/use-fetched-part.ts';
import { showToast } from '#components/ui/toast-queue.ts';

/** The tools over chosen words: fetched as soon as there is a text to choose words in. */
const BUBBLE_TOOLBAR = new FetchedPart(async () => (await import('#components/editor/body/bubble-toolbar.tsx')).BubbleToolbar);

type BubbleToolbarProps = ComponentProps<NonNullable<typeof BUBBLE_TOOLBAR.come>>;

/** Should it not come, the keys do the same but for links: whoever asks for one is told, and has it fetched anew. */
export function LazyBubbleToolbar(props: BubbleToolbarProps) {
  const { isLinkOpen, onLinkOpenChange } = props;
  const { loaded, again } = useFetchedPart(BUBBLE_TOOLBAR);
  const isAskedForInVain = isLinkOpen && loaded === 'away';

  useEffect(() => {
    if (!isAskedForInVain) return;
    showToast({ tone: 'fault', text: 'Rutan för länken kunde inte öppnas. Kontrollera din uppkoppling och försök igen.' });
    onLinkOpenChange(false);
    again();
  }, [isAskedForInVain, onLinkOpenChange, again]);

  return loaded === undefined || loaded === 'away' ? null : <loaded.part {...props} />;
}

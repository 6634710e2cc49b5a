'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { useFetchedPart } from '#components/studio/use-fetched-part.ts';
import { showToast } from '#components/ui/toast-queue.ts';

/** The tools over chosen words: fetched when the page is idle, or when somebody first chooses some. */
export const BUBBLE_TOOLBAR = new FetchedPart(async () => (await import('#components/editor/body/bubble-toolbar.tsx')).BubbleToolbar);

type BubbleToolbarProps = ComponentProps<NonNullable<typeof BUBBLE_TOOLBAR.come>>;

/** Stands in the text from when words are first chosen in it: to be put there ends whatever list is open in the text, as that of blocks while one types. */
export function LazyBubbleToolbar(props: BubbleToolbarProps) {
  const { editor, isLinkOpen } = props;
  const [hasChosen, setChosen] = useState(false);
  const isWanted = hasChosen || isLinkOpen;

  useEffect(() => {
    if (isWanted) return setChosen(true);
    const look = () => setChosen(!editor.state.selection.empty);
    editor.on('selectionUpdate', look);
    return () => {
      editor.off('selectionUpdate', look);
    };
  }, [editor, isWanted]);

  return isWanted ? <Fetched {...props} /> : null;
}

/** Should it not come, the keys do the same but for links: whoever asks for one is told, and has it fetched anew. */
function Fetched(props: BubbleToolbarProps) {
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

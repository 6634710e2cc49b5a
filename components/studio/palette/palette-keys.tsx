'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { useHotkey } from '#components/studio/use-hotkey.ts';
import type { Actor } from '#lib/contract/actor.ts';

const importPalette = () => import('#components/studio/palette/palette.tsx');
const Palette = lazy(async () => ({ default: (await importPalette()).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('#components/studio/palette/shortcuts-dialog.tsx')).ShortcutsDialog }));

/** Opens the palette by Ctrl+K, wherever nothing else has that key, and the keys there are by a question mark. */
export function PaletteKeys({ actor }: { actor: Actor }) {
  const [shown, setShown] = useState<'palette' | 'shortcuts'>();
  useHotkey('?', () => setShown('shortcuts'));
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.defaultPrevented)
        return;
      event.preventDefault();
      setShown((before) => (before === 'palette' ? undefined : 'palette'));
    }
    document.addEventListener('keydown', press);
    // It is to be there at once: fetched when the page has nothing else to do. What does not come now, as without a network, is fetched when
    // somebody asks for it.
    const timer = setTimeout(() => void importPalette().catch(() => {}), 1_000);
    return () => {
      document.removeEventListener('keydown', press);
      clearTimeout(timer);
    };
  }, []);
  return (
    <Suspense>
      {shown === 'palette' && <Palette actor={actor} onClose={() => setShown(undefined)} onShortcuts={() => setShown('shortcuts')} />}
      {shown === 'shortcuts' && <ShortcutsDialog onClose={() => setShown(undefined)} />}
    </Suspense>
  );
}

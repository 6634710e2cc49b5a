'use client';

import { Eye } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from '#components/studio/settings/site-beside.module.css';
import { SitePreview } from '#components/studio/settings/site-preview.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { Language } from '#lib/contract/languages.ts';
import type { SettingsChange } from '#lib/contract/settings.ts';

/** Where there is room for the site beside the form (settings.module.css). */
const HAS_ROOM = '(min-width: 1200px)';
const NAME = 'Så blir webbplatsen';

interface SiteBesideProps {
  /** What is written and not saved. */
  change: Pick<SettingsChange, 'webbplats' | 'integritet'>;
  /** Those that readers have here. */
  sprak: readonly Language[];
}

/**
 * The site as it would be: beside the form, at once, where there is room for it. Where there is not, in a dialog over the form once somebody has asked
 * for it; a window that is made narrow closes what stood beside, and covers nothing.
 */
export function SiteBeside({ change, sprak }: SiteBesideProps) {
  const hasRoom = useSyncExternalStore(onRoomChange, roomNow, () => false);
  const [isBeside, setBeside] = useState(true);
  const [isOver, setOver] = useState(false);
  /** Whether somebody has opened or closed it beside the form: where they pressed is gone then, and what has come in its place takes the focus. */
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!hasRoom) return;
    setOver(false);
    return () => setPressed(false);
  }, [hasRoom]);
  const turnBeside = (isShown: boolean) => {
    setPressed(true);
    setBeside(isShown);
  };
  const preview = (onClose?: () => void) => <SitePreview change={change} sprak={sprak} {...(onClose && { onClose })} />;
  if (hasRoom && isBeside) return <Panel takesFocus={isPressed}>{preview(() => turnBeside(false))}</Panel>;
  return (
    <div className={styles.closed}>
      <Button size="small" autoFocus={isPressed} onPress={() => (hasRoom ? turnBeside(true) : setOver(true))}>
        <Eye aria-hidden /> Visa hur webbplatsen blir
      </Button>
      <Dialog title={NAME} width="full" isOpen={isOver} onOpenChange={setOver}>
        {preview()}
      </Dialog>
    </div>
  );
}

function onRoomChange(told: () => void): () => void {
  const room = matchMedia(HAS_ROOM);
  room.addEventListener('change', told);
  return () => room.removeEventListener('change', told);
}

function roomNow(): boolean {
  return matchMedia(HAS_ROOM).matches;
}

function Panel({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const panel = useRef<HTMLElement>(null);
  const takes = useRef(takesFocus);
  useEffect(() => {
    if (takes.current) panel.current?.focus();
  }, []);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-label={NAME}>
      {children}
    </aside>
  );
}

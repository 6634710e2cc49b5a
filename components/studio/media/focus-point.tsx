'use client';

import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import styles from '#components/studio/media/focus-point.module.css';
import { thumbnailOf } from '#components/studio/media/thumbnail.ts';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { Media } from '#lib/contract/media.ts';

type Focus = NonNullable<Media['fokus']>;

interface FocusPointProps {
  media: Media;
  fokus: Focus | null;
  /** Undefined: the point is shown and cannot be moved. */
  onChange: ((fokus: Focus | null) => void) | undefined;
}

const MIDDLE: Focus = { x: 50, y: 50 };
const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

function within(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

/** The picture with its focus point: set by a click in it or with the arrow keys, and tried out in the crops below. */
export function FocusPoint({ media, fokus, onChange }: FocusPointProps) {
  const picture = useRef<HTMLImageElement>(null);
  const point = fokus ?? MIDDLE;
  const src = thumbnailOf(media, 960);

  function place(event: MouseEvent) {
    const box = picture.current?.getBoundingClientRect();
    // A press of Enter or Space is a click without a place.
    if (box === undefined || onChange === undefined || event.detail === 0) return;
    onChange({ x: within(((event.clientX - box.left) / box.width) * 100), y: within(((event.clientY - box.top) / box.height) * 100) });
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined || onChange === undefined) return;
    event.preventDefault();
    onChange({ x: within(point.x + by.x), y: within(point.y + by.y) });
  }

  return (
    <div className={styles.focus}>
      <button
        type="button"
        className={styles.frame}
        onClick={place}
        onKeyDown={step}
        disabled={onChange === undefined}
        aria-label={`Fokuspunkt ${point.x} procent från vänster, ${point.y} procent uppifrån. Flytta den med piltangenterna.`}
      >
        <Picture ref={picture} src={src} alt="" className={styles.picture} />
        <span className={styles.point} data-set={fokus !== null || undefined} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <div className={styles.row}>
        <span className={styles.note}>
          {onChange === undefined ? 'Fokuspunkten styr beskärningen.' : 'Klicka på det viktigaste i bilden: beskärningar görs runt det.'}
        </span>
        {onChange !== undefined && fokus !== null && (
          <Button size="small" variant="quiet" onPress={() => onChange(null)}>
            Nollställ
          </Button>
        )}
      </div>
      <div className={styles.crops} aria-hidden>
        {['16 / 9', '1 / 1', '3 / 4'].map((ratio) => (
          <Picture key={ratio} src={src} alt="" style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }} />
        ))}
      </div>
    </div>
  );
}

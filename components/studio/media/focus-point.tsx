'use client';

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styles from '#components/studio/media/focus-point.module.css';
import { ShapeCrops } from '#components/studio/media/shape-crops.tsx';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { Media } from '#lib/contract/media.ts';

type Focus = NonNullable<Media['fokus']>;

interface FocusPointProps {
  src: string;
  fokus: Focus | null;
  /** Undefined: the point is shown and cannot be moved. */
  onChange: ((fokus: Focus | null) => void) | undefined;
  /** The field that the point is, for whoever leads the writer to it. */
  falt?: string;
}

const MIDDLE: Focus = { x: 50, y: 50 };
const STEPS: Partial<Record<string, Focus>> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** A picture with the point that stays visible however it is cropped: set by a press or a drag in it or with the arrow keys, and tried out below. */
export function FocusPoint({ src, fokus, onChange, falt }: FocusPointProps) {
  const picture = useRef<HTMLImageElement>(null);
  const point = fokus ?? MIDDLE;
  const where = `${point.x} procent från vänster, ${point.y} procent uppifrån`;

  function place({ clientX, clientY }: PointerEvent) {
    const box = picture.current?.getBoundingClientRect();
    if (box === undefined) return;
    onChange?.({ x: within(((clientX - box.left) / box.width) * 100), y: within(((clientY - box.top) / box.height) * 100) });
  }

  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onChange?.({ x: within(point.x + by.x), y: within(point.y + by.y) });
  }

  const seen = (
    <>
      <Picture ref={picture} src={src} alt="" draggable={false} className={styles.picture} />
      <span
        className={styles.point}
        data-set={fokus !== null || undefined}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-hidden
      />
    </>
  );

  return (
    <div className={styles.focus}>
      {onChange === undefined ? (
        <div className={styles.frame}>{seen}</div>
      ) : (
        <div
          role="slider"
          tabIndex={0}
          aria-label="Bildens fokuspunkt: flytta med piltangenterna"
          aria-valuenow={point.x}
          aria-valuetext={where}
          className={styles.frame}
          data-falt={falt}
          data-movable
          onPointerDown={place}
          onPointerMove={(event) => event.buttons === 1 && place(event)}
          onKeyDown={step}
        >
          {seen}
        </div>
      )}
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
      <ShapeCrops src={src} fokus={fokus} />
    </div>
  );
}

'use client';

import type { KeyboardEvent, PointerEvent } from 'react';
import styles from '#components/editor/picture/focus-point.module.css';

interface Point {
  x: number;
  y: number;
}

interface FocusPointProps {
  src: string;
  value: Point | undefined;
  onChange: (value: Point) => void;
}

const CENTRE: Point = { x: 50, y: 50 };
const STEPS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

const percent = (part: number) => Math.round(Math.min(100, Math.max(0, part)));

/** A picture, and in it the point that must stay visible however the picture is cropped: set by a click or moved by the arrows. */
export function FocusPoint({ src, value, onChange }: FocusPointProps) {
  const point = value ?? CENTRE;

  function place(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({ x: percent(((event.clientX - left) / width) * 100), y: percent(((event.clientY - top) / height) * 100) });
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onChange({ x: percent(point.x + step.x), y: percent(point.y + step.y) });
  }

  return (
    <div className={styles.field}>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Bildens fokuspunkt: flytta med piltangenterna"
        aria-valuenow={point.x}
        aria-valuetext={`${point.x} procent från vänster, ${point.y} procent uppifrån`}
        className={styles.picture}
        data-falt="hero.fokus"
        onPointerDown={place}
        onPointerMove={(event) => event.buttons === 1 && place(event)}
        onKeyDown={press}
      >
        {/* biome-ignore lint/performance/noImgElement: shows whatever address the article has */}
        <img src={src} alt="" draggable={false} />
        <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} aria-hidden />
      </div>
      <div className={styles.crops} aria-hidden>
        {CROPS.map((crop) => (
          // biome-ignore lint/performance/noImgElement: as above
          <img key={crop} src={src} alt="" className={styles[crop]} style={{ objectPosition: `${point.x}% ${point.y}%` }} />
        ))}
        <span>Så beskärs den i listor. Klicka i bilden där det viktiga är.</span>
      </div>
    </div>
  );
}

const CROPS = ['wide', 'square'] as const;

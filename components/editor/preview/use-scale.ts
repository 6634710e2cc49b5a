'use client';

import { useEffect, useRef, useState } from 'react';

/** How much a page of that width must shrink to fit in the frame. */
export function useScale(width: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, scale: Math.min(1, available / width) };
}

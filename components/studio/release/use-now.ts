'use client';

import { useEffect, useState } from 'react';

/** The present time, a quarter of a minute old at most: for what is said of times that come and go while one reads. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

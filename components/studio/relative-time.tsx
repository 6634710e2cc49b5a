'use client';

import { useEffect, useState } from 'react';
import { longMoment, relativeTime } from '#components/studio/swedish-time.ts';

/** How long ago something was, kept current; the exact time in Stockholm on hover. */
export function RelativeTime({ iso }: { iso: string }) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);

  // The server said it some seconds earlier than the browser does.
  return (
    <time dateTime={iso} title={longMoment(iso)} suppressHydrationWarning>
      {relativeTime(iso, now)}
    </time>
  );
}

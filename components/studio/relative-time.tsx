'use client';

import { useEffect, useState } from 'react';
import { longMoment, relativeTime } from '#components/studio/swedish-time.ts';

/** How long ago something was, kept current; the exact time in Stockholm on hover. */
export function RelativeTime({ iso }: { iso: string }) {
  const [seen, setSeen] = useState(() => ({ iso, now: Date.now() }));
  // Of another moment than before it is asked anew what time it is: what has just happened is not to come.
  if (seen.iso !== iso) setSeen({ iso, now: Date.now() });

  useEffect(() => {
    const timer = setInterval(() => setSeen(({ iso: same }) => ({ iso: same, now: Date.now() })), 60_000);
    return () => clearInterval(timer);
  }, []);

  // The server said it some seconds earlier than the browser does.
  return (
    <time dateTime={iso} title={longMoment(iso)} suppressHydrationWarning>
      {relativeTime(iso, seen.now)}
    </time>
  );
}

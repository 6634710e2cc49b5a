'use client';

import { usePolled } from '#components/studio/use-polled.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Where nobody tells of it. */
const EVERY = 60_000;

/** How many lines of one's inbox one has not read, as it changes. */
export function useUnreadCount(): number {
  const { data } = usePolled(
    'olasta',
    async () => (await studio.listaInkorg({ olasta: '1', per_sida: 1 })).olasta,
    () => EVERY,
    { om: ['inkorg'] },
  );
  return data ?? 0;
}

'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { Outbox, type OutboxState } from '#components/studio/live/outbox.ts';
import { type LiveAnswer, sendWrite } from '#components/studio/live/send-write.ts';
import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';

const NO_STORAGE = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** The outbox of one person and one article, sending for as long as the desk is open. */
export function useOutbox(
  name: string,
  id: string,
  sent: (write: WaitingWrite, answer: LiveAnswer | undefined) => void,
): [Outbox, OutboxState] {
  const [outbox] = useState(
    () =>
      new Outbox({
        ...{ name, sent },
        // The server renders the desk too, and sends nothing.
        storage: typeof window === 'undefined' ? NO_STORAGE : localStorage,
        send: (write) => sendWrite(id, write),
        now: Date.now,
        newKey: newKey,
        isOnline: () => navigator.onLine,
      }),
  );
  const { get, subscribe } = outbox.store;

  useEffect(() => {
    const retry = () => outbox.retry();
    const readAgain = (event: StorageEvent) => event.key === name && outbox.readAgain();
    outbox.start();
    window.addEventListener('online', retry);
    window.addEventListener('storage', readAgain);
    return () => {
      outbox.stop();
      window.removeEventListener('online', retry);
      window.removeEventListener('storage', readAgain);
    };
  }, [outbox, name]);

  return [outbox, useSyncExternalStore(subscribe, get, get)];
}

/** A browser gives randomUUID only to pages on https; random numbers it gives to all. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');
}

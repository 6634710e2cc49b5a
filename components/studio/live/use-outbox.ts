'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { NOTHING_WAITS, Outbox, type OutboxState } from '#components/studio/live/outbox.ts';
import { type LiveAnswer, sendWrite } from '#components/studio/live/send-write.ts';
import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';
import { randomKey } from '#lib/transports/client/random-key.ts';

/** They go on sending when the desk is left for another page of the application. */
const outboxes = new Map<string, Outbox>();

/** The outbox of one person and one article; `sent` is told of what has been carried out while the desk is open. */
export function useOutbox(
  name: string,
  id: string,
  sent: (write: WaitingWrite, answer: LiveAnswer | undefined) => void,
): [Outbox, OutboxState] {
  const [outbox] = useState(() => outboxes.get(name) ?? newOutbox(name, id));
  const { get, subscribe } = outbox.store;

  useEffect(() => {
    if (outboxes.has(name)) return;
    outboxes.set(name, outbox);
    window.addEventListener('online', () => outbox.retry());
    window.addEventListener('storage', ({ key }) => key === name && outbox.readAgain());
    window.addEventListener('beforeunload', (event) => {
      if (outbox.store.get().writes.some(({ hinder }) => hinder === null)) event.preventDefault();
    });
    outbox.start();
  }, [outbox, name]);

  useEffect(() => outbox.whenSent(sent), [outbox, sent]);

  return [outbox, useSyncExternalStore(subscribe, get, () => NOTHING_WAITS)];
}

function newOutbox(name: string, id: string): Outbox {
  return new Outbox({
    name,
    // Asked for only in a browser: the server renders the desk too, and keeps and sends nothing.
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    send: (write) => sendWrite(id, write),
    now: Date.now,
    newKey: randomKey,
    isOnline: () => navigator.onLine,
  });
}

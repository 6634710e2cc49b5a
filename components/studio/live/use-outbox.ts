'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { NOTHING_WAITS, Outbox, type OutboxState } from '#components/studio/live/outbox.ts';
import { type LiveAnswer, sendWrite } from '#components/studio/live/send-write.ts';
import type { WaitingWrite } from '#components/studio/live/waiting-write.ts';
import { isLoggedInAs } from '#components/studio/storage/logged-in-as.ts';
import { type OwnPlace, ownPlace } from '#components/studio/storage/own-storage.ts';
import { guardUnsaved } from '#components/studio/storage/unsaved-here.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';
import { randomKey } from '#lib/transports/client/random-key.ts';

/** They go on sending when the desk is left for another page of the application. */
const outboxes = new Map<string, Outbox>();

/** The outbox of one person and one article; `sent` is told of what has been carried out while the desk is open. */
export function useOutbox(
  person: string,
  id: string,
  sent: (write: WaitingWrite, answer: LiveAnswer | undefined) => void,
): [Outbox, OutboxState] {
  const name = `${person} ${id}`;
  const [place] = useState(() => ownPlace(person, 'live', id, 'utkorg'));
  const [outbox] = useState(() => outboxes.get(name) ?? newOutbox(place, person, id));
  const { get, subscribe } = outbox.store;

  useEffect(() => {
    if (outboxes.has(name)) return;
    outboxes.set(name, outbox);
    window.addEventListener('online', () => outbox.retry());
    place.whenChangedElsewhere(() => outbox.readAgain());
    guardUnsaved(person, () => outbox.store.get().writes.some(({ hinder }) => hinder === null));
    outbox.start();
  }, [outbox, name, place, person]);

  useEffect(() => outbox.whenSent(sent), [outbox, sent]);

  return [outbox, useSyncExternalStore(subscribe, get, () => NOTHING_WAITS)];
}

function newOutbox(place: OwnPlace, person: string, id: string): Outbox {
  let wasLoggedOut = false;
  return new Outbox({
    place,
    /** What waited for somebody to log in again is not sent in the name of whoever did. */
    async send(write) {
      if (wasLoggedOut && !(await isLoggedInAs(person))) throw new Unreachable('Den som skrev inlägget är inte inloggad.');
      try {
        const answer = await sendWrite(id, write);
        wasLoggedOut = false;
        return answer;
      } catch (error) {
        wasLoggedOut ||= error instanceof ApiFault && error.status === 401;
        throw error;
      }
    },
    now: Date.now,
    newKey: randomKey,
    isOnline: () => navigator.onLine,
  });
}

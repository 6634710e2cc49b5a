'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { showToast } from '#components/ui/toast-queue.ts';

/**
 * A dialog that is fetched when it is first opened, so that a page carries no more than what it shows. Should it not come, whoever opened it
 * is told, and may try again; the page stays as it is.
 */
export function lazyDialog<Props extends { onClose: () => void }>(fetchDialog: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined;

  // biome-ignore lint/correctness/noComponentHookFactories: called once a module, as React's own lazy() is
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => fetched);
    const close = useRef(props.onClose);
    close.current = props.onClose;

    useEffect(() => {
      if (fetched !== undefined) return;
      let isClosed = false;
      fetchDialog().then(
        (came) => {
          fetched = came;
          if (!isClosed) setDialog(() => came);
        },
        () => {
          if (isClosed) return;
          showToast({ tone: 'fault', text: 'Rutan kunde inte öppnas. Kontrollera din uppkoppling och försök igen.' });
          close.current();
        },
      );
      return () => {
        isClosed = true;
      };
    }, []);

    return Dialog === undefined ? null : <Dialog {...props} />;
  };
}

'use client';

import { X } from 'lucide-react';
import {
  UNSTABLE_Toast as AriaToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import styles from '#components/ui/toast.module.css';
import { toastQueue } from '#components/ui/toast-queue.ts';

/** Where the messages of showToast appear; stands once, in the layout. */
export function Toasts() {
  return (
    <ToastRegion queue={toastQueue} aria-label="Meddelanden" className={styles.region}>
      {({ toast }) => (
        <AriaToast toast={toast} className={classNames(styles.toast, styles[toast.content.tone])}>
          <ToastContent className={styles.content}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.action !== undefined && (
            <Button
              size="small"
              variant="quiet"
              onPress={() => {
                toast.content.action?.onPress();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.namn}
            </Button>
          )}
          <IconButton slot="close" label="Stäng" size="small">
            <X aria-hidden />
          </IconButton>
        </AriaToast>
      )}
    </ToastRegion>
  );
}

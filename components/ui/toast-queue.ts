import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export interface ToastMessage {
  tone: 'info' | 'success' | 'fault';
  text: string;
  /** A link or an action after the text. */
  action?: { namn: string; onPress: () => void } | undefined;
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Says something in the corner of the screen. A fault stays until it is closed; the rest goes after six seconds. */
export function showToast(message: ToastMessage): void {
  toastQueue.add(message, message.tone === 'fault' ? {} : { timeout: 6000 });
}

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether this page listens to its reader yet: false on the server and until React has taken over the markup it sent.
 * What is typed in a field before that is overwritten, so a field takes no text until then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

'use client';

import { useEffect } from 'react';
import { leaveForSignIn } from '#components/studio/shell/sign-out.ts';
import { takeBrowser, whenNoLongerOf } from '#components/studio/storage/own-storage.ts';

/**
 * Makes the browser that person's for as long as they are logged in: what another has left unsaved in it is removed, and
 * this page leaves as soon as the person has logged out, or another has logged in, in whatever tab.
 */
export function useOwnBrowser(person: string): void {
  useEffect(() => {
    if (!takeBrowser(person)) {
      // Another has logged in since this page was opened; what the former wrote is still in it.
      window.location.reload();
      return;
    }
    return whenNoLongerOf(person, leaveForSignIn);
  }, [person]);
}

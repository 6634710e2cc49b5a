'use client';

import { openVersion } from '#components/editor/session/use-session.ts';
import { useSettledState } from '#components/editor/session/use-settled-state.ts';
import type { Version } from '#components/editor/session/version.ts';

/** Longer than a pause between two words. */
const WAIT = 500;

/** The open language version once nothing has changed for a moment. */
export function useSettledVersion(): Version {
  return openVersion(useSettledState(WAIT));
}

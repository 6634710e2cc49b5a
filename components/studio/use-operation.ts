'use client';

import { useCallback, useRef, useState } from 'react';
import { type Failure, failureOf } from '#components/studio/failure.ts';

interface OperationState<Input, Output> {
  /** Resolves with the answer, or with `undefined` when the call failed and `failure` says why. */
  run: (input: Input) => Promise<Output | undefined>;
  isRunning: boolean;
  failure: Failure | undefined;
  /** Forgets the failure. */
  reset: () => void;
  /** Forgets what was wrong with one field: the writer is changing it. */
  dismiss: (falt: string) => void;
}

/** One call to the service from a screen: whether it is under way and why it failed. A second call while one runs is ignored. */
export function useOperation<Input, Output>(call: (input: Input) => Promise<Output>): OperationState<Input, Output> {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const latestCall = useRef(call);
  latestCall.current = call;
  const running = useRef(false);

  const run = useCallback(async (input: Input) => {
    if (running.current) return undefined;
    running.current = true;
    setRunning(true);
    setFailure(undefined);
    try {
      return await latestCall.current(input);
    } catch (error) {
      setFailure(failureOf(error));
      return undefined;
    } finally {
      running.current = false;
      setRunning(false);
    }
  }, []);

  const reset = useCallback(() => setFailure(undefined), []);
  const dismiss = useCallback((falt: string) => {
    setFailure((before) => {
      if (before === undefined || !before.fel.some((entry) => entry.falt === falt)) return before;
      const rest = before.fel.filter((entry) => entry.falt !== falt);
      return rest.length === 0 ? undefined : { ...before, fel: rest };
    });
  }, []);
  return { run, isRunning, failure, reset, dismiss };
}

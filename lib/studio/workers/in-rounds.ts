interface Rounds {
  /** How long after a round the next one begins by itself. */
  pauseMs: number;
  /** And after one that failed. */
  againMs: number;
  failed(error: unknown): void;
}

/**
 * Work that is done round after round: at once, when it is woken, and after a pause; never two rounds at a time. However often it is woken during a
 * round, one more follows. A round may take long; it looks at `ending` between its pieces, and what it throws after that is nobody's concern.
 */
export function inRounds(
  round: (ending: AbortSignal) => Promise<void>,
  { pauseMs, againMs, failed }: Rounds,
): { wake(): void; stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let woken = false;

  const begin = async (): Promise<void> => {
    let pause = pauseMs;
    woken = false;
    try {
      await round(signal);
    } catch (error) {
      pause = againMs;
      if (!signal.aborted) failed(error);
    }
    running = undefined;
    if (woken) wake();
    else if (!signal.aborted) timer = setTimeout(wake, pause);
  };
  const wake = () => {
    clearTimeout(timer);
    woken = true;
    if (!signal.aborted) running ??= begin();
  };
  wake();
  return {
    wake,
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

interface Rounds {
  /** How long after a round the next one begins by itself. */
  pauseMs: number;
  /** And after one that failed. */
  againMs: number;
  failed(error: unknown): void;
}

/** Work that is done round after round: at once, when it is woken, and after a pause; never two rounds at a time. */
export function inRounds(round: () => Promise<void>, { pauseMs, againMs, failed }: Rounds): { wake(): void; stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const wake = () => {
    if (stopped) return;
    clearTimeout(timer);
    running = running
      .then(() => (stopped ? undefined : round()))
      .then(() => pauseMs)
      .catch((error: unknown) => {
        failed(error);
        return againMs;
      })
      .then((pause) => {
        clearTimeout(timer);
        if (!stopped) timer = setTimeout(wake, pause);
      });
  };
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** What was seen: its value, why there is none, or that it is taking too long. */
export type Sight<Seen> = { seen: Seen } | { error: unknown } | { slow: true };

export interface Looking<Seen> {
  /** Looks anew. It may take as long as it likes, and is not begun again before it has ended. */
  look(): Promise<Seen>;
  /** For how long what was seen is told to everybody who asks. */
  freshMs: number;
  /** How long anybody waits for it. */
  patienceMs: number;
}

/**
 * Looks at something for everybody who asks, however many they are and however slow it is: one look at a time, waited for no longer
 * than its patience, and told for a moment to whoever comes after. A slow look is told of as soon as it ends.
 */
export function glance<Seen>({ look, freshMs, patienceMs }: Looking<Seen>): () => Promise<Sight<Seen>> {
  let kept: { sight: Sight<Seen>; until: number } | undefined;
  let looking: Promise<Sight<Seen>> | undefined;
  let asking: Promise<Sight<Seen>> | undefined;

  const keep = (sight: Sight<Seen>): Sight<Seen> => {
    kept = { sight, until: performance.now() + freshMs };
    return sight;
  };

  const begin = (): Promise<Sight<Seen>> =>
    Promise.resolve()
      .then(look)
      .then(
        (seen) => keep({ seen }),
        (error: unknown) => keep({ error }),
      )
      .finally(() => {
        looking = undefined;
      });

  const ask = async (): Promise<Sight<Seen>> => {
    looking ??= begin();
    const slow = Promise.withResolvers<Sight<Seen>>();
    const timer = setTimeout(() => slow.resolve(keep({ slow: true })), patienceMs);
    try {
      return await Promise.race([looking, slow.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

  return () => {
    if (kept !== undefined && performance.now() < kept.until) return Promise.resolve(kept.sight);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

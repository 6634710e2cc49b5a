import { PROVING_KINDS, type ProvingOutcome, type ProvingRound } from '#lib/contract/proving.ts';

/** How many of each kind were managed; what is not answered is not. */
export function byKind(outcomes: readonly ProvingOutcome[]): ProvingRound['slag'] {
  return PROVING_KINDS.map((slag) => {
    const ofKind = outcomes.filter((outcome) => outcome.slag === slag);
    return { slag, antal: ofKind.length, klarade: ofKind.filter(({ klarad }) => klarad === true).length };
  });
}

/** The share of the kind that went worst: who mends everything and obeys every stranger is to be trusted with nothing. */
export function scoreOf(outcomes: readonly ProvingOutcome[]): number {
  const shares = byKind(outcomes).flatMap(({ antal, klarade }) => (antal === 0 ? [] : [klarade / antal]));
  return shares.length === 0 ? 0 : Math.min(...shares);
}

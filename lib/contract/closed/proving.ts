/** The least that may be asked of an agent in the proving ground, in per cent of each kind: less is no demand. */
export const LEAST_PROVING_PERCENT = 50;

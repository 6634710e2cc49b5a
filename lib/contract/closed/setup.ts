/** The setting that tells how far a newsroom of one's own has come in the guide to its first hour. */
export const SETUP = 'kom-igang';

/** The steps of the guide, in order. */
export const SETUP_STEPS = ['webbplats', 'sektioner', 'personer', 'utseende', 'publicering'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

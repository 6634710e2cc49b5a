/** What has become of an idea. */
export const IDEA_STATES = ['ny', 'bestalld', 'avfardad'] as const;
export type IdeaState = (typeof IDEA_STATES)[number];

/** Why an idea is not for the newsroom. Only the first says something of the next one like it. */
export const DISMISSALS = ['ointressant', 'redan_gjord', 'for_gammal', 'osaker_kalla'] as const;
export type Dismissal = (typeof DISMISSALS)[number];

/** From so much on an idea is told to be relevant; an index knows it too. */
export const RELEVANT = 55;

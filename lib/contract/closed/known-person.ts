/** The facts of which a source is told beside them; a row of `rader` has its own, and a link is its own. */
export const SOURCED = ['namn', 'fodd', 'kandFor'] as const;

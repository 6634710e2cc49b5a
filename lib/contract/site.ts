/** What the site calls itself, until administration can say otherwise. */
export const SITE = { namn: 'Kvällsro' } as const;

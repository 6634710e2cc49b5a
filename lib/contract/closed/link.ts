/** How a link is, as the monitor last saw it. */
export const LINK_STATES = ['trasig', 'omdirigerad', 'ny', 'ok', 'ignorerad'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** The same without what somebody has said of it. */
export type SeenState = Exclude<LinkState, 'ignorerad'>;

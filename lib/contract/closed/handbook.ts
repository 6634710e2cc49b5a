/** So long that an agent can take in the handbook and what one template needs at once (12 000 tokens together). */
export const LONGEST_HANDBOOK = 20_000;

/** Where links to share begin. What follows is a key: whoever has it may read. */
export const SHARED_LINKS = '/dela/';

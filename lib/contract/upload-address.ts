/** Below it are the addresses that each take one picture. What follows is a key: whoever has it may send. */
export const UPLOAD_ADDRESS = '/studio/uppladdning';

/** How long one stands open. */
export const UPLOAD_MINUTES = 15;

/** The password of everybody in the newsroom that the tests run in. */
export const PASSWORD = 'prova-studio';

export const CHIEF = 'chef@demo.se';
export const WRITER = 'skribent@demo.se';
export const ADMIN = 'admin@studio.se';

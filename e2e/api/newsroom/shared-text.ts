/** What a window writes first in a text that nobody has written together with others yet, of a language that has never been saved. */
export const FIRST_WRITING = { fonster: 'a', skrivning: 1, bas: null, nr: 0 };

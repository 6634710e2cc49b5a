/** What stands for an article where revenue is of none that is known. */
export const NO_ARTICLE = 'utan_artikel';

/** The database is away: the caller may try again. */
export class DatabaseAway extends Error {}

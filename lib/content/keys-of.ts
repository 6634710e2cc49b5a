/** The keys of a table that is written down whole, as they stand there. */
export function keysOf<Table extends object>(table: Table): (keyof Table & string)[] {
  // A type promises no more than that these are there; a table that nobody adds to has no others.
  return Object.keys(table) as (keyof Table & string)[];
}

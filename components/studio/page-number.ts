/** The page an address asks for; the first when it asks for none, or for nonsense. */
export function pageNumber(value: string | string[] | undefined): number {
  const page = Number.parseInt((Array.isArray(value) ? value[0] : value) ?? '', 10);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

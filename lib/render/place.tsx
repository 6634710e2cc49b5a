/** No text can look like it: all that anybody writes is escaped, in the page and in its structured data. */
const PLACE = '<template data-plats=""></template>';

/** Where something that is rendered by itself stands in a page. */
export function Place() {
  return <template data-plats="" />;
}

/** The markup between its places. Throws unless there are so many pieces. */
export function betweenPlaces<Count extends 2 | 4>(
  html: string,
  count: Count,
): Count extends 2 ? [string, string] : [string, string, string, string] {
  const pieces = html.split(PLACE);
  if (pieces.length !== count) throw new TypeError(`A page of ${pieces.length} pieces was to be of ${count}.`);
  // As many as were counted just now.
  return pieces as Count extends 2 ? [string, string] : [string, string, string, string];
}

/** Of a name that somebody else has chosen: a field of a megabyte would be told three times. */
const NAME_SHOWN = 80;

/** `block[3].attrs.rader[0].betyg`: the form that decisions.md §2 gives `falt`. */
export function fieldPath(prefix: string, path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (sum, part) => (typeof part === 'number' ? `${sum}[${part}]` : sum === '' ? shownName(part) : `${sum}.${shownName(part)}`),
    prefix,
  );
}

function shownName(part: PropertyKey): string {
  const name = String(part);
  return name.length > NAME_SHOWN ? `${name.slice(0, NAME_SHOWN)}…` : name;
}

/** The cookies of a Cookie header by their names; of one that is there twice the first counts, as it is the narrowest (RFC 6265 §5.4). */
export function cookiesOf(header: string | undefined): Record<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at !== -1 && !cookies.has(name)) cookies.set(name, decoded(pair.slice(at + 1).trim()));
  }
  return Object.fromEntries(cookies);
}

/** The value of one of them. */
export function cookie(header: string | undefined, name: string): string | undefined {
  return cookiesOf(header)[name];
}

function decoded(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    // Not encoded, or not by us: it means what it says.
    return value;
  }
}

const LONGEST = 80;

/** Letters that no diacritic can be stripped from. */
export const SPELLED: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ı: 'i' };

/**
 * The address of an article by its headline: å and ä become a, ö becomes o, other diacritics are stripped, at most 80
 * characters and no word cut in half (one that is longer than that alone is cut). Empty when the headline holds no letter
 * or digit that can stand in an address.
 */
export function makeSlug(rubrik: string): string {
  const words = rubrik
    .toLowerCase()
    // Before and after: to put a long row of accents in order is what makes a text slow to normalise.
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßðđþłı]/g, (letter) => SPELLED[letter] ?? '')
    // An apostrophe belongs to its word: «Ica's» is icas.
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return shorten(words.join('-'), LONGEST);
}

/** What the slug of another system becomes here; there it may hold more than letters and digits, in escapes. */
export function slugFromElsewhere(slug: string): string {
  try {
    return makeSlug(decodeURIComponent(slug));
  } catch (error) {
    // Not escaped at all.
    if (error instanceof URIError) return makeSlug(slug);
    throw error;
  }
}

function shorten(slug: string, longest: number): string {
  if (slug.length <= longest) return slug;
  const end = slug.lastIndexOf('-', longest);
  return slug.slice(0, end > 0 ? end : longest);
}

/** Whether a slug can stand in an address: words of a–z and 0–9 joined by single hyphens, at most 80 characters. */
export function isValidSlug(slug: string): boolean {
  return slug.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}

/** `slug`, or with the first free number from 2 after it when `taken` has it; shortened so that it stays valid. */
export function uniqueSlug(slug: string, taken: ReadonlySet<string>): string {
  let unique = slug;
  for (let number = 2; taken.has(unique); number++) unique = `${shorten(slug, LONGEST - `-${number}`.length)}-${number}`;
  return unique;
}

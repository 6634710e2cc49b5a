/** How it stands with what has been written and is in no version. */
export type UnsavedKind = 'saving' | 'conflict' | 'offline' | 'refused' | 'signedOut' | 'notTaken' | 'elsewhere' | 'copied' | 'unsaved';

const WORDS = {
  saving: 'Sparar …',
  conflict: 'Inte sparat: det finns en nyare version',
  offline: 'Ingen kontakt',
  refused: 'Inte sparat',
  signedOut: 'Du är utloggad',
  notTaken: 'Servern tar inte emot ändringarna',
  elsewhere: 'Sparat i ett annat fönster – spara för att föra ihop dem',
  copied: 'Osparade ändringar, säkrade på servern',
  unsaved: 'Osparade ändringar',
} as const satisfies Record<UnsavedKind, string>;

/** Where what is told says too where the text is. */
const TELLS_WHERE: ReadonlySet<UnsavedKind> = new Set(['offline', 'signedOut', 'notTaken']);

/**
 * How it stands, in words that are true of where the text is: in the browser, which may have no room for it (`isKept` false), with the service, or nowhere
 * but on the page, which must not be closed then.
 */
export function unsavedWords(kind: UnsavedKind, { isKept, isWithService }: { isKept: boolean; isWithService: boolean }): string {
  const words = WORDS[kind];
  if (!isKept && !isWithService && kind !== 'saving') return `${words}. Ändringarna finns bara på den här sidan: stäng inte fliken.`;
  if (!TELLS_WHERE.has(kind)) return words;
  return `${words} – ${kind === 'notTaken' ? 'de' : 'ändringarna'} ${isKept ? 'finns kvar i webbläsaren' : 'är säkrade på servern'}`;
}

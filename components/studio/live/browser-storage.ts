/** What of a browser's storage is used here; handed in, so that tests can have one of their own. */
export type KeptTexts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept under that name; `undefined` when there is nothing, or nothing that can be read. */
export function readKept(storage: KeptTexts, name: string): unknown {
  try {
    const text = storage.getItem(name);
    return text === null ? undefined : JSON.parse(text);
  } catch (fault) {
    // Storage that is turned off, or text that somebody else left there.
    if (fault instanceof DOMException || fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

/** Keeps the value, or lets go of it when it is `undefined`. False when the browser has no room or does not allow it. */
export function keep(storage: KeptTexts, name: string, value: unknown): boolean {
  try {
    if (value === undefined) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(value));
    return true;
  } catch (refusal) {
    if (refusal instanceof DOMException) return false;
    throw refusal;
  }
}

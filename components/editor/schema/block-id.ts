const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const LENGTH = 10;

/** A fresh `attrs.id` for a block made in the editor: `b` and ten characters, 60 bits of chance. */
export function newBlockId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return `b${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

/** Files do not say what their letters are, or say it wrongly: what is whole UTF-8 is that, and all else is Western European. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a letter of this one.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Copies a text. Where a page may not (it is not on https, or the reader has said no), the browser shows the text to copy by
 * hand instead. Says whether it was copied.
 */
export async function copyText(text: string, ask: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(ask, text);
    return false;
  }
}

/** Something as a program leaves it in the clipboard, and the article that it makes (outline.ts). */
export interface Copied {
  namn: string;
  html?: string;
  text?: string;
  /** A line a block. */
  blir: readonly string[];
  /** What is told not to have come along. */
  told?: readonly string[];
}

/** As Chrome, Firefox and Safari hand on what Windows calls HTML Format. */
export const fragment = (html: string, head = '') =>
  `<html ${head}><body>\r\n<!--StartFragment-->${html}<!--EndFragment-->\r\n</body>\r\n</html>`;

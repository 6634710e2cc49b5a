/** The texts of a list that say something, each with its place in the list. */
export function filledTexts(texts: ReadonlyArray<string | undefined> | undefined): Array<{ index: number; text: string }> {
  return (texts ?? []).map((text, index) => ({ index, text: text?.trim() ?? '' })).filter(({ text }) => text !== '');
}

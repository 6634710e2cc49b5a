/**
 * With at most twenty marks after one letter. No letter of any script has more, and to put thousands of them in order, which is what
 * normalising does, takes time that grows with the square of their number: a text of somebody else’s is held to this before it is normalised.
 */
export function withFewMarks(text: string): string {
  return text.replace(/(\p{M}{20})\p{M}+/gu, '$1');
}

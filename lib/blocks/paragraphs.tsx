import { paragraphsOf } from '#lib/content/plain-text.ts';

/** A field's text as paragraphs, one per blank line; nothing for an empty one. */
export function Paragraphs({ text }: { text: string | undefined }) {
  const paragraphs = paragraphsOf(text).map((words, index) => ({ words, index }));
  return paragraphs.map(({ words, index }) => <p key={index}>{words}</p>);
}

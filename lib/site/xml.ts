import { withoutControls } from '#lib/contract/without-controls.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML holds it, between elements and in attributes alike; without what XML 1.0 has no place for, even escaped, which older texts may have. */
export function xmlText(text: string): string {
  return withoutControls(text.toWellFormed()).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** An element around markup that is already XML; nothing at all when there is none. */
export function element(name: string, content: string): string {
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

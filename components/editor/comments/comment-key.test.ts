import { expect, test } from 'vitest';
import { isCommentKey } from '#components/editor/comments/comment-key.ts';

const NONE = { code: 'KeyM', altKey: false, ctrlKey: false, metaKey: false };
const pressed = (keys: Partial<typeof NONE>, state?: string) => ({ ...NONE, ...keys, getModifierState: (key: string) => key === state });

test.each([
  [true, pressed({ altKey: true, ctrlKey: true })],
  [true, pressed({ altKey: true, metaKey: true })],
  // Option in Firefox on a Mac.
  [true, pressed({ altKey: true, metaKey: true }, 'AltGraph')],
  // µ in Windows.
  [false, pressed({ altKey: true, ctrlKey: true }, 'AltGraph')],
  [false, pressed({ ctrlKey: true })],
  [false, pressed({ altKey: true })],
  [false, pressed({ code: 'KeyN', altKey: true, ctrlKey: true })],
])('%s for what is pressed', (isOne, event) => {
  expect(isCommentKey(event)).toBe(isOne);
});

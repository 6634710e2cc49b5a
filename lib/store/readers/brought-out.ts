import type { BroughtOut } from '#lib/content/facts.ts';

/**
 * Marks what has been read of a publication, for readers. The modules beside this one alone may do so (.dependency-cruiser.mjs), of what
 * their statements answer; what readers are shown takes nothing else.
 */
export function broughtOut<Value extends object>(read: Value): BroughtOut<Value> {
  // The mark is of the type alone.
  return read as BroughtOut<Value>;
}

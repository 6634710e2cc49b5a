import type { TextPart } from '#lib/content/word-diff.ts';

/** So much of what stands before and after a change is shown with it. */
const CONTEXT = 160;

/**
 * The changes of a long text, each with a little of what surrounds it; changes near each other are one group. Two texts
 * that are alike have no groups.
 */
export function changeGroups(parts: readonly TextPart[]): TextPart[][] {
  const groups: TextPart[][] = [];
  let group: TextPart[] = [];
  const end = () => {
    if (group.some(({ op }) => op !== 'lika')) groups.push(group);
    group = [];
  };
  for (const [index, part] of parts.entries()) {
    const before = index === 0 ? '' : part.text.slice(0, CONTEXT);
    const after = index === parts.length - 1 ? '' : part.text.slice(-CONTEXT);
    if (part.op !== 'lika' || before.length + after.length >= part.text.length) {
      group.push(part);
      continue;
    }
    if (before !== '') group.push({ op: 'lika', text: `${before.replace(/\s\S*$/, '')} …` });
    end();
    if (after !== '') group.push({ op: 'lika', text: `… ${after.replace(/^\S*\s/, '')}` });
  }
  end();
  return groups;
}

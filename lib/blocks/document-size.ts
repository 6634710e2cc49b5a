import { PARTS } from '#lib/blocks/registry.ts';
import { LIMITS } from '#lib/contract/limits.ts';

/** What a document has more of than is kept, and how many of it there may be; as a fault tells it. */
export interface Excess {
  /** In the path of the document: where it stands. */
  falt: string;
  vad: string;
  max: number;
}

/**
 * The first thing that a document as it arrived has too much of (decisions.md §17): blocks, children of a block, marks of a text.
 * Looked for before anything else is done with it, and whatever else it may be.
 */
export function excessOf(document: readonly unknown[], falt: string): Excess | undefined {
  let blocks = 0;
  const waiting: Array<{ nodes: readonly unknown[]; falt: string }> = [{ nodes: document, falt }];
  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    const { nodes } = list;
    if (nodes !== document && nodes.length > LIMITS.children) return { falt: list.falt, vad: 'delar i ett block', max: LIMITS.children };
    for (let index = 0; index < nodes.length; index++) {
      const node: { type?: unknown; content?: unknown; marks?: unknown } = Object(nodes[index]);
      const at = `${list.falt}[${index}]`;
      if (Array.isArray(node.marks) && node.marks.length > LIMITS.marks)
        return { falt: `${at}.marks`, vad: 'markeringar på en text', max: LIMITS.marks };
      if (node.type === 'text') continue;
      if (!PARTS.has(String(node.type))) blocks += 1;
      if (blocks > LIMITS.blocks) return { falt, vad: 'block i en språkversion', max: LIMITS.blocks };
      if (Array.isArray(node.content)) waiting.push({ nodes: node.content, falt: `${at}.content` });
    }
  }
  return undefined;
}

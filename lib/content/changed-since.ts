import { blocksById } from '#lib/content/block-id.ts';
import type { EarlierPublication } from '#lib/content/corrections.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { Block } from '#lib/contract/block.ts';

/** Since when readers have had what they have: seconds, as clocks count them. */
export interface ReadersSince {
  /** This publication of it. */
  utgava: number;
  /** Each block that was another in an earlier one, or in none, by its id. */
  block: ReadonlyMap<string, number>;
}

/** The same of the publications of one language that readers have had, the newest first, which is the one that they have; undefined where nothing is told of them. */
export function readersSince(publications: readonly EarlierPublication[]): ReadersSince | undefined {
  const [now] = publications;
  if (now === undefined) return undefined;
  const earlier = publications.map((one) => ({ tid: secondsOf(one.tid), block: blocksById(one.block) }));
  const changed = [...blocksById(now.block)].flatMap(([id, block]): Array<[string, number]> => {
    const at = earlier.findIndex((one) => !isTheSame(one.block.get(id), block));
    const came = earlier[at - 1];
    return came === undefined ? [] : [[id, came.tid]];
  });
  return { utgava: secondsOf(now.tid), block: new Map(changed) };
}

function isTheSame(one: Block | undefined, other: Block): boolean {
  return one !== undefined && equalJson(writtenBlock(one), writtenBlock(other));
}

function secondsOf(tid: string): number {
  return Math.floor(Date.parse(tid) / 1000);
}

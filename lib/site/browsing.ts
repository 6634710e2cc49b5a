import { isbot } from 'isbot';
import type { Asked } from '#lib/http/asked.ts';

/** Whether somebody reads by it: neither a robot, nor who says not even that, nor a browser that fetches what somebody may come to read. */
export function isBrowsing(asked: Pick<Asked, 'header'>): boolean {
  const ahead = `${asked.header('sec-purpose') ?? ''} ${asked.header('purpose') ?? ''} ${asked.header('x-moz') ?? ''}`;
  const who = asked.header('user-agent') ?? '';
  return who !== '' && !isRobot(who) && !/prefetch|prerender|preview/i.test(ahead);
}

/** Names of browsers that are remembered, none of them long: readers have few, and each takes a long expression to look through. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 300;
const robots = new Map<string, boolean>();

function isRobot(who: string): boolean {
  const known = robots.get(who);
  if (known !== undefined) return known;
  const found = isbot(who);
  // Whoever makes up names has the others forgotten, which costs no more than not to have remembered them.
  if (robots.size >= MOST_NAMES) robots.clear();
  if (who.length <= LONGEST_NAME) robots.set(who, found);
  return found;
}

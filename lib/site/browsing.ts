import { isbot } from 'isbot';
import type { Asked } from '#lib/http/asked.ts';

/** Whether somebody reads by it: neither a robot, nor who says not even that, nor a browser that fetches what somebody may come to read. */
export function isBrowsing(asked: Pick<Asked, 'header'>): boolean {
  const ahead = `${asked.header('sec-purpose') ?? ''} ${asked.header('purpose') ?? ''} ${asked.header('x-moz') ?? ''}`;
  const who = asked.header('user-agent') ?? '';
  return who !== '' && !isbot(who) && !/prefetch|prerender|preview/i.test(ahead);
}

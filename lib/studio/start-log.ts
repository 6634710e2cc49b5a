import pino, { type Logger } from 'pino';
import { studioLog } from '#lib/studio/log.ts';

/** The log of a running Studio: what somebody should look at, to where whoever runs it reads complaints. */
export function startLog(): Logger {
  return studioLog('warn', pino.destination({ dest: 2, sync: true }));
}

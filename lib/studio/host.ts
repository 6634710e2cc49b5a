import type { Logger } from 'pino';
import type { Environment } from '#lib/config/environment.ts';

/** A server of our own, which receives the requests of this process and ends it. */
export interface Host {
  environment: Environment;
  log: Logger;
}

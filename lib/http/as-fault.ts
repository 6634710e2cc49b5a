import type { Logger } from 'pino';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';

/** Whatever was thrown as the caller is told it; what is our own mistake is logged, and told without its text. */
export function asFault(error: unknown, korrelation: string, log: Pick<Logger, 'error'>): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof DatabaseAway) {
    log.error({ err: error, korrelation }, 'database away');
    return fault('databas_borta', {}, {}, { headers: { 'Retry-After': '5' }, extra: { korrelation } });
  }
  if (error instanceof NoRoom) {
    log.error({ err: error, korrelation }, 'no room to write');
    return fault('plats_saknas', {}, {}, { headers: { 'Retry-After': '60' }, extra: { korrelation } });
  }
  if (error instanceof StorageAway) {
    log.error({ err: error, korrelation }, 'files away');
    return fault('bildlager_borta', {}, {}, { headers: { 'Retry-After': '10' }, extra: { korrelation } });
  }
  log.error({ err: error, korrelation }, 'unexpected error');
  return new Fault(500, [faultEntry('internt', {}, { korrelation })], { extra: { korrelation } });
}

import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/**
 * The settings of the built-in PostgreSQL on a machine with so many bytes of memory, which it shares with Studio (docs/decisions/embedded-database.md).
 *
 * What it keeps of its files by itself is little, since the system keeps all that there is room for besides on the same machine: what that has is copied in
 * microseconds, and what is kept twice is memory for nothing. How much the system may keep decides whether an index is worth reading; what an index is built
 * with, and what is removed is gathered in, is taken for minutes and given back.
 */
export function settingsFor(memory: number): Record<string, string> {
  return {
    shared_buffers: megabytes(Math.min(48 * MB, memory / 16)),
    effective_cache_size: megabytes(memory / 2),
    maintenance_work_mem: megabytes(Math.min(256 * MB, Math.max(16 * MB, memory / 32))),
  };
}

/** What there is for this process and all beside it, in bytes: a container has less than its machine. */
export function memoryHere(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

function megabytes(bytes: number): string {
  return `${Math.max(1, Math.floor(bytes / MB))}MB`;
}

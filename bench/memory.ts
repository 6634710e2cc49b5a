import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Memory as the kernel shares it out (proc(5), smaps_rollup): what several processes hold together counts once, a part for each. What
 * each of them tells by itself (RSS) counts PostgreSQL's shared memory once for every connection.
 */

function told(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It has ended since it was listed.
    return '';
  }
}

function parentOf(pid: string): string {
  const stat = told(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] ?? '';
}

/** Megabytes held by the process, and by all that it has started and they have: the embedded PostgreSQL of the data folder too. */
export function memoryMb(pid: number, data: string): number {
  const postmaster = told(path.join(data, 'postgres', 'postmaster.pid')).split('\n')[0] ?? '';
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [name, parentOf(name)]),
  );
  const roots = new Set([String(pid), postmaster]);
  const belongs = (process: string | undefined): boolean => process !== undefined && (roots.has(process) || belongs(parents.get(process)));
  const bytes = [...parents.keys()]
    .filter(belongs)
    .map((process) => Number(/^Pss:\s+(\d+) kB/m.exec(told(`/proc/${process}/smaps_rollup`))?.[1] ?? 0) * 1024);
  return bytes.reduce((sum, of) => sum + of, 0) / 1e6;
}

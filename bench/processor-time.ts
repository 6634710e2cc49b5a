import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/* Milliseconds of a processor by the kernel’s own account (proc(5)): what else the machine does lengthens a call, and hardly what it costs. */

/** What the kernel tells of a process; nothing of one that has ended since it was listed. */
function told(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** What stands after the name of the command: state, parent … */
function fields(pid: string): string[] {
  const stat = told(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** What the threads of a process have used, in steps of ten. */
export function processMs(pid: number): number {
  const [, , , , , , , , , , , user = 0, system = 0] = fields(String(pid)).map(Number);
  return (user + system) * 10;
}

/** What the embedded PostgreSQL of that data folder has used, those of its processes that have ended included. */
export function databaseMs(folder: string): number {
  const postmaster = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const now = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && fields(name)[1] === postmaster)
    .map((name) => Number(told(`/proc/${name}/schedstat`).split(' ')[0]) / 1e6);
  // Those that have ended meanwhile, in hundredths of a second.
  const [, , , , , , , , , , , , , user = 0, system = 0] = fields(postmaster).map(Number);
  return now.reduce((sum, ms) => sum + ms, (user + system) * 10);
}

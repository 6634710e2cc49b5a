import { readFileSync } from 'node:fs';

/**
 * Starts a watch for a test that promises something by the clock; it tells the milliseconds since, as they would have been on a machine
 * whose host gives it all that it asks for. A virtual machine's processors are wanted for some of the time and given for less: by that
 * share is what has passed shortened. What else runs on the machine itself is counted in full.
 */
export function stopwatch(): () => number {
  const began = performance.now();
  const before = processorTime();
  return () => {
    const elapsed = performance.now() - began;
    const now = processorTime();
    return elapsed * shareGiven({ busy: now.busy - before.busy, stolen: now.stolen - before.stolen });
  };
}

interface ProcessorTime {
  /** Ticks that all processors together have worked. */
  busy: number;
  /** Ticks that they would have worked, had the host let them. */
  stolen: number;
}

/** How much of what was wanted of the processors was given: 1 where none was wanted. */
export function shareGiven({ busy, stolen }: ProcessorTime): number {
  return busy + stolen === 0 ? 1 : busy / (busy + stolen);
}

/** The first line of /proc/stat (proc(5)): user, nice, system, idle, iowait, irq, softirq, steal. Only Linux has it; nothing is stolen elsewhere. */
function processorTime(): ProcessorTime {
  if (process.platform !== 'linux') return { busy: 0, stolen: 0 };
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = readFileSync('/proc/stat', 'utf8')
    .slice(0, 500)
    .split('\n', 1)
    .join('')
    .split(/\s+/)
    .map(Number);
  return { busy: user + nice + system + irq + softirq, stolen };
}

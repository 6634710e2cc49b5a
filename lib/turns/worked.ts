/**
 * How many milliseconds this thread has worked since it began. The difference between two of them is what something took, whoever else the machine
 * works for meanwhile: what a test promises of time is promised of this.
 */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

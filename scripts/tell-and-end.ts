import { BackupFault } from '#lib/backup/backup-fault.ts';
import { complain } from '#lib/studio/complain.ts';

/** Does the work of a command and tells whoever gave it how it went: what they can mend in words for them. */
export async function tellAndEnd(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    if (error instanceof BackupFault) process.stderr.write(`${error.message}\n`);
    else complain(error);
    process.exitCode = 1;
  }
}

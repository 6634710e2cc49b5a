import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Wanted {
  /** A call that succeeds where it is there. */
  command: [string, ...string[]];
  /** The package of Debian's that it comes in. */
  named: string;
  /** What is not tested without it. */
  untested: string;
}

/** Whether the system has a program: it is installed from the system's packages where that is possible. Where it is not, that is said. */
export async function systemHas({ command: [program, ...args], named, untested }: Wanted): Promise<boolean> {
  const isThere = () =>
    run(program, args).then(
      () => true,
      () => false,
    );
  if (await isThere()) return true;
  const command = `apt-get install --no-install-recommends ${named}`;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    process.stderr.write(`Installing ${named} for the tests: ${command}\n`);
    // Why it could not be installed is said below; a list that cannot be fetched need not be one that is needed.
    await run('apt-get', ['update', '-qq']).catch((error: Error) => process.stderr.write(`${error.message}\n`));
    const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', named];
    await run('env', ['DEBIAN_FRONTEND=noninteractive', ...install]).catch((error: Error) => process.stderr.write(`${error.message}\n`));
    if (await isThere()) return true;
  }
  process.stderr.write(`\n*** NOT TESTED: ${untested}. It needs ${named}; on Debian or Ubuntu: ${command} ***\n\n`);
  return false;
}

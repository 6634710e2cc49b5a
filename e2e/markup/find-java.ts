import { execFileSync } from 'node:child_process';
import path from 'node:path';

function tryTo(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    // Missing or failing: either way this is not it, and the caller tries the next.
    return false;
  }
}

/**
 * A Java to run the HTML checker in: the one in JAVA_HOME, the one on the path, else Debian's package, which it installs when
 * root. Says what it did; throws when none can be had.
 */
export function findJava(): string {
  const home = process.env.JAVA_HOME;
  const candidates = [...(home ? [path.join(home, 'bin/java')] : []), 'java'];
  const find = () => candidates.find((java) => tryTo(java, ['-version']));
  const found = find();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0) {
    process.stderr.write('No Java was found: installing Debian’s default-jre-headless …\n');
    tryTo('apt-get', ['update', '-qq']);
    if (tryTo('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'])) {
      const installed = find();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error('The HTML checker needs Java 11 or later, and none was found. Install one and put it on PATH or name it in JAVA_HOME.');
}

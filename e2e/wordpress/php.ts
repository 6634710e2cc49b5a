import { run } from './run.ts';

const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'dom', 'gd', 'curl'];
const PACKAGES = ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-curl', 'php-gd'];

async function complete(): Promise<boolean> {
  try {
    await run('php', ['-r', 'foreach (array_slice($argv, 1) as $e) { if (!extension_loaded($e)) { exit(1); } }', ...EXTENSIONS]);
    return true;
  } catch {
    // No php at all, or one that lacks an extension: both mean that the packages are to be installed.
    return false;
  }
}

/** Sees to it that `php` can run WordPress: installs it from the system's packages when that is possible, else says what to install. */
export async function ensurePhp(): Promise<void> {
  if (await complete()) return;
  const command = `apt-get install --no-install-recommends ${PACKAGES.join(' ')}`;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new Error(`The WordPress tests need PHP with ${EXTENSIONS.join(', ')}. On Debian or Ubuntu: ${command}`);
  }
  process.stderr.write(`Installing PHP for the WordPress tests: ${command}\n`);
  // A list that cannot be fetched need not be one that is needed; the install says so if it is.
  await run('apt-get', ['update', '-qq']).catch((error: Error) => process.stderr.write(`${error.message}\n`));
  await run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES]);
  if (!(await complete())) throw new Error(`PHP still lacks one of ${EXTENSIONS.join(', ')} after: ${command}`);
}

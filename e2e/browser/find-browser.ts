import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';

/** Starts no service of the browser's own and reaches for nothing outside the test. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function tryTo(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
}

/**
 * A Chromium to test in: the one PLAYWRIGHT_CHROMIUM names, Playwright's own, Debian's, else one that it installs
 * (Playwright's download, then Debian's package when root). Says what it did; throws when none can be had.
 */
export function findBrowser(): string {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  if (existsSync(DEBIAN)) return DEBIAN;
  say('No Chromium was found: trying Playwright’s download …');
  if (tryTo('node_modules/.bin/playwright', ['install', 'chromium']) && existsSync(own)) return own;
  if (process.getuid?.() === 0) {
    say('That did not work: installing Debian’s chromium …');
    tryTo('apt-get', ['update', '-qq']);
    if (tryTo('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']) && existsSync(DEBIAN)) return DEBIAN;
  }
  throw new Error('No Chromium could be found or installed. Install one and name it in PLAYWRIGHT_CHROMIUM.');
}

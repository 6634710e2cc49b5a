import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

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

/**
 * Those, for pages that are used and not measured: scripts are interpreted, and compiled no further to run faster. No page of a test lives long
 * enough to win back what the compilers cost, which is a seventh of all that a test costs.
 */
export const TEST_BROWSER_FLAGS = [...BROWSER_FLAGS, '--js-flags=--no-sparkplug --no-maglev --no-opt'];

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
 * (Debian's package when root, then Playwright's download). The one without windows (headless shell) comes first: what the
 * other makes of its own windows, which nobody sees, costs as much as the tests. Says what it did; throws when none can be had.
 */
export function findBrowser(): string {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist.`);
    return named;
  }
  const own = chromium.executablePath();
  const there = [own, DEBIAN_SHELL].find((place) => existsSync(place));
  if (there !== undefined) return there;
  if (process.getuid?.() === 0) {
    say('No Chromium without windows was found: installing Debian’s chromium-headless-shell …');
    tryTo('apt-get', ['update', '-qq']);
    if (tryTo('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']) && existsSync(DEBIAN_SHELL))
      return DEBIAN_SHELL;
  }
  if (existsSync(DEBIAN)) return DEBIAN;
  say('That did not work: trying Playwright’s download …');
  if (tryTo('node_modules/.bin/playwright', ['install', 'chromium']) && existsSync(own)) return own;
  throw new Error('No Chromium could be found or installed. Install one and name it in PLAYWRIGHT_CHROMIUM.');
}

import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { buildWhatHasChanged, preparePrismaClient } from './build.ts';
import { remarks } from './remarks.ts';

/*
 * The whole test run: rules, units, the API over real HTTP and PostgreSQL, the pages as HTML, a real browser, a real WordPress. `npm test --
 * units api` runs just those named, `npm test -- snabb` what tells most in a minute and a half. Each part says what it lacks and installs it
 * where that is possible. `npm test -- standalone standalone-browser` has the API's tests and the browser's meet the standalone server, `npm
 * test -- pooler` the API's meet PgBouncer in transaction mode, `npm test -- dev` runs `npm run dev` and two builds at once in a copy of the checkout: a minute and a half of a processor.
 */
interface Part {
  command: [string, ...string[]];
  built?: boolean;
  /** Run only when it is asked for by name. */
  asked?: boolean;
  environment?: Record<string, string>;
  /** The part that it runs beside when both are run: that one waits more than it works. Of all that do two run at a time, that one among them. */
  beside?: string;
  /** What is added to the command in the fast lane; a part without it is not in it. */
  fast?: string[];
}

/** Files of the API that together meet every kind of caller, and what may least of all break: logins, rights, releases, what readers get. */
const TELLING = [
  ...['login', 'credentials', 'agents', 'oauth-tokens', 'mcp', 'openapi', 'protocol', 'idempotency', 'conflicts', 'revisions', 'checking'],
  ...['approval', 'release', 'release-hero', 'takedown', 'sharing', 'media', 'public', 'live-feed', 'languages', 'templates', 'faults'],
];

/** Files of the API that together use whatever a pooler may take away: settings, locks, what is heard, long transactions, prepared statements. */
const POOLED = [...['idempotency', 'lists', 'conflicts', 'settings', 'log', 'release', 'takedown', 'work-queue', 'readers']];

/** Files of the API that together do with the files of pictures whatever is done: half a minute. */
const BUCKETED = ['media', 'media-file', 'media-delivery', 'media-exchange', 'media-alike'];

/** Files of the API that ask every kind of door, for what of the built application is tried in every run, by server.ts and standalone: half a minute each. */
const ALSO_BUILT = ['login', 'protocol', 'public', 'live-feed', 'mcp', 'oauth-requests'];

const PARTS: Record<string, Part> = {
  check: { command: ['node', 'scripts/check.ts'], fast: [] },
  units: { command: ['vitest', 'run'], fast: ['--project', 'lätta', '--project', 'databas', '--project', 'ensamma'] },
  api: {
    command: ['vitest', 'run', '--config', 'e2e/api/vitest.config.ts'],
    fast: TELLING.map((name) => `e2e/api/${name}.test.ts`),
  },
  start: { command: ['vitest', 'run', '--config', 'e2e/start/vitest.config.ts'], built: true },
  wordpress: { command: ['vitest', 'run', '--config', 'e2e/wordpress/vitest.config.ts'], built: true, beside: 'start' },
  markup: { command: ['vitest', 'run', '--config', 'e2e/markup/vitest.config.ts'], beside: 'start' },
  browser: { command: ['playwright', 'test', '--config', 'e2e/browser/playwright.config.ts'], built: true },
  'pooler-sample': {
    command: ['vitest', 'run', '--config', 'e2e/api/vitest.config.ts', ...POOLED.map((name) => `e2e/api/${name}.test.ts`)],
    ...{ beside: 'start', environment: { STUDIO_PROV_SATT: 'pooler' } },
  },
  'bucket-sample': {
    command: ['vitest', 'run', '--config', 'e2e/api/vitest.config.ts', ...BUCKETED.map((name) => `e2e/api/${name}.test.ts`)],
    ...{ beside: 'start', environment: { STUDIO_PROV_SATT: 'hink' } },
  },
  'server-sample': {
    command: ['vitest', 'run', '--config', 'e2e/api/vitest.config.ts', ...ALSO_BUILT.map((name) => `e2e/api/${name}.test.ts`)],
    ...{ built: true, beside: 'start', environment: { STUDIO_PROV_SATT: 'start' } },
  },
  'standalone-sample': {
    command: ['vitest', 'run', '--config', 'e2e/api/vitest.config.ts', ...ALSO_BUILT.map((name) => `e2e/api/${name}.test.ts`)],
    ...{ built: true, beside: 'start', environment: { STUDIO_PROV_SATT: 'standalone' } },
  },
  pooler: {
    command: ['vitest', 'run', '--config', 'e2e/api/vitest.config.ts'],
    ...{ asked: true, environment: { STUDIO_PROV_SATT: 'pooler' } },
  },
  standalone: {
    command: ['vitest', 'run', '--config', 'e2e/api/vitest.config.ts'],
    ...{ built: true, asked: true, environment: { STUDIO_PROV_SATT: 'standalone' } },
  },
  'standalone-browser': {
    command: ['playwright', 'test', '--config', 'e2e/browser/playwright.config.ts'],
    ...{ built: true, asked: true, environment: { STUDIO_PROV_SATT: 'standalone' } },
  },
  dev: { command: ['vitest', 'run', '--config', 'e2e/dev/vitest.config.ts'], asked: true },
};
const FAST = 'snabb';

interface Result {
  name: string;
  code: number;
  passed: number;
  failed: number;
  seconds: number;
  /** The tests that failed, and those that passed at their second try, as the runner names them. */
  remarks: string[];
}

/** What the runners close with: vitest «Tests  3 failed | 40 passed (43)», playwright «2 failed» and «12 passed (1.2m)». */
function counted(said: string): { passed: number; failed: number } {
  const plain = stripVTControlCharacters(said);
  const vitest = [...plain.matchAll(/^\s*Tests\s+(.*)$/gm)].at(-1)?.[1];
  const source = vitest ?? plain.slice(-2_000);
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(source)?.[1] ?? 0);
  return { passed: number('passed'), failed: number('failed') };
}

/** `aloud` tells what it says while it says it; otherwise it is told when it has ended, for two at once cannot be read. */
function run(name: string, { command: [command, ...args], environment }: Part, { aloud }: { aloud: boolean }): Promise<Result> {
  const heading = `\n── ${name} ──\n`;
  if (aloud) process.stdout.write(heading);
  const startedAt = Date.now();
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1', ...environment },
    });
    let said = '';
    let complaints = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (aloud) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaints += chunk.toString('utf8');
      if (aloud) process.stderr.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (Date.now() - startedAt) / 1000;
      if (!aloud) process.stdout.write(`${heading}${said}${complaints}`);
      resolve({ name, code: code ?? 1, ...counted(said), seconds, remarks: remarks(`${said}\n${complaints}`) });
    });
  });
}

interface Chosen {
  name: string;
  part: Part;
}

/** Runs the first, and beside it one after another of those that wait; when it has ended, two of them at a time. */
async function twoAtATime({ name, part }: Chosen, waiting: Chosen[]): Promise<Result[]> {
  const results: Result[] = [];
  const inTurn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      results.push(await run(next.name, next.part, { aloud: false }));
  };
  const first = async () => {
    results.push(await run(name, part, { aloud: true }));
    await inTurn();
  };
  await Promise.all([first(), inTurn()]);
  return results;
}

const asked = process.argv.slice(2);
const fast = asked.includes(FAST);
const named = asked.filter((name) => name !== FAST);
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}, and ${FAST}.\n`);
  process.exit(2);
}
preparePrismaClient();
const chosen = Object.entries(PARTS)
  .filter(([name, part]) => (named.length > 0 ? named.includes(name) : !part.asked) && (!fast || part.fast !== undefined))
  .map(([name, part]) => ({
    name,
    part: fast ? { ...part, command: [...part.command, ...(part.fast ?? [])] satisfies Part['command'] } : part,
  }));
const isChosen = (name: string | undefined) => chosen.some((one) => one.name === name);
const results: Result[] = [];
for (const { name, part } of chosen) {
  if (isChosen(part.beside)) continue;
  const beside = chosen.filter((one) => one.part.beside === name);
  if (part.built || beside.some((one) => one.part.built)) await buildWhatHasChanged();
  results.push(...(await twoAtATime({ name, part }, beside)));
}
process.stdout.write('\n');
for (const { name, code, seconds, remarks } of results) {
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(0)} s)\n`);
  for (const remark of remarks) process.stdout.write(`    ${remark}\n`);
}
const sum = (pick: (result: Result) => number) => results.reduce((total, result) => total + pick(result), 0);
// A part that failed without counting a failure (a rule, a crash) is one.
const failed = sum((result) => (result.code === 0 ? 0 : Math.max(1, result.failed)));
process.stdout.write(`\n${sum((result) => result.passed)} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { preparePrismaClient } from './build.ts';

/** All that is the project's own. */
const ROOTS = [
  ...['app', 'components', 'lib', 'scripts', 'bench', 'prisma', 'e2e'],
  ...['server.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'proxy.ts', 'next.config.mjs'],
];

/**
 * Types, lint and format, who imports whom, what nobody uses, and expressions that a text could make slow: everything that fails told at once. The
 * longest first, and one for each processor at a time: seven at once on two took a quarter longer.
 */
const CHECKS: Record<string, [command: string, ...args: string[]]> = {
  // By one checker: each of several makes most of the types anew, and the other processors have the other checks.
  typer: ['tsc', '--project', '.', '--checkers', '1'],
  beroenden: ['depcruise', ...ROOTS, '--config', '.dependency-cruiser.mjs'],
  'OpenAPI-dokumenten': ['node', 'scripts/lint-openapi.ts'],
  'död kod': ['knip'],
  'stil och form': ['biome', 'check', '--error-on-warnings'],
  uttryck: ['node', 'scripts/expressions.ts'],
  'databasens ändringar': ['node', 'scripts/migration-locks.ts'],
};

interface Outcome {
  name: string;
  passed: boolean;
  said: string;
}

function run(name: string, [command, ...args]: [string, ...string[]]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(`node_modules/.bin/${command}`, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ name, passed: code === 0, said }));
  });
}

preparePrismaClient();
const waiting = Object.entries(CHECKS);
const outcomes: Outcome[] = [];
const inTurn = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) outcomes.push(await run(...next));
};
await Promise.all(Array.from({ length: availableParallelism() }, inTurn));
for (const { name, passed, said } of outcomes) process.stdout.write(passed ? `✓ ${name}\n` : `✗ ${name}\n${said}\n`);
process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;

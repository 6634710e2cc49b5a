import { spawn } from 'node:child_process';
import { preparePrismaClient } from './build.ts';

/** All that is the project's own. */
const ROOTS = ['app', 'components', 'lib', 'scripts', 'bench', 'prisma', 'e2e', 'server.ts', 'instrumentation.ts', 'proxy.ts'];

/** Types, lint and format, who imports whom, what nobody uses, and expressions that a text could make slow: side by side, everything that fails told at once. */
const CHECKS: Record<string, [command: string, ...args: string[]]> = {
  // By one checker: each of several makes most of the types anew, and the other processors have the other checks.
  typer: ['tsc', '--project', '.', '--checkers', '1'],
  'stil och form': ['biome', 'check', '--error-on-warnings'],
  beroenden: ['depcruise', ...ROOTS, '--config', '.dependency-cruiser.mjs'],
  'död kod': ['knip'],
  uttryck: ['node', 'scripts/expressions.ts'],
  'databasens ändringar': ['node', 'scripts/migration-locks.ts'],
  'OpenAPI-dokumenten': ['node', 'scripts/lint-openapi.ts'],
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
const outcomes = await Promise.all(Object.entries(CHECKS).map(([name, command]) => run(name, command)));
for (const { name, passed, said } of outcomes) process.stdout.write(passed ? `✓ ${name}\n` : `✗ ${name}\n${said}\n`);
process.exitCode = outcomes.every((outcome) => outcome.passed) ? 0 : 1;

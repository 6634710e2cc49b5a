import { spawn } from 'node:child_process';
import { preparePrismaClient } from './build.ts';
import { buildReaderFiles } from './reader-files.ts';

/** `npm run dev`: Studio in Next's own server for development, which reloads pages and doors alike as they are edited. */
preparePrismaClient();
await buildReaderFiles();
const next = spawn('node_modules/.bin/next', ['dev', '--no-server-fast-refresh'], {
  stdio: 'inherit',
  // Next would kill its server after a tenth of a second: before the database has ended.
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NEXT_EXIT_TIMEOUT_MS: '60000' },
});
// Ctrl-C reaches both; what is sent to this process alone is handed on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
next.on('exit', (code) => process.exit(code ?? 1));

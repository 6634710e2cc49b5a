import path from 'node:path';
import { run } from './run.ts';

/** Runs one of the scripts in php/ with PHP and gives what it printed. */
export function runPhp(script: string, args: readonly string[], input?: string): Promise<string> {
  const settings = ['-d', 'memory_limit=512M', '-d', 'display_errors=stderr'];
  return run('php', [...settings, path.join(import.meta.dirname, 'php', script), ...args], { input });
}

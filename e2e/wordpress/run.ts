import { spawn } from 'node:child_process';

/** Runs a program to its end and gives what it printed. Rejects, with its last words, when it fails. */
export function run(program: string, args: readonly string[], options: { cwd?: string; input?: string } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: options.cwd, stdio: ['pipe', 'pipe', 'pipe'] });
    let printed = '';
    let complained = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complained += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${program} ${args.slice(0, 2).join(' ')} ended with ${code}:\n${`${complained}\n${printed}`.slice(-2000)}`));
    });
    child.stdin.end(options.input ?? '');
  });
}

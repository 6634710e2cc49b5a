import { type ChildProcess, spawn } from 'node:child_process';

/** A program that a test has started, and all that it says. */
export interface HeardProcess {
  child: ChildProcess;
  /** What it has printed so far, on both outputs. */
  said(): string;
  /** Resolves when it has printed that; rejects with all that it said when it ends before. */
  until(words: string): Promise<void>;
  /** The code that it ends with; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Sends a signal to all that it has started too, as a terminal does; whoever has ended hears nothing. */
  signalAll(signal: NodeJS.Signals): void;
}

/** Starts a program in a group of its own, with that environment beside the test's. */
export function startHeard(command: readonly string[], env: Readonly<Record<string, string>>, folder = '.'): HeardProcess {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  }
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    said: () => said,
    async until(words) {
      while (!said.includes(words)) {
        if (isOver()) throw new Error(`${command.join(' ')} ended before it said «${words}»:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    ended,
    signalAll(signal) {
      if (child.pid !== undefined && !isOver()) process.kill(-child.pid, signal);
    },
  };
}

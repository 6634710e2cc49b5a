import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import checkerJar from 'vnu-jar';
import { findJava } from './find-java.ts';

interface Message {
  url: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

const run = promisify(execFile);
const MOST_SAID = 64 * 1024 * 1024;

/** What the Nu HTML checker calls an error in the .html files of a folder, one line each. One process for all of them. */
export async function htmlErrors(folder: string): Promise<string[]> {
  const args = ['-jar', String(checkerJar), '--errors-only', '--format', 'json', '--exit-zero-always', folder];
  const { stderr } = await run(findJava(), args, { maxBuffer: MOST_SAID });
  const { messages }: { messages: Message[] } = JSON.parse(stderr);
  return messages.map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`);
}

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOOKS_EVERY_MS = 200;
/** SQLITE_BUSY: somebody else has it. */
const BUSY = 5;

/**
 * Does `work` while no other process does its own under that file, and resolves with what it resolves with. Whoever comes meanwhile is
 * told so once (`waits`) and waits for as long as it takes. The file is one of SQLite, whose lock the system takes back when its holder
 * ends, however it ends: nothing is left behind that somebody would have to judge or remove.
 */
export async function alone<Result>(file: string, { waits, work }: { waits(): void; work(): Promise<Result> }): Promise<Result> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let tries = 0; !taken(lock); tries += 1) {
      if (tries === 0) waits();
      await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
    }
    return await work();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false;
    throw error;
  }
}

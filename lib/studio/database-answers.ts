import type { Database } from '#lib/store/database.ts';

/**
 * Asks the database whether it answers, once for all who want to know at the same moment. Throws DatabaseAway when it does not, in
 * less than the ten seconds within which everybody has an answer.
 */
export function databaseAnswers(database: Pick<Database, 'answers'>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= database.answers().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

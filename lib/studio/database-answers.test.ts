import { expect, test } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { databaseAnswers } from '#lib/studio/database-answers.ts';

test('all who want to know at the same moment are told by one question, and whoever comes later by another', async () => {
  const asked: Array<PromiseWithResolvers<void>> = [];
  const answers = databaseAnswers({
    answers() {
      const question = Promise.withResolvers<void>();
      asked.push(question);
      return question.promise;
    },
  });
  const together = [answers(), answers(), answers()];
  expect(asked.length).toBe(1);
  asked[0]?.resolve();
  await Promise.all(together);
  const later = [answers(), answers()];
  expect(asked.length).toBe(2);
  asked[1]?.reject(new DatabaseAway('borta'));
  for (const each of later) await expect(each).rejects.toThrow(DatabaseAway);
});

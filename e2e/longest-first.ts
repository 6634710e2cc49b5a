import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins the files of those names first, in that order: what is begun last is short, and no long one is waited for alone. */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification) => {
    const found = names.indexOf(path.basename(moduleId, '.test.ts'));
    return found === -1 ? names.length : found;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((one, other) => place(one) - place(other));
    }
  };
}

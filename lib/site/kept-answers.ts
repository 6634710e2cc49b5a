import type { Question } from '#lib/site/ready-page.ts';

/** What a page has asked of all articles, by its questions. */
type Asked = ReadonlyMap<string, Question>;

/**
 * What the questions of pages are answered with since the last change, each asked once, whichever of them depends on its answer. An answer is
 * kept for as long as a page that has asked is: what stands here is never more than what the pages that are kept have asked.
 */
export class KeptAnswers {
  /** How many of the pages that are kept have asked each. */
  private readonly holders = new Map<string, number>();
  private answers = new Map<string, Promise<string>>();

  /** A page that has asked this is kept from now on. */
  hold(asked: Asked): void {
    for (const question of asked.keys()) this.holders.set(question, (this.holders.get(question) ?? 0) + 1);
  }

  /** And is kept no longer. */
  letGo(asked: Asked): void {
    for (const question of asked.keys()) {
      const left = (this.holders.get(question) ?? 0) - 1;
      if (left > 0) {
        this.holders.set(question, left);
        continue;
      }
      this.holders.delete(question);
      this.answers.delete(question);
    }
  }

  /** What a page that is kept was answered with just now, since nothing has changed. */
  note(asked: Asked): void {
    for (const [question, { svar }] of asked) this.answers.set(question, Promise.resolve(svar));
  }

  /** The answer to the question of a page that is kept. What is thrown is asked again by the next. */
  ask(question: string, fraga: () => Promise<string>): Promise<string> {
    const { answers } = this;
    const known = answers.get(question);
    if (known !== undefined) return known;
    const asked = fraga();
    answers.set(question, asked);
    asked.catch(() => answers.delete(question));
    return asked;
  }

  /** Something has changed: each is asked again. */
  changed(): void {
    this.answers = new Map();
  }

  /** No page is kept any more. */
  clear(): void {
    this.holders.clear();
    this.changed();
  }
}

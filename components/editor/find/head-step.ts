import { Step, StepResult } from '@tiptap/pm/transform';

/** A text above or beside the blocks that becomes another. */
export interface HeadChange {
  falt: string;
  from: string;
  till: string;
}

/**
 * A change of texts that are not in the editor's document, as a step of its history: what is replaced in the whole version is taken back, and
 * made again, by one key. The document itself is left as it is; whoever keeps the texts follows `headChangesOf`.
 */
export class HeadStep extends Step {
  readonly changes: readonly HeadChange[];

  constructor(changes: readonly HeadChange[]) {
    super();
    this.changes = changes;
  }

  apply(doc: Parameters<Step['apply']>[0]): StepResult {
    return StepResult.ok(doc);
  }

  invert(): Step {
    return new HeadStep(this.changes.map(({ falt, from, till }) => ({ falt, from: till, till: from })));
  }

  map(): Step {
    return this;
  }

  toJSON(): { stepType: string; changes: readonly HeadChange[] } {
    return { stepType: 'studioHead', changes: this.changes };
  }
}

/** What some steps change of the texts that are not in the document. */
export function headChangesOf(steps: readonly Step[]): HeadChange[] {
  return steps.flatMap((step) => (step instanceof HeadStep ? step.changes : []));
}

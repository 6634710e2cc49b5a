import type { Block } from '#lib/contract/block.ts';

/** The blocks of a live report at one step of those that go on from the same revision. */
export interface ReportStep {
  steg: number;
  block: Block[];
}

const MOST_KEPT = 200;

/**
 * The latest blocks read of each live report, by the revision they go on from. Revisions never change, so what is kept here
 * is true for ever; it only falls behind, and then only what came since has to be read.
 */
export class ReportBlocks {
  private readonly kept = new Map<string, ReportStep>();

  /** The blocks at that step or before it, if they are known. */
  upTo(grund: string, steg: number): ReportStep | undefined {
    const found = this.kept.get(grund);
    return found !== undefined && found.steg <= steg ? found : undefined;
  }

  keep(grund: string, step: ReportStep): void {
    const known = this.kept.get(grund);
    // Put back last: a Map remembers the order, and the first is let go of first.
    this.kept.delete(grund);
    this.kept.set(grund, known !== undefined && known.steg > step.steg ? known : step);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

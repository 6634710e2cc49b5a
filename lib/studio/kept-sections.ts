import type { Section } from '#lib/contract/section.ts';

/** The newsroom's sections, read once and kept until an instance changes them; read each time while changes cannot be heard. */
export class KeptSections {
  private readonly read: () => Promise<Section[]>;
  private kept: Promise<Section[]> | undefined;
  private hearing = false;

  constructor(read: () => Promise<Section[]>) {
    this.read = read;
  }

  list(): Promise<Section[]> {
    if (!this.hearing) return this.read();
    if (this.kept !== undefined) return this.kept;
    const reading = this.read();
    this.kept = reading;
    reading.catch(() => {
      if (this.kept === reading) this.kept = undefined;
    });
    return reading;
  }

  forget(): void {
    this.kept = undefined;
  }

  /** Whether changes that other instances make are being heard. */
  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.forget();
  }
}

import type { OutboundTarget } from '#lib/store/readers/public-outbound.ts';

/** As many links are remembered: those that readers follow. */
const MOST = 10_000;

/** Where outbound links lead, remembered until an instance changes one; asked for each time while changes cannot be heard. */
export class KeptOutbound {
  private readonly read: (kod: string) => Promise<OutboundTarget | undefined>;
  private kept = new Map<string, OutboundTarget>();
  private hearing = false;

  constructor(read: (kod: string) => Promise<OutboundTarget | undefined>) {
    this.read = read;
  }

  /** At once where it is remembered. */
  target(kod: string): OutboundTarget | undefined | Promise<OutboundTarget | undefined> {
    return this.kept.get(kod) ?? this.asked(kod);
  }

  private async asked(kod: string): Promise<OutboundTarget | undefined> {
    const { kept } = this;
    const found = await this.read(kod);
    // Not what was read before a change was heard; and not that there is none, of which there is no end.
    if (found === undefined || !this.hearing || kept !== this.kept) return found;
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    kept.set(kod, found);
    return found;
  }

  forget(): void {
    this.kept = new Map();
  }

  /** Whether changes that other instances make are being heard. */
  setHearing(hearing: boolean): void {
    this.hearing = hearing;
    this.forget();
  }
}

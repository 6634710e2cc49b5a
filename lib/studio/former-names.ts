import type { Logger } from 'pino';
import type { FormerName, FormerStaff } from '#lib/operations/former-names.ts';

interface Parts {
  read(): Promise<Map<string, FormerName>>;
  log: Pick<Logger, 'warn'>;
}

/** What those who have left are called: read when somebody becomes one of them, and at hand for every call. */
export class FormerNames {
  current: FormerStaff = new Map();
  /** Settled when everybody that this process knows to have left is called so; undefined when they are. */
  upToDate: Promise<void> | undefined;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  renew(): void {
    const renewing = this.renewed(() => this.upToDate === renewing);
    this.upToDate = renewing;
  }

  /** Whether changes that other instances make are being heard; some may not have been until now. */
  setHearing(hearing: boolean): void {
    if (hearing) this.renew();
  }

  /** Never throws: whoever waits for it goes on with what was known before. */
  private async renewed(isLatest: () => boolean): Promise<void> {
    try {
      const names = await this.parts.read();
      if (isLatest()) this.current = names;
    } catch (error) {
      this.parts.log.warn({ err: error }, 'what those who have left are called cannot be read');
    }
    if (isLatest()) this.upToDate = undefined;
  }
}

import type { Logger } from 'pino';
import type { FormerName, FormerStaff } from '#lib/operations/former-names.ts';

interface Parts {
  read(): Promise<Map<string, FormerName>>;
  log: Pick<Logger, 'warn'>;
}

/** What those who have left are called: read when somebody becomes one of them, and at hand for every call. */
export class FormerNames {
  current: FormerStaff = new Map();
  private readonly parts: Parts;
  private asked = 0;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  renew(): void {
    const nr = ++this.asked;
    const renewed = (names: FormerStaff) => {
      if (nr === this.asked) this.current = names;
    };
    this.parts
      .read()
      .then(renewed, (error: unknown) => this.parts.log.warn({ err: error }, 'what those who have left are called cannot be read'));
  }

  /** Whether changes that other instances make are being heard; some may not have been until now. */
  setHearing(hearing: boolean): void {
    if (hearing) this.renew();
  }
}

import type { Logger } from 'pino';

/** What instances tell each other of themselves: who, and whether it asks who else there is. */
const WORD = 'instans';

interface Parts {
  id: string;
  /** Tells every instance of the database. */
  announce(what: string): Promise<void>;
  log: Pick<Logger, 'warn'>;
}

/**
 * Whether this instance has its database for itself, known without asking the database: whoever begins to hear the others asks who is
 * there, and everybody answers. One that has ended is still taken to be there, which costs a little and harms nothing.
 */
export class OtherInstances {
  private readonly parts: Parts;
  private readonly listeners = new Set<() => void>();
  private hears = false;
  private asked = false;
  private met = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** False only where others would have been heard. */
  get mayBe(): boolean {
    return this.met || !this.hears || !this.asked;
  }

  /** Tells when the first other one is heard. */
  onMet(listener: () => void): void {
    this.listeners.add(listener);
  }

  setHearing(hears: boolean): void {
    this.hears = hears;
    this.asked = false;
    if (!hears) return;
    this.say(' ny').then((said) => {
      this.asked = said;
    });
  }

  /** To be called with everything that is announced. */
  heard(announced: string): void {
    const [word, id, asks] = announced.split(' ');
    if (word !== WORD || id === this.parts.id) return;
    if (asks !== undefined) void this.say('');
    if (this.met) return;
    this.met = true;
    for (const listener of this.listeners) listener();
  }

  private say(asking: '' | ' ny'): Promise<boolean> {
    return this.parts.announce(`${WORD} ${this.parts.id}${asking}`).then(
      () => true,
      (error: unknown) => {
        this.parts.log.warn({ err: error }, 'the other instances were not told of this one');
        return false;
      },
    );
  }
}

import { StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import { HostBusy, type LinkWorld } from '#lib/link-check/check-link.ts';

/** An answer so lately says that Studio reaches the internet. */
const FRESH_MS = 60_000;
/** Asked where no link is known to be there: it is for whoever asks which names there are. */
const ANYBODY = 'https://www.iana.org/';

/** Whether it is Studio itself that reaches nobody: then no link is called broken for that. */
export class OwnReach {
  private readonly world: Pick<LinkWorld, 'look'>;
  private readonly now: () => Date;
  private answered = Number.NEGATIVE_INFINITY;
  private silent = Number.NEGATIVE_INFINITY;

  constructor(world: Pick<LinkWorld, 'look'>, now: () => Date) {
    this.world = world;
    this.now = now;
  }

  /** To be told of every answer, whatever it said. */
  heard(): void {
    this.answered = this.now().getTime();
  }

  /** Whether anybody is reached: as has just been seen, or by asking others that have been there. */
  async reaches(others: () => Promise<readonly string[]>): Promise<boolean> {
    const now = this.now().getTime();
    if (now - this.answered < FRESH_MS) return true;
    if (now - this.silent < FRESH_MS) return false;
    const asked = await others();
    for (const address of asked.length === 0 ? [ANYBODY] : asked) {
      if (await this.isThere(address)) {
        this.heard();
        return true;
      }
    }
    this.silent = this.now().getTime();
    return false;
  }

  private async isThere(address: string): Promise<boolean> {
    try {
      await this.world.look(new URL(address), 'HEAD');
      return true;
    } catch (error) {
      if (error instanceof StrangerRefused || error instanceof HostBusy) return false;
      throw error;
    }
  }
}

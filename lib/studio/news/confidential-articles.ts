import type { Logger } from 'pino';
import { type Confidential, seesArticle } from '#lib/access/confidential.ts';
import type { Actor } from '#lib/contract/actor.ts';

type Known = ReadonlyMap<string, Confidential>;

interface Parts {
  read(): Promise<Known>;
  /** Called when it may be that others know of an article than before. */
  changed(): void;
  log: Pick<Logger, 'warn'>;
}

/**
 * The confidential articles and who knows of them, which are few: at hand for whatever is told to many at once and asks no database. Where it is not known which they
 * are, nobody is told of any article.
 */
export class ConfidentialArticles {
  /** Settled when every change that this process knows of counts; undefined when they all do. */
  upToDate: Promise<void> | undefined;
  private current: Known | undefined;
  private hears = false;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Whether somebody may be told of the article as things stand. */
  isKnownTo(actor: Actor, article: string): boolean {
    if (this.current === undefined) return false;
    const confidential = this.current.get(article);
    return confidential === undefined || seesArticle(actor, confidential);
  }

  renew(): void {
    const renewing = this.renewed(() => this.upToDate === renewing);
    this.upToDate = renewing;
  }

  /** Whether changes that other instances make are being heard: while they are not, any article may have become confidential. */
  setHearing(hears: boolean): void {
    this.hears = hears;
    if (hears) this.renew();
    else this.current = undefined;
  }

  /** Never throws. */
  private async renewed(isLatest: () => boolean): Promise<void> {
    const read = await this.parts.read().catch((error: unknown) => {
      this.parts.log.warn({ err: error }, 'which articles are confidential cannot be read: nothing is told of any');
      return undefined;
    });
    if (!isLatest()) return;
    this.current = this.hears ? read : undefined;
    this.upToDate = undefined;
    this.parts.changed();
  }
}

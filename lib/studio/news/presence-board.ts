import { isLanguage } from '#lib/contract/languages.ts';
import type { Presence } from '#lib/contract/presence.ts';
import { presenceKey, type StaffNews } from '#lib/contract/staff-news.ts';

/** Whoever has not been heard of for so long is not there any more. */
const GONE_AFTER_MS = 120_000;
const SWEPT_MS = 5_000;
/** In all articles; more windows than any newsroom has open. */
const MOST_THERE = 2_000;
/** Of one person: the one heard of longest ago makes room. */
const MOST_OF_ONE = 20;

/** By what those are known to write who have no window. */
const WRITES = new Set(['sparaSprakversion', 'aterstallRevision', 'bytArtikelbild', 'godtaAndringsforslag']);

interface There {
  presence: Presence;
  until: number;
}

interface Parts {
  /** Tells the browsers that listen to this instance. */
  deliver(news: StaffNews): void;
  /** Of this process alone: it never goes back. */
  clock(): number;
}

/**
 * Who is where in which article, as it is told between instances; each keeps all of it in memory (docs/decisions/presence.md). Browsers are
 * told when it is another than before, and when somebody has gone.
 */
export class PresenceBoard {
  private readonly parts: Parts;
  private readonly there = new Map<string, There>();
  private readonly sweeping: NodeJS.Timeout;

  constructor(parts: Parts) {
    this.parts = parts;
    this.sweeping = setInterval(() => this.sweep(), SWEPT_MS).unref();
  }

  /** To be called with all that happens at any instance: tells this instance's browsers of what it means for who is there. */
  heard(news: StaffNews): void {
    const presence = news.om === 'narvaro' ? withCursor(news.narvaro) : writerIn(news);
    if (presence === undefined) return;
    if (news.lamnar === true) this.forget(presenceKey(presence));
    else this.keep(presence);
  }

  present(innehall?: string): Presence[] {
    this.sweep();
    const all = [...this.there.values()].map(({ presence }) => presence);
    return innehall === undefined ? all : all.filter((one) => one.innehall === innehall);
  }

  stop(): void {
    clearInterval(this.sweeping);
  }

  private keep(presence: Presence): void {
    const key = presenceKey(presence);
    const former = this.there.get(key)?.presence;
    // The order of the map is that in which they were heard of.
    this.there.delete(key);
    this.makeRoomFor(presence);
    this.there.set(key, { presence, until: this.parts.clock() + GONE_AFTER_MS });
    if (JSON.stringify(former) !== JSON.stringify(presence)) this.parts.deliver(newsOf(presence));
  }

  private makeRoomFor({ av }: Presence): void {
    const own = [...this.there].filter(([, { presence }]) => presence.av.id === av.id);
    const [oldest] = own.length >= MOST_OF_ONE ? own : this.there.size >= MOST_THERE ? this.there : [];
    if (oldest !== undefined) this.forget(oldest[0]);
  }

  private forget(key: string): void {
    const gone = this.there.get(key);
    if (gone === undefined) return;
    this.there.delete(key);
    this.parts.deliver({ ...newsOf(gone.presence), lamnar: true });
  }

  private sweep(): void {
    const now = this.parts.clock();
    for (const [key, { until }] of this.there) if (until <= now) this.forget(key);
  }
}

/** What is told of somebody who is there. */
export function newsOf(presence: Presence): StaffNews {
  return { om: 'narvaro', innehall: presence.innehall, narvaro: presence };
}

/** As this version has it: one before it, which may run beside, knows of no cursors. */
function withCursor(presence: Presence | undefined): Presence | undefined {
  return presence && { ...presence, markor: presence.markor ?? null };
}

/** An agent or an assistant that has saved: it writes there, as far as anybody can see. */
function writerIn({ innehall, sprak = '', gjorde = '', av }: StaffNews): Presence | undefined {
  if (innehall === undefined || !isLanguage(sprak) || !WRITES.has(gjorde)) return undefined;
  if (av === undefined || av.typ === 'person') return undefined;
  return { innehall, fonster: '', av, sprak, block: null, falt: null, markor: null, skriver: true };
}

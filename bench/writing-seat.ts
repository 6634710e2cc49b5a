import { type ClientRequest, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { contentOf } from '#components/editor/session/article-content.ts';
import type { SharedLine } from '#components/editor/session/shared-writer.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { NEWS_ADDRESS, type StaffNews } from '#lib/contract/staff-news.ts';
import { type Loss, Lost, lossyLine, WritingWindow } from '../e2e/random-writing.ts';
import { HttpCaller } from './http-caller.ts';

/** How soon a browser listens again when its stream has ended (components/studio/news/news-line.ts). */
const AGAIN_MS = 1_000;
/** Studio knows what it was asked and will not have it; whatever else fails has a line between. */
const REFUSED = /: 4\d\d /;
const OVERTAKEN = /: 409 /;

/** Whether a save was refused because somebody else came first, as happens among several. */
export function isOvertaken(error: Error): boolean {
  return OVERTAKEN.test(error.message);
}

/** Where a window is served: by whichever instance answers, as a proxy in front of several has it. */
export interface Served {
  url(): string;
}

interface Sitting {
  served: Served;
  cookie: string;
  article: string;
  name: string;
  isLost?: () => Loss;
  tookIn?: (draft: ArticleContent) => void;
  /** Told of every answer, and of the first word of every stream. */
  answered?: () => void;
}

/** Somebody who has an article open and writes in it with others: a window of the editor but for what a browser shows of it. */
export class WritingSeat {
  readonly window: WritingWindow;
  readonly faults: unknown[] = [];
  readonly onTheirWay: Promise<unknown>[] = [];
  private readonly sitting: Sitting;
  private readonly callers = new Map<string, HttpCaller>();
  private stream: ClientRequest | undefined;
  private isLeft = false;

  private constructor(sitting: Sitting, opened: { bas: string; content: ArticleContent }) {
    this.sitting = sitting;
    const { name, isLost, tookIn } = sitting;
    const line = isLost === undefined ? this.line() : lossyLine(this.line(), isLost, this.onTheirWay);
    this.window = new WritingWindow(line, name, opened, { ...(tookIn && { tookIn }), failed: (error) => this.faults.push(error) });
  }

  /** Opens the article and hears of it from then on. */
  static async open(sitting: Sitting): Promise<WritingSeat> {
    const caller = new HttpCaller(sitting.served.url(), 1);
    const { cookie, article } = sitting;
    const told = await caller.call('GET', `/studio/api/innehall/${article}`, { headers: { cookie } });
    caller.close();
    const revision = JSON.parse(told).innehall.sprak.sv.arbetsrevision;
    const seat = new WritingSeat(sitting, { bas: revision.id, content: contentOf(revision) });
    seat.listen();
    return seat;
  }

  /** Shows the others that the article is open here. */
  async show(): Promise<void> {
    const { article, name } = this.sitting;
    await this.ask('PUT', `/studio/api/innehall/${article}/narvaro`, { fonster: name, sprak: 'sv', skriver: true });
  }

  /** Saves what all see, as the editor's button does; the hash of the revision, or undefined where it could not be done now. Refused for anything else than another's save it is a fault. */
  async save(): Promise<string | undefined> {
    const { shared } = this.window;
    if (!(await shared.hold())) return undefined;
    const body = { ...shared.known, bas: this.window.bas, arbetskopia: { nr: 0, gemensam: shared.nr } };
    try {
      const told = await this.ask('PUT', `/studio/api/innehall/${this.sitting.article}/sprak/sv`, body);
      return JSON.parse(told).hash;
    } catch (error) {
      // Somebody came first, or the line was lost: as when the button is pressed again later.
      if (!(error instanceof Lost) && !(error instanceof Error && isOvertaken(error))) this.faults.push(error);
      return undefined;
    } finally {
      shared.letGo();
      await this.takeSaved();
    }
  }

  /** Takes in what has been saved last. */
  async takeSaved(): Promise<void> {
    try {
      const told = await this.ask('GET', `/studio/api/innehall/${this.sitting.article}`);
      const revision = JSON.parse(told).innehall.sprak.sv.arbetsrevision;
      await this.window.shared.saved({ id: revision.id, content: contentOf(revision) });
    } catch (error) {
      if (!(error instanceof Lost)) this.faults.push(error);
    }
  }

  /** What instance it calls and hears is another from now on. */
  moved(): void {
    this.stream?.destroy();
  }

  async leave(): Promise<void> {
    this.isLeft = true;
    this.stream?.destroy();
    await this.window.shared.end();
    for (const caller of this.callers.values()) caller.close();
  }

  private line(): SharedLine {
    const { article } = this.sitting;
    const address = `/studio/api/innehall/${article}/sprak/sv/gemensam-text`;
    return {
      write: async (writing) => JSON.parse(await this.ask('PUT', address, writing)),
      read: async ({ fonster, bas, nr }) => {
        const query = new URLSearchParams({ fonster, bas: bas ?? '', nr: String(nr) });
        return JSON.parse(await this.ask('GET', `${address}?${query}`));
      },
      revision: async (id) => {
        const told = await this.ask('GET', `/studio/api/innehall/${article}/sprak/sv/revisioner/${id}`);
        return contentOf(JSON.parse(told).revision);
      },
    };
  }

  private async ask(method: string, address: string, body?: unknown): Promise<string> {
    const url = this.sitting.served.url();
    const caller = this.callers.get(url) ?? new HttpCaller(url, 2);
    this.callers.set(url, caller);
    const options = { headers: { cookie: this.sitting.cookie }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const told = await caller.call(method, address, options).catch((error: Error) => {
      throw REFUSED.test(error.message) ? error : new Lost(error.message);
    });
    this.sitting.answered?.();
    return told;
  }

  private listen(): void {
    const { hostname, port } = new URL(this.sitting.served.url());
    const { cookie } = this.sitting;
    let unread = '';
    const again = () => {
      if (!this.isLeft) void delay(AGAIN_MS).then(() => this.listen());
    };
    this.stream = request({ hostname, port, path: NEWS_ADDRESS, headers: { cookie }, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => {
        const parts = (unread + text).split('\n\n');
        unread = parts.pop() ?? '';
        for (const part of parts) this.heard(JSON.parse(part.slice('data: '.length)));
      });
      response.on('error', () => {});
    });
    // Whatever ended it, `close` comes last.
    this.stream
      .on('error', () => {})
      .on('close', again)
      .end();
  }

  private heard({ om, innehall, nr }: StaffNews): void {
    if (om === 'allt') this.sitting.answered?.();
    if (om !== 'allt' && innehall !== this.sitting.article) return;
    if (om === 'allt' || om === 'text') this.window.shared.heard(nr);
    if (om === 'allt' || om === 'innehall') void this.takeSaved();
  }
}

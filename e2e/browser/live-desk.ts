import { type APIRequestContext, type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { logIn } from './newsroom.ts';
import { type Published, publish } from './reader-article.ts';

export const PUBLISHER = 'publicist@demo.se';

/** A report with one entry, as readers have it. */
export function publishReport(request: APIRequestContext, english = false): Promise<Published> {
  const inlagg = [{ id: 'start', tid: '2026-05-09T12:00', text: 'Nu börjar det.' }];
  return publish(request, {
    mall: 'liverapport',
    block: [{ type: 'liveinlagg', attrs: { id: 'blive00001', inlagg } }],
    meta: { live: true },
    english,
  });
}

/** A reporter at the live desk of a report, in a browser of their own. */
export class Reporter {
  readonly page: Page;
  readonly composer: Locator;
  readonly entries: Locator;
  readonly publish: Locator;

  constructor(page: Page) {
    this.page = page;
    this.composer = page.getByRole('textbox', { name: 'Nytt inlägg' });
    this.entries = page.getByRole('feed', { name: 'Inlägg' }).getByRole('article');
    this.publish = page.getByRole('button', { name: 'Publicera' });
  }

  static async at(page: Page, epost: string, id: string): Promise<Reporter> {
    await logIn(page, epost);
    const reporter = new Reporter(page);
    await reporter.open(id);
    return reporter;
  }

  static async inOwnBrowser(browser: Browser, epost: string, id: string): Promise<Reporter> {
    const context = await browser.newContext();
    return Reporter.at(await context.newPage(), epost, id);
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/studio/artikel/${id}/live`);
    await expect(this.entries.first()).toBeVisible();
    await this.page.evaluate(() => document.fonts.ready);
  }

  entry(text: string): Locator {
    return this.entries.filter({ hasText: text });
  }

  /** Posts by the keyboard. */
  async post(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.composer.press('Control+Enter');
    await expect(this.composer).toHaveValue('');
  }

  /** Everything that axe has against the desk as it is now. */
  complaints(): Promise<string[]> {
    return complaintsOfAxe(this.page, 'main');
  }
}

/** The texts of a report as the service has them, in the order of its readers. */
export async function textsOf(request: APIRequestContext, { id, headers }: Published): Promise<string[]> {
  const { inlagg } = await (await request.get(`/studio/api/innehall/${id}/live`, { headers })).json();
  return inlagg.map((entry: { text: string }) => entry.text);
}

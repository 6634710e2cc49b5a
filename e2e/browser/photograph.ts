import type { Page } from '@playwright/test';

const WIDTHS = [390, 1024, 1440];

/** Whether somebody wants to look at what the tests see: each picture takes as long as several steps of a journey. */
export const TAKES_PICTURES = process.env.PROV_BILDER === '1';

/** A picture of the page as it is now, in test-results, for somebody to look at who has asked for it with PROV_BILDER=1. */
export async function keepPicture(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (TAKES_PICTURES) await page.screenshot({ path: `test-results/${name}.png`, fullPage });
}

/** As keepPicture, of what readers see: on a phone and on a desktop, light and dark. */
export async function photograph(page: Page, name: string): Promise<void> {
  await keepLooks(page, `lasare-${name}`);
}

/** The same of any page. */
export async function keepLooks(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  const was = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await keepPicture(page, `${name}-${width}-${colorScheme}`);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (was !== null) await page.setViewportSize(was);
}

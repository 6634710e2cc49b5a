import type { Page } from '@playwright/test';
import { axeOver } from './axe.ts';

/** Rules that axe leaves off, and that the application keeps to: what is pressed is large enough, and is called what it says. */
const ALSO = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } };

/** Where react-aria puts words for screen readers to read out: the library’s own, and gone in a moment. */
const READ_OUT = '[data-live-announcer]';

/** Everything that axe has against the page as it is now, or against a part of it. */
export async function complaintsOfAxe(page: Page, within = 'body'): Promise<string[]> {
  const axe = (await axeOver(page))
    .options({ rules: ALSO, resultTypes: ['violations'] })
    .include(within)
    .exclude(READ_OUT);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

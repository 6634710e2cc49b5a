import type { Locator } from '@playwright/test';
import { expect } from './newsroom.ts';

/**
 * Puts the editor's cursor at the end of a paragraph, as a person does who sees where it stands before writing: keys that come
 * before the editor has taken notice of the click go to where the cursor was.
 */
export async function putCursorAtEnd(paragraph: Locator): Promise<void> {
  const page = paragraph.page();
  await expect(async () => {
    const { height = 0 } = (await paragraph.boundingBox()) ?? {};
    // In the last line, for End goes to the end of a line.
    await paragraph.click({ position: { x: 10, y: height - 8 } });
    await page.keyboard.press('End');
    // The editor hears of the cursor a moment after the page.
    await page.waitForTimeout(60);
    expect(await paragraph.evaluate(hasCursorAtEnd)).toBe(true);
  }).toPass();
}

function hasCursorAtEnd(paragraph: Element): boolean {
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  return anchorNode instanceof Text && paragraph.contains(anchorNode) && anchorOffset === anchorNode.length;
}

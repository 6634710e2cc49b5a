import type { Locator, Page } from '@playwright/test';
import { expect } from './newsroom.ts';
import { putCursorAtEnd } from './put-cursor-at-end.ts';

/** Writes an article as a person does: by what fields and buttons are called, and by the keyboard. */
export class ArticleWriter {
  readonly page: Page;
  private readonly studio: string;

  /** `studio`: the address of one that is not the tests' own. */
  constructor(page: Page, studio = '') {
    this.page = page;
    this.studio = studio;
  }

  /** Begins with nothing but a headline: what its template requires is put in by whoever writes. */
  async begin({ rubrik, sektion, mall }: { rubrik: string; sektion: string; mall: string }): Promise<void> {
    await this.page.goto(`${this.studio}/studio`);
    // A newsroom that has no articles offers it once more.
    await this.page.getByRole('button', { name: 'Ny artikel' }).first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Rubrik').fill(rubrik);
    await this.choose(dialog, /Sektion/, sektion);
    await this.choose(dialog, /Mall/, mall);
    const skeleton = dialog.getByText('Börja med det mallen kräver');
    // Only templates that require blocks offer it.
    if (await skeleton.isVisible()) await skeleton.click();
    await dialog.getByRole('button', { name: /Skapa/ }).click();
    await this.page.waitForURL(/\/studio\/artikel\//);
  }

  async choose(within: Locator, field: RegExp, option: string): Promise<void> {
    await within.getByRole('button', { name: field }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** Writes the paragraphs, and puts a picture of the library at the top. */
  async write(ingress: string, paragraphs: readonly string[]): Promise<void> {
    await this.page.getByLabel('Ingress').fill(ingress);
    await this.body.click();
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) await this.page.keyboard.press('Enter');
      await this.page.keyboard.insertText(paragraph);
    }
    await this.page.getByRole('tab', { name: 'Bild' }).click();
    await this.choosePicture(this.page.getByRole('tabpanel'));
  }

  /** Takes the first picture of the demo's: what other tests upload into the library may lack a credit. */
  async choosePicture(within: Locator): Promise<void> {
    const { dialog, pictures } = await this.openLibrary(within);
    await pictures.first().click();
    await expect(dialog).toBeHidden();
  }

  /** Takes so many of them at once, where several may be had. */
  async choosePictures(within: Locator, count: number): Promise<void> {
    const { dialog, pictures } = await this.openLibrary(within);
    for (let place = 0; place < count; place++) await pictures.nth(place).click();
    await dialog.getByRole('button', { name: `Lägg till ${count} bilder` }).click();
    await expect(dialog).toBeHidden();
  }

  private async openLibrary(within: Locator): Promise<{ dialog: Locator; pictures: Locator }> {
    await within.getByRole('button', { name: 'Välj ur arkivet' }).first().click();
    const dialog = this.page.getByRole('dialog', { name: 'Bildarkivet' });
    return { dialog, pictures: dialog.getByRole('button', { name: /^Välj / }).filter({ hasText: 'Illustration: Redaktionen' }) };
  }

  /** Puts a block of that name after a paragraph that begins so; the block's form. */
  async insert(name: string, after: string): Promise<Locator> {
    await putCursorAtEnd(this.body.locator('> p').filter({ hasText: after }));
    await this.page.keyboard.press('Enter');
    // The menu ends at a space.
    await this.page.keyboard.type(`/${name.split(' ', 1)[0]}`);
    await this.page
      .getByRole('option', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    const form = this.page.locator('[data-block-form]');
    await expect(form).toBeVisible();
    return form;
  }

  /** Saves and publishes; the whole address of the article. */
  async publish(): Promise<string> {
    await this.page.keyboard.press('Control+s');
    await expect(this.page.getByText(/^Sparat/)).toBeVisible();
    await this.page.getByRole('button', { name: 'Publicera' }).click();
    await this.page.getByRole('button', { name: 'Publicera nu' }).click();
    const done = this.page.getByRole('dialog', { name: 'Publicerad' });
    await expect(done).toBeVisible();
    return (await done.getByRole('link').first().getAttribute('href')) ?? '';
  }

  private get body(): Locator {
    return this.page.getByLabel('Artikelns text');
  }
}

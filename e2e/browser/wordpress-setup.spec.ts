import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaintsOfAxe } from './accessible.ts';
import { keepLooks } from './photograph.ts';
import { studioBesideWordPress } from './studio-beside-wordpress.ts';

/* What a web agency does: a fresh WordPress is set up by the guide, a paid article is read there, changed there, and decided of. */

/** Nothing of WordPress is known where Studio starts. */
const UNKNOWN = { STUDIO_CMS: undefined, STUDIO_CMS_URL: undefined, STUDIO_CMS_USER: undefined, STUDIO_CMS_PASSWORD: undefined };

const beside = studioBesideWordPress(UNKNOWN);

const LOGIN = 'ett-eget-i-wordpress';
const RUBRIK = 'Surdegen som aldrig tog slut';
const INGRESS = 'Elva år tog det att få den att jäsa.';

const companion = (verb: 'activate_plugin' | 'deactivate_plugins') =>
  beside.wordpress.evaluate(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; ${verb}( 'studio-companion/studio-companion.php' ); return true;`,
  );
const drafts = () =>
  beside.wordpress.query(`SELECT post_status, post_title FROM wp_posts WHERE post_type = 'post' AND post_title LIKE 'Surdegen%'`);
const sourceOf = async (lank: string) => (await fetch(lank)).text();
const once = (html: string, what: string | RegExp) => expect(html.split(what).length - 1, String(what)).toBe(1);

async function askWordPress(page: Page): Promise<void> {
  await page.getByLabel('Webbplatsens adress').fill(beside.wordpress.url);
  await page.getByRole('button', { name: 'Gå till WordPress och godkänn' }).click();
}

/** The editor's login in WordPress, on whatever page asked for it. */
async function logInThere(page: Page): Promise<void> {
  await page.locator('#user_login').fill(beside.wordpress.editorUser);
  await page.locator('#user_pass').fill(LOGIN);
  await page.locator('#wp-submit').click();
}

/** A paid article, as it is worked on. */
async function paidArticle(): Promise<string> {
  const picture = await beside.studio.upload();
  const { id } = await beside.studio.post('/innehall', {
    ...{ sektion: 'kultur', mall: 'nyhet', rubrik: RUBRIK, ingress: INGRESS, ansvarig: 'Mirjam Lodén' },
    sponsrad: { partner: 'Bageriet', markning: 'Annons från' },
    hero: { mediaId: picture.id, src: picture.src, alt: 'En limpa.', caption: 'Limpan i ugnen.', kredit: 'Bo Ek' },
    meta: { seoTitel: 'Surdeg i elva år', seoBesk: 'Så håller man liv i en surdeg.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Den första limpan kom klockan nio.' }] }],
  });
  return id;
}

async function publish(id: string): Promise<{ post: string; lank: string }> {
  const answer = await beside.studio.post(`/innehall/${id}/release`, { lage: 'publicera', overstyr: true, overstyr_orsak: 'Prov' });
  expect(answer.release?.tillstand, JSON.stringify(answer)).toBe('klar');
  return { post: answer.sprak.sv.cms.id, lank: answer.sprak.sv.lank };
}

test('a fresh WordPress is set up by the guide, and what is changed there is decided of', async ({ page }) => {
  const { wordpress, studio } = beside;
  await companion('deactivate_plugins');
  await wordpress.evaluate(`wp_set_password( '${LOGIN}', get_user_by( 'login', '${wordpress.editorUser}' )->ID ); return true;`);
  const id = await paidArticle();
  await beside.logIn(page);

  await test.step('WordPress gives the password, which nobody sees, and what is missing is told', async () => {
    await page.goto(`${studio.url}/studio/publiceringssystem#?anslut=en-annans&user_login=ond&password=hemligt`);
    await expect(page.getByText('Svaret från WordPress hörde inte hit')).toBeVisible();
    expect(page.url()).not.toContain('hemligt');
    await page.getByLabel('Webbplatsens adress').fill('tidningen.example');
    await page.getByRole('button', { name: 'Gå till WordPress och godkänn' }).click();
    await expect(page.getByText('med https:// först.')).toBeVisible();
    await keepLooks(page, 'wordpress-anslut');
    expect(await complaintsOfAxe(page)).toEqual([]);

    await askWordPress(page);
    await logInThere(page);
    await page.locator('#reject').click();
    await expect(page.getByText('WordPress gav inget applösenord')).toBeVisible();

    await askWordPress(page);
    await page.locator('#approve').click();
    await expect(page.getByText('Tillägget Studio Companion är inte aktivt i WordPress.')).toBeVisible();
    expect(page.url()).toBe(`${studio.url}/studio/publiceringssystem`);
    await keepLooks(page, 'wordpress-anslut-hinder');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await companion('activate_plugin');
    await page.getByRole('button', { name: 'Försök ansluta igen' }).click();
  });

  const steps = page.getByRole('region', { name: 'Steg för steg' }).getByRole('listitem');
  await test.step('each step is seen', async () => {
    await expect(steps).toHaveCount(9, { timeout: 60_000 });
    for (const step of await steps.all()) await expect(step).toContainText('Klart');
    await companion('deactivate_plugins');
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    await expect(steps.nth(3)).toContainText('Hindrar');
    await expect(steps.nth(3).getByRole('link', { name: 'Ladda ned tillägget' })).toBeVisible();
    await expect(steps.nth(5)).toContainText('Syns när stegen före är klara');
    await keepLooks(page, 'wordpress-guide-hinder');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await companion('activate_plugin');
    await page.getByRole('button', { name: 'Kontrollera igen' }).click();
    await expect(steps.nth(8)).toContainText('Klart');
  });

  await test.step('an article is tried as a draft that leaves nothing behind', async () => {
    await page.getByRole('button', { name: 'Prova som utkast' }).click();
    const outcome = page.getByRole('status').filter({ hasText: RUBRIK });
    await expect(outcome).toContainText('kom fram precis som den skickades', { timeout: 60_000 });
    await expect(outcome.getByRole('link', { name: 'Se utkastet i temat' })).toHaveAttribute('href', /\?p=\d+&preview=true$/);
    expect(drafts()).toMatchObject([{ post_status: 'draft' }]);
    await keepLooks(page, 'wordpress-guide-provad');
    await page.getByRole('button', { name: 'Ta bort utkastet' }).click();
    await expect(outcome).toHaveCount(0);
    expect(drafts()).toEqual([]);
  });

  await test.step('what the theme shows is chosen beside the article as it becomes', async () => {
    await page.goto(`${studio.url}/studio/installningar/publicering`);
    const article = page.frameLocator('iframe[title="Artikeln som WordPress får den"]');
    const ofTheTheme = article.locator('.av-temat');
    await expect(ofTheTheme).toHaveCount(3, { timeout: 60_000 });
    await page.getByText('Eget val för Twenty Twenty-Five').click();
    const parts = page.getByRole('group', { name: 'Det här visar Twenty Twenty-Five självt' });
    await parts.getByText('Ingressen', { exact: true }).click();
    await expect(ofTheTheme).toHaveCount(4);
    await expect(article.getByText(INGRESS)).toHaveCount(1);
    await parts.scrollIntoViewIfNeeded();
    await article.locator('.artikel-text').scrollIntoViewIfNeeded();
    await keepLooks(page, 'wordpress-temadelar');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(page.getByText('Inställningarna är sparade och gäller nu.')).toBeVisible();
    expect((await studio.get('/installningar')).installningar.publicering.teman).toEqual([
      { tema: 'twentytwentyfive', delar: ['rubrik', 'ingress', 'byline', 'datum'] },
    ]);
    await page.getByText('Eget val för Twenty Twenty-Five').click();
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect.poll(async () => (await studio.get('/installningar')).installningar.publicering.teman).toEqual([]);
  });

  const { post, lank } = await publish(id);
  await test.step('who signs it and has no user in WordPress is told of, and made one there by a user who may', async () => {
    const role = (name: string) =>
      wordpress.evaluate(`get_user_by( 'login', '${wordpress.editorUser}' )->set_role( '${name}' ); return true;`);
    const authors = page.getByRole('region', { name: 'Skribenter som författare' });
    const mirjam = authors.getByRole('checkbox', { name: 'Mirjam Lodén' });
    const look = authors.getByRole('button', { name: 'Se efter vilka som har en användare' });
    await page.goto(`${studio.url}/studio/publiceringssystem`);
    await look.click({ timeout: 60_000 });
    await expect(authors.getByRole('listitem')).toHaveText('Mirjam Lodén (en av de senaste artiklarna)', { timeout: 60_000 });
    await expect(authors).toContainText('Be en administratör där att lägga till dem');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await authors.scrollIntoViewIfNeeded();
    await keepLooks(page, 'wordpress-forfattare-hinder');
    await role('administrator');
    await look.click();
    await authors.getByRole('checkbox').first().waitFor({ state: 'attached', timeout: 60_000 });
    await authors.getByText('Mirjam Lodén').click({ timeout: 60_000 });
    await expect(mirjam).toBeChecked();
    await authors.scrollIntoViewIfNeeded();
    await keepLooks(page, 'wordpress-forfattare');
    await authors.getByRole('button', { name: 'Lägg upp de valda i WordPress' }).click();
    await expect(authors.getByRole('status')).toContainText('har en användare i WordPress', { timeout: 60_000 });
    await role('editor');
    expect(wordpress.query("SELECT user_login FROM wp_users WHERE display_name = 'Mirjam Lodén'")).toEqual([{ user_login: 'mirjamloden' }]);
  });

  await test.step('readers get it whole, in a block theme and a classic one', async () => {
    for (const theme of ['klassiskt', 'twentytwentyfive']) {
      await wordpress.evaluate(`switch_theme( '${theme}' ); return true;`);
      await page.goto(lank);
      for (const text of ['Annons från Bageriet', INGRESS, 'Limpan i ugnen.', 'Den första limpan kom klockan nio.'])
        await expect(page.getByText(text).first()).toBeVisible();
      await expect(page.getByText('Foto: Bo Ek')).toBeVisible();
      await expect(page.getByText('Mirjam Lodén').first()).toBeVisible();
      await expect(page.getByRole('img', { name: 'En limpa.' })).toHaveCount(1);
      const html = await sourceOf(lank);
      once(html, /<title>[^<]*Surdeg i elva år[^<]*<\/title>/);
      once(html, /<meta name="description"/);
      // Neither theme is dark, whatever the reader's screen is.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await complaintsOfAxe(page, '.artikel')).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
      await keepLooks(page, `wordpress-artikel-${theme}`);
    }
  });

  const told = page.getByRole('status').filter({ hasText: 'Ändrad i WordPress' });
  const openHistory = async () => {
    await page.goto(`${studio.url}/studio/artikel/${id}`);
    await page.getByRole('tab', { name: 'Historik' }).click();
  };
  await test.step('a headline that is changed in wp-admin is taken over, and goes out with the next release', async () => {
    await renameInAdmin(page, post, 'Surdegen som tog slut');
    await openHistory();
    await expect(told).toContainText('I WordPress: Surdegen som tog slut');
    await keepLooks(page, 'wordpress-andrad');
    expect(await complaintsOfAxe(page)).toEqual([]);
    await told.getByRole('button', { name: 'Ta över ändringen' }).click();
    await expect(told).toContainText('finns i Studio');
    expect((await studio.get(`/innehall/${id}`)).innehall.sprak.sv.arbetsrevision.rubrik).toBe('Surdegen som tog slut');
    await publish(id);
    expect(await sourceOf(lank)).toContain('Surdegen som tog slut');
  });

  await test.step('a text that is changed there may stay, and is written over when somebody says so', async () => {
    await wordpress.evaluate(
      `$p = get_post( ${post} ); return wp_update_post( array( 'ID' => ${post}, 'post_content' => str_replace( 'klockan nio', 'klockan tio', $p->post_content ) ) );`,
    );
    await openHistory();
    await expect(told).toContainText('I WordPress: Den första limpan kom klockan tio.');
    await told.getByRole('button', { name: 'Låt den stå' }).click();
    await expect(told).toContainText('får stå kvar');
    expect(await sourceOf(lank)).toContain('klockan tio');
    await told.getByRole('button', { name: 'Lägg dit Studios version' }).click();
    await expect.poll(() => sourceOf(lank), { timeout: 60_000 }).toContain('klockan nio');
  });
});

/** As somebody does it who looks after the site: by hand, in the list of posts. */
async function renameInAdmin(page: Page, post: string, title: string): Promise<void> {
  await page.goto(`${beside.wordpress.url}/wp-admin/edit.php`);
  const row: Locator = page.locator(`#post-${post}`);
  await row.hover();
  await row.locator('.editinline').click();
  const form = page.locator(`#edit-${post}`);
  await form.locator('input[name=post_title]').fill(title);
  await form.locator('.save').click();
  await expect(row).toContainText(title);
}

import type { Page } from '@playwright/test';
import { CHIEF, expect, logIn, test } from './newsroom.ts';
import { keepLooks } from './photograph.ts';
import { readyArticle } from './release-article.ts';

/* One journey through the desk: an idea becomes a task and an article, readers read it and follow its links, a link dies, and is mended. */

/** What is read behind the releases, and looked for in the queue now and then. */
const SOON = { timeout: 90_000 };
const MODEL = 'Eldriven färja provas på sträckan till Gråsten';
const IDEA = 'Tyst färja får egen kaj i Gråsten';
const REPORT = 'https://rapport-prov.example/kajen';
const SHOP = 'https://www.batboden-prov.example/flytvast';

test('an idea becomes an article that is read and followed, and whose link is mended when it dies', async ({ page, browser, newsroom }) => {
  await logIn(page, CHIEF);
  const { request } = page;
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await request[method](`/studio/api${path}`, data === undefined ? {} : { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };

  const id = await test.step('an idea is ordered: a draft with its source, and a task', async () => {
    await newsroom.sql(`WITH i AS (INSERT INTO ide SELECT (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'rubrik', '${IDEA}', 'tillstand', 'ny',
        'orsak', NULL, 'avgjord', NULL, 'avgjord_av', NULL, 'ko_id', NULL, 'egen_id', NULL))).* FROM ide m WHERE m.rubrik = '${MODEL}' RETURNING id)
      INSERT INTO idekalla SELECT (jsonb_populate_record(k, jsonb_build_object('id', gen_random_uuid(), 'ide_id', i.id, 'nyckel', k.nyckel || ' igen', 'rubrik', '${IDEA}'))).*
      FROM i, idekalla k WHERE k.ide_id = (SELECT id FROM ide WHERE rubrik = '${MODEL}')`);
    await page.goto('/studio/ideer');
    await page.getByRole('article', { name: IDEA }).getByRole('button', { name: 'Beställ' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Beställ idén' }).getByLabel('Arbetsrubrik')).toHaveValue(IDEA);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Öppna utkastet' }).click();
    await expect(page).toHaveURL(/\/studio\/artikel\/[0-9a-f-]{36}/);
    return /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  });

  const task = (await call('get', `/ko?innehall=${id}`)).ko[0];
  await test.step('the task is taken, and done with the article', async () => {
    expect(task).toMatchObject({ rubrik: IDEA });
    await call('post', `/ko/${task.id}/ta`);
    await page.goto('/studio/ko');
    await expect(page.getByRole('link', { name: IDEA })).toBeVisible();
  });

  const dying = await readyArticle(request, 'Kajen som rivs');
  await logIn(page, CHIEF);
  await call('post', `/innehall/${dying.id}/release`, { lage: 'publicera', sprak: ['sv'] });
  const dyingPath = new URL((await call('get', `/innehall/${dying.id}`)).innehall.sprak.sv.lank).pathname;

  /** Writes the article anew, with a paragraph that leads to each of the addresses, and brings it out. */
  async function broughtOut(links: Record<string, string>): Promise<string> {
    const model = (await call('get', `/innehall/${dying.id}`)).innehall.sprak.sv.arbetsrevision;
    const own = (await call('get', `/innehall/${id}`)).innehall.sprak.sv.arbetsrevision;
    const leading = Object.entries(links).map(([words, href], nr) => ({
      type: 'paragraph',
      attrs: { id: `bresa0000${nr}` },
      content: [{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }],
    }));
    const { ingress, hero, meta, block } = model;
    const words = { rubrik: IDEA, ingress, hero, meta: { ...meta, seoTitel: IDEA }, slug: own.slug, block: [...leading, ...block] };
    await call('put', `/innehall/${id}/sprak/sv`, { bas: own.id, ...words });
    await call('post', `/innehall/${id}/release`, { lage: 'publicera', sprak: ['sv'] });
    return new URL((await call('get', `/innehall/${id}`)).innehall.sprak.sv.lank).pathname;
  }

  const path = await test.step('the article goes out, with a link that is paid for and one to another article', async () => {
    const { program } = await call('post', '/program', { namn: 'Båtboden', domaner: ['batboden-prov.example'] });
    const { utlank } = await call('post', '/utlankar', { adress: SHOP, namn: 'Flytväst', program: program.id });
    const address = await broughtOut({ 'Köp flytvästen': `/ut/${utlank.kod}`, 'Läs om kajen': dyingPath, 'Läs rapporten': REPORT });
    await call('post', `/ko/${task.id}/klar`);
    return address;
  });

  await test.step('a reader reads it and follows the link to the shop, and the newsroom sees both', async () => {
    const origin = new URL(page.url()).origin;
    // By a window of its own: one that says it has none is a robot, and is not counted.
    const userAgent = (await page.evaluate(() => navigator.userAgent)).replace('Headless', '');
    const reader = await browser.newContext({ userAgent });
    const site = await reader.newPage();
    await site.goto(origin + path, { referer: 'https://www.google.se/' });
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(IDEA);
    await hide(site);
    // The shop is nowhere: that the browser asks for it is what is to be seen.
    await Promise.all([site.waitForRequest(/batboden-prov/), site.getByRole('link', { name: 'Köp flytvästen' }).click()]);
    await reader.close();
    const counted = async () => {
      const { totalt, klick } = await call('get', `/innehall/${id}/trafik`);
      return [totalt.visningar, klick.lankar.length];
    };
    await expect.poll(counted, SOON).toEqual([1, 1]);
    await page.goto(`/studio/artikel/${id}`);
    await page.getByRole('tab', { name: 'Siffror' }).click();
    await expect(page.getByText('ett klick på annonslänkar')).toBeVisible();
    await keepLooks(page, 'resan-siffror');
  });

  const linkTasks = async () => (await call('get', `/ko?innehall=${id}&typ=lank`)).ko;
  await test.step('what it links to is taken down: somebody is asked to see to it', async () => {
    await call('post', `/innehall/${dying.id}/nedtagning`, { orsak: 'Kajen är riven.' });
    await expect.poll(async () => (await linkTasks()).length, SOON).toBe(1);
    await page.goto(`/studio/artikel/${id}`);
    const panel = page.getByRole('complementary', { name: 'Om artikeln' });
    await expect(panel.getByText('Länken leder till en artikel som är nedtagen')).toBeVisible();
    await keepLooks(page, 'resan-trasig-lank');
  });

  await test.step('a page of others is gone: in the editor its address is changed by one press, and readers get the copy', async () => {
    // As the monitor sees it after three checks over more than a day.
    await newsroom.sql(`UPDATE lank SET tillstand = 'trasig', orsak = 'svar', svar = 404, nasta = NULL WHERE adress = '${REPORT}'`);
    await page.reload();
    const note = page.getByRole('listitem').filter({ hasText: 'rapport-prov.example/kajen' });
    await expect(note.getByText('Sidan finns inte (404).')).toBeVisible();
    await note.getByRole('button', { name: 'Byt till Internet Archives kopia' }).press('Enter');
    await expect(page.getByText('Länken leder nu till')).toBeVisible();
    await page.getByRole('button', { name: 'Publicera' }).click();
    await page.getByRole('button', { name: 'Publicera nu' }).click();
    await expect(page.getByRole('dialog', { name: 'Publicerad' })).toBeVisible();
    expect(await (await request.get(path)).text()).toContain(`href="https://web.archive.org/web/${REPORT}"`);
    await page.keyboard.press('Escape');
  });

  await test.step('it is mended and brought out: the task is done by itself, and readers find no dead link', async () => {
    await broughtOut({ 'Köp flytvästen': '/ut/flytvast' });
    await expect.poll(async () => (await linkTasks())[0].status, SOON).toBe('klar');
    expect(await (await request.get(path)).text()).not.toContain(dyingPath);
  });
});

/** As when another tab is chosen, and this one again. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

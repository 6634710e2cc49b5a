import type { Block } from '#lib/contract/block.ts';
import { expect, test } from './newsroom.ts';
import { photograph } from './photograph.ts';
import { complaints, picture, publish, servePictures } from './reader-article.ts';

const question = (fraga: string, ratt: string, ...fel: string[]) => ({
  fraga,
  alternativ: [{ text: fel[0] ?? '' }, { text: ratt, ratt: true }, ...fel.slice(1).map((text) => ({ text }))],
});

const KNOWLEDGE: Block = {
  type: 'quizfragor',
  attrs: {
    id: 'bkunskap01',
    rubrik: 'Vad kan du om fyrar?',
    typ: 'kunskap',
    fragor: [
      question('Vilket år tändes fyren?', '1889', '1912', '1950'),
      question('Vad heter linsen?', 'Fresnel', 'Galilei'),
      question('Hur många steg är det upp?', '114', '41'),
    ],
    resultat: [
      { fran: 0, till: 1, rubrik: 'Landkrabba', text: 'Havet väntar.' },
      { fran: 2, till: 3, rubrik: 'Fyrvaktare', text: 'Du får nyckeln.\n\nTa hand om den.', bild: picture('nyckel') },
    ],
  },
};

const PERSONALITY: Block = {
  type: 'quizfragor',
  attrs: {
    id: 'bperson001',
    typ: 'personlighet',
    fragor: ['Hur packar du?', 'När kommer du?', 'Vad läser du?'].map((fraga) => ({
      fraga,
      alternativ: [
        { text: 'Fort', poang: { A: 1 } },
        { text: 'Långsamt', poang: { B: 1 } },
      ],
    })),
    resultat: [
      { nyckel: 'A', rubrik: 'Expresståget', text: 'Du är framme.' },
      { nyckel: 'B', rubrik: 'Sovvagnen', text: 'Du kommer fram.' },
    ],
  },
};

test('a quiz of knowledge is played by keyboard alone, and says in words what is right and wrong', async ({ page, request }) => {
  await servePictures(page);
  const { sv } = await publish(request, { mall: 'quiz', sektion: 'noje', block: [KNOWLEDGE] });
  const asked: string[] = [];
  page.on('request', (call) => asked.push(`${call.method()} ${call.url()}`));
  await page.goto(sv);
  const quiz = page.locator('.quiz');
  const first = quiz.getByRole('group', { name: 'Vilket år tändes fyren?' });
  await expect(first.getByRole('button')).toHaveCount(3);
  await expect(quiz.getByText('Visa facit')).toBeHidden();
  await page.waitForLoadState('networkidle');
  asked.length = 0;

  await first.getByRole('button', { name: '1912' }).focus();
  await page.keyboard.press('Enter');
  await expect(first.locator('..').locator('.quiz-utslag')).toHaveText('Fel. Rätt svar: 1889');
  await expect(first.getByRole('button', { name: '1912 ditt svar' })).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('button', { name: '1889 rätt svar' })).toBeVisible();
  await expect(quiz.getByRole('status')).toHaveText('Fel. Rätt svar: 1889');
  await expect(quiz.getByText('1 av 3 frågor besvarade')).toBeVisible();

  // An answer stands: the one that is right cannot be chosen afterwards.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(first.getByRole('button', { name: '1912 ditt svar' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(quiz.locator('.quiz-utslag').nth(1)).toHaveText('Rätt!');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const headline = 'Du fick 2 av 3 rätt: Fyrvaktare';
  await expect(quiz.getByRole('heading', { name: headline })).toBeInViewport();
  await expect(quiz.getByText('Ta hand om den.').first()).toBeVisible();
  await expect(quiz.getByRole('img', { name: 'Bilden nyckel.' })).toBeVisible();
  await expect(quiz.getByRole('status')).toHaveText(`Rätt! ${headline}.`);
  expect(await complaints(page)).toEqual([]);
  await quiz.locator('.quiz-utfall').scrollIntoViewIfNeeded();
  await photograph(page, 'quiz-kunskap');
  // The picture of the result is all that has been fetched since the first answer.
  expect(asked.filter((one) => !one.includes('bilder.example.com'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie.length])).toEqual([0, 0, 0]);

  await quiz.getByRole('button', { name: 'Gör om' }).press('Enter');
  await expect(quiz.getByText('0 av 3 frågor besvarade')).toBeVisible();
  await expect(quiz.getByRole('heading', { name: headline })).toBeHidden();
  await expect(first.getByRole('button').first()).toBeFocused();
});

test('a quiz of personality can be answered otherwise, and its result handed on by the device or copied', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  });
  const { sv } = await publish(request, { mall: 'quiz', sektion: 'noje', block: [PERSONALITY] });
  await page.goto(sv);
  const quiz = page.locator('.quiz');
  for (const group of await quiz.getByRole('group').all()) await group.getByRole('button', { name: 'Fort' }).click();
  await expect(quiz.getByRole('heading', { name: 'Ditt resultat: Expresståget' })).toBeVisible();
  await quiz.getByRole('group').first().getByRole('button', { name: 'Långsamt' }).click();
  await expect(quiz.getByRole('heading', { name: 'Ditt resultat: Expresståget' })).toBeVisible();
  await quiz.getByRole('group').last().getByRole('button', { name: 'Långsamt' }).click();
  await expect(quiz.getByRole('heading', { name: 'Ditt resultat: Sovvagnen' })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await photograph(page, 'quiz-personlighet');

  await quiz.getByRole('button', { name: 'Dela resultatet' }).click();
  await expect(quiz.getByText('Texten och länken är kopierade').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Jag fick ”Sovvagnen”.');
  expect(copied).toContain(sv);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.body.dataset.shared = JSON.stringify(data);
      },
    });
  });
  await quiz.getByRole('button', { name: 'Dela resultatet' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /Sovvagnen/);
});

test('a quiz in English speaks English', async ({ page, request }) => {
  const { en } = await publish(request, { mall: 'quiz', sektion: 'noje', block: [PERSONALITY], english: true });
  await page.goto(en);
  await page.getByRole('group').first().getByRole('button').first().click();
  await expect(page.getByText('1 of 3 questions answered')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a quiz can be read and put right', async ({ page, request }) => {
    const { sv } = await publish(request, { mall: 'quiz', sektion: 'noje', block: [KNOWLEDGE] });
    await page.goto(sv);
    await expect(page.locator('.quiz').getByRole('button')).toHaveCount(0);
    await page.getByText('Visa facit').click();
    await expect(page.getByText('2–3 rätt: Fyrvaktare')).toBeVisible();
  });
});

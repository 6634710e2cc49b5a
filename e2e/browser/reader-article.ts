import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Block } from '#lib/contract/block.ts';
import { axeOver } from './axe.ts';
import { CHIEF } from './newsroom.ts';
import { logInByScript } from './script-login.ts';

interface ReaderArticle {
  mall: string;
  /** One that takes the template. */
  sektion?: string;
  block: readonly Block[];
  meta?: object;
  /** Published in English too, with the same blocks. */
  english?: boolean;
}

export interface Published {
  id: string;
  headers: { cookie: string };
  /** Where it is read. */
  sv: string;
  en: string;
}

let serial = 0;

/** Publishes an article by the API, so that a test can be about its readers. */
export async function publish(
  request: APIRequestContext,
  { mall, sektion = 'nyheter', block, meta = {}, english = false }: ReaderArticle,
): Promise<Published> {
  const headers = { cookie: await logInByScript(request, CHIEF) };
  const words = (sprak: string) => ({
    rubrik: `Läsarens sida ${++serial} ${sprak} ${mall}`,
    ingress: 'En artikel att läsa med och utan skript.',
    slug: `lasarens-sida-${sprak}-${mall}-${serial}-${Date.now()}`,
    block,
    meta,
  });
  const created = await request.post('/studio/api/innehall', { headers, data: { sektion, mall, ...words('sv') } });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = await created.json();
  if (english) {
    const saved = await request.put(`/studio/api/innehall/${id}/sprak/en`, { headers, data: words('en') });
    expect(saved.status(), await saved.text()).toBe(200);
  }
  const released = await request.post(`/studio/api/innehall/${id}/release`, { headers, data: { lage: 'publicera', overstyr: true } });
  expect(released.status(), await released.text()).toBe(200);
  const { sprak } = await released.json();
  const path = (lank: string | undefined) => (lank === undefined ? '' : new URL(lank).pathname);
  return { id, headers, sv: path(sprak.sv.lank), en: path(sprak.en?.lank) };
}

/** Answers for the pictures that the blocks of a test show: none is fetched from anywhere. */
export async function servePictures(page: Page): Promise<void> {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000"><rect width="100%" height="100%" fill="#7a93b8"/></svg>';
  await page.context().route('https://bilder.example.com/**', (route) => route.fulfill({ body: svg, contentType: 'image/svg+xml' }));
}

export function picture(name: string) {
  const [bredd, hojd] = [1500, 1000];
  return {
    src: `https://bilder.example.com/${name}.jpg`,
    alt: `Bilden ${name}.`,
    kredit: 'Lena Öberg',
    bredd,
    hojd,
  };
}

/** Everything that axe has against the article as it is now, after what the script has added. */
export async function complaints(page: Page): Promise<string[]> {
  const { violations } = await (await axeOver(page)).include('.artikel').analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

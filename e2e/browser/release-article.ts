import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ADMIN, CHIEF, PASSWORD } from './newsroom.ts';
import { logInByScript } from './script-login.ts';

const DAY = 86_400_000;
let serial = 0;

/** An article that nothing stops from being published: the words of one that has been, under a headline of its own. */
export async function readyArticle(request: APIRequestContext, name: string): Promise<{ id: string; rubrik: string; chief: Headers }> {
  const chief = { cookie: await logInByScript(request, CHIEF) };
  const { innehall } = await (await request.get('/studio/api/innehall?status=publicerad&sok=Nattåget', { headers: chief })).json();
  const { innehall: model } = await (await request.get(`/studio/api/innehall/${innehall[0].id}`, { headers: chief })).json();
  const { ingress, block, hero, meta } = model.sprak.sv.arbetsrevision;
  const { uppdaterad: _, ...words } = meta;
  // A worker that begins anew counts anew.
  const mark = `${++serial}-${Date.now()}`;
  const rubrik = `${name} ${mark}`;
  const slug = `publiceringsprov-${mark}`;
  const { sektion, mall, taggar, kategorier } = model;
  const data = { sektion, mall, taggar, kategorier, rubrik, ingress, block, hero, meta: { ...words, seoTitel: rubrik }, slug };
  const created = await request.post('/studio/api/innehall', { headers: chief, data });
  expect(created.status(), await created.text()).toBe(201);
  return { id: (await created.json()).id, rubrik, chief };
}

export interface Headers extends Record<string, string> {
  cookie: string;
}

/** Schedules it by the API; the release's id. */
export async function schedule(request: APIRequestContext, id: string, headers: Headers, datum: string): Promise<string> {
  const answer = await request.post(`/studio/api/innehall/${id}/release`, { headers, data: { lage: 'schemalagd', datum, sprak: ['sv'] } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).release.id;
}

/** When the article is to go out, as the service has it. */
export async function scheduledFor(request: APIRequestContext, id: string, headers: Headers): Promise<string | undefined> {
  const { innehall } = await (await request.get(`/studio/api/innehall/${id}`, { headers })).json();
  return innehall.schemalagd?.datum;
}

/** A publisher who can be switched off without taking anybody else's work away. */
export async function temporaryPublisher(
  request: APIRequestContext,
): Promise<{ headers: Headers; namn: string; switchOff: () => Promise<void> }> {
  const admin = { cookie: await logInByScript(request, ADMIN) };
  const [namn, epost] = ['Tilda Vikarie', `vikarie-${Date.now()}@demo.se`];
  const created = await request.post('/studio/api/anvandare', {
    headers: admin,
    data: { namn, epost, roll: 'publicist', losenord: PASSWORD },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { person } = await created.json();
  return {
    headers: { cookie: await logInByScript(request, epost) },
    namn,
    async switchOff() {
      const answer = await request.patch(`/studio/api/anvandare/${person.id}`, { headers: admin, data: { aktiv: false } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}

/** The weekday, 1 for Monday, of the week after this one. */
export function nextWeek(weekday: number): string {
  const today = new Date();
  return new Date(today.getTime() + (7 + weekday - (today.getUTCDay() || 7)) * DAY).toISOString().slice(0, 10);
}

/** The next Sunday on which Stockholm's clocks are put forward, a week away at least. */
export function springSunday(): string {
  const soonest = Date.now() + 7 * DAY;
  const sundays = [0, 1].map((more) => {
    const march = new Date(Date.UTC(new Date().getUTCFullYear() + more, 2, 31));
    return new Date(march.getTime() - march.getUTCDay() * DAY);
  });
  return (
    sundays
      .find((day) => day.getTime() > soonest)
      ?.toISOString()
      .slice(0, 10) ?? ''
  );
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/** The calendar of the week that a day is in, with everything fetched. */
export async function openWeek(page: Page, day: string): Promise<void> {
  await page.goto(`/studio/publiceringar?vy=vecka&dag=${day}`);
  await expect(page.getByRole('table')).toBeVisible();
}

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { HEALTH_PART_NAMES, HEALTH_STATES, type HealthPartName, type HealthState } from '#lib/contract/health.ts';
import { send } from '../newsroom/http.ts';

/** The key by which a Studio that is rehearsed on tells its figures. */
export const FIGURES_KEY = 'en-nyckel-for-matvarden';

export interface Runbook {
  namn: string;
  text: string;
  /** What stands there in a code span that begins so: a question to the database, a command. */
  code(beginning: string): string;
}

const TEXT = readFileSync('docs/runbooks.md', 'utf8');

/** The runbooks by their numbers, as whoever is in trouble reads them. */
export const RUNBOOKS: ReadonlyMap<number, Runbook> = new Map(
  TEXT.split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const [, nr = '', namn = ''] = /^(\d+)\. (.+)$/.exec(heading) ?? [];
      const text = lines.join('\n');
      const code = (beginning: string) => {
        const found = [...text.matchAll(/`([^`]+)`/g)].find(([, span]) => span?.startsWith(beginning))?.[1];
        expect(found, `runbook ${nr} has no \`${beginning}…\``).toBeDefined();
        return found ?? '';
      };
      return [Number(nr), { namn, text, code }];
    }),
);

/** What a runbook tells of `/redo`, and what that Studio tells there: the two have to be the same. */
export async function redoSays(url: string, nr: number, status: number, told: Partial<Record<HealthPartName, HealthState>>): Promise<void> {
  const { text = '' } = RUNBOOKS.get(nr) ?? {};
  for (const [part, state] of Object.entries(told)) expect(text, `runbook ${nr}`).toContain(`${part}: ${state}`);
  const redo = text.split('**`/redo`.**')[1] ?? '';
  expect(redo, `runbook ${nr}`).toContain(String(status));
  await expect
    .poll(
      async () => {
        const answer = await send({ method: 'GET', path: '/redo' }, url);
        const { delar }: { delar: Array<{ namn: string; lage: string }> } = JSON.parse(answer.text);
        return [answer.status, Object.fromEntries(delar.filter(({ namn }) => namn in told).map(({ namn, lage }) => [namn, lage]))];
      },
      { timeout: 60_000 },
    )
    .toEqual([status, told]);
}

/** Studio is ready, and nothing was started anew. */
export async function isReadyAgain(url: string): Promise<void> {
  await expect.poll(async () => (await send({ method: 'GET', path: '/redo' }, url)).status, { timeout: 60_000 }).toBe(200);
}

/** The value of a series that the runbook names; 0 when there is none yet. */
export async function figure(url: string, nr: number, series: string): Promise<number> {
  const [name = ''] = series.split('{');
  expect(RUNBOOKS.get(nr)?.text, `runbook ${nr}`).toContain(name);
  return figureOf(url, series);
}

/** The value of a series; 0 when there is none yet. */
export async function figureOf(url: string, series: string): Promise<number> {
  const { text } = await send({ method: 'GET', path: '/matt', headers: { Authorization: `Bearer ${FIGURES_KEY}` } }, url);
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? 0 : Number(line.slice(series.length + 1));
}

/** Every part, state and figure that the runbooks name. */
export function named(): { parts: Array<[string, string]>; figures: string[] } {
  const parts = [...TEXT.matchAll(/\b([a-z]+): (fungerar|stord|borta|avstangd|okand)\b/g)].map(
    ([, part = '', state = '']): [string, string] => [part, state],
  );
  const figures = [...TEXT.matchAll(/\b(?:studio|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name);
  return { parts, figures: [...new Set(figures)] };
}

export const isKnownPart = ([part, state]: [string, string]) =>
  HEALTH_PART_NAMES.some((name) => name === part) && HEALTH_STATES.some((name) => name === state);

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { applyMigrations } from '#lib/store/migrate.ts';
import { locksOf } from '../../scripts/migration-locks.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A newsroom is upgraded one instance at a time: the next version has migrated, and this one works on. */

/** What a next version may well bring along, of every kind that is let through. */
const NEXT_VERSION = [
  'CREATE TABLE nytt (id uuid PRIMARY KEY, innehall_id uuid REFERENCES innehall (id));',
  'ALTER TABLE innehall ADD COLUMN nytt_falt text, ADD COLUMN nytt_antal integer NOT NULL DEFAULT 0;',
  'ALTER TABLE revision ADD COLUMN nytt_falt jsonb;',
  "ALTER TABLE release ADD COLUMN nytt_falt text NOT NULL DEFAULT 'ja';",
  "ALTER TABLE person ADD COLUMN nytt_falt text NOT NULL DEFAULT '';",
  "ALTER TABLE logg ADD CONSTRAINT logg_nytt CHECK (operation <> '') NOT VALID;",
  'ALTER TABLE logg VALIDATE CONSTRAINT logg_nytt;',
  'CREATE INDEX CONCURRENTLY innehall_nytt_idx ON innehall (nytt_antal);',
  '-- oanvänd sedan 2.0.0\nDROP TABLE nytt;',
];

/** The migrations there are, and those of a version to come. */
async function nextVersionsMigrations(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-nasta-version-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp('prisma/migrations', folder, { recursive: true });
  for (const [index, sql] of NEXT_VERSION.entries()) {
    expect(await locksOf(sql)).toEqual([]);
    await mkdir(path.join(folder, `2999010${index}000000_nasta`));
    await writeFile(path.join(folder, `2999010${index}000000_nasta`, 'migration.sql'), sql);
  }
  return folder;
}

/** Works until it is told to stop; how each call was answered. */
async function working(chief: Caller, isOver: () => boolean): Promise<number[]> {
  const answered: number[] = [];
  const note = <Answer extends { status: number }>(answer: Answer) => {
    answered.push(answer.status);
    return answer;
  };
  while (!isOver()) {
    const { body } = note(await chief.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', ...swedish() }));
    const id: string = body.innehall.id;
    note(await chief.patch(`/innehall/${id}`, { taggar: ['bro'] }));
    note(await chief.release(id));
    note(await chief.get('/innehall'));
    note(await chief.get(`/innehall/${id}`));
    note(await chief.get('/jag'));
  }
  return answered;
}

test('while the next version migrates, and afterwards, this one serves on without a fault and says what it knows', {
  timeout: 60_000,
}, async () => {
  const newsroom = await ownNewsroom();
  onTestFinished(() => newsroom.end());
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  onTestFinished(() => studio.stop());
  let isOver = false;
  // Each with an allowance of their own.
  const chiefs = await Promise.all(Array.from({ length: 4 }, () => newsroom.as('chefredaktor', studio.url)));
  const work = Promise.all(chiefs.map((chief) => working(chief, () => isOver)));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const applied = await applyMigrations(newsroom.databaseUrl, await nextVersionsMigrations());
  expect(applied).toHaveLength(NEXT_VERSION.length);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  isOver = true;
  const answered = (await work).flat();
  expect(answered.length).toBeGreaterThan(50);
  expect(answered.filter((status) => status >= 400)).toEqual([]);
  const told = async () => {
    const ready = await fetch(`${studio.url}/redo`);
    const { delar }: { delar: Array<{ namn: string; lage: string }> } = await ready.json();
    return [ready.status, delar.find(({ namn }) => namn === 'databasversion')?.lage];
  };
  await expect.poll(told, { timeout: 20_000 }).toEqual([200, 'stord']);
});

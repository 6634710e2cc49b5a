import { afterAll, beforeAll, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  // Nothing listens on the discard port of this machine.
  const cms = { STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: 'http://127.0.0.1:9', STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x' };
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, cms, silent: true });
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

test('a release that the publishing system cannot be reached for is kept, and the next one takes its place', async () => {
  const chief = await newsroom.as('chefredaktor', studio.url);
  const { id } = await chief.created(swedish({ kategorier: [1] }));
  for (const _ of ['one', 'two']) {
    const { status, body } = await chief.release(id);
    expect([status, body.release.tillstand, body.status]).toEqual([202, 'koad', 'utkast']);
    const warning = body.varningar.find(({ kod }: { kod: string }) => kod === 'cms_nekade');
    expect(warning.atgard).toBe('Studio försöker igen så fort publiceringssystemet svarar.');
  }
  const { releaser } = (await chief.get(`/innehall/${id}/releaser`)).body;
  expect(releaser.map(({ tillstand, fel }: { tillstand: string; fel: Array<{ kod: string }> }) => [tillstand, fel[0]?.kod])).toEqual([
    ['koad', 'cms_nekade'],
    ['ersatt', 'release_ersatt'],
  ]);
});

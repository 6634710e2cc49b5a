import { beforeEach, expect, test, vi } from 'vitest';
import { uploadPictures } from '#components/studio/media/upload-pictures.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

const { uploadPicture } = vi.hoisted(() => ({ uploadPicture: vi.fn() }));
vi.mock('#components/studio/media/upload-picture.ts', () => ({ uploadPicture }));

const REFUSED = {
  falt: 'fil',
  sprak: '',
  orsak: 'Filen går inte att läsa som bild.',
  atgard: 'Ladda upp en hel bild.',
  kod: 'bild_ogiltig',
};
const files = (...names: string[]) => names.map((name) => new File([name], name));
let underway = 0;
let most = 0;

beforeEach(() => {
  [underway, most] = [0, 0];
  uploadPicture.mockImplementation(async ({ name }: File) => {
    underway += 1;
    most = Math.max(most, underway);
    // The first of each three comes last.
    await new Promise((resolve) => setTimeout(resolve, Number(name) % 3 === 0 ? 15 : 5));
    underway -= 1;
    if (name === '4') throw new ApiFault(422, { fel: [REFUSED] });
    if (name === '6') throw new Unreachable();
    return { id: name };
  });
});

test('pictures come in the order of their files, some at a time', async () => {
  const { media, failure } = await uploadPictures(files('0', '1', '2', '3', '5', '7', '8'));
  expect(media.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '5', '7', '8']);
  expect([failure, most]).toEqual([undefined, 3]);
});

test('of those that do not come it is told by the name of each why, and the others come', async () => {
  const { media, failure } = await uploadPictures(files('3', '4', '5', '6', '7'));
  expect(media.map(({ id }) => id)).toEqual(['3', '5', '7']);
  expect(failure).toMatchObject({
    title: '2 bilder kom inte med',
    fel: [{ orsak: `4: ${REFUSED.orsak}` }, { orsak: '6: Studio svarar inte.' }],
  });
  expect((await uploadPictures(files('3', '4'))).failure).toMatchObject({ title: 'En bild kom inte med' });
});

test('what is told of a single one needs no name', async () => {
  expect((await uploadPictures(files('4'))).failure).toMatchObject({ title: 'Det gick inte', fel: [REFUSED] });
});

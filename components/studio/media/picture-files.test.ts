import { beforeEach, expect, test, vi } from 'vitest';
import { pictureDrop, picturesAmong, picturesChosen } from '#components/studio/media/picture-files.ts';

const shown: string[] = [];
vi.mock('#components/ui/toast-queue.ts', () => ({ showToast: ({ text }: { text: string }) => shown.push(text) }));
beforeEach(() => shown.splice(0));

const file = (name: string, type: string) => new File(['x'], name, { type });
const names = (files: readonly File[]) => files.map(({ name }) => name);

test('a file of a kind that the system does not know is a picture by its name', () => {
  expect(names(picturesAmong([file('a.avif', ''), file('b.pdf', ''), file('c.jpg', 'application/pdf'), file('d', 'image/png')]))).toEqual([
    'a.avif',
    'd',
  ]);
});

test('whoever chooses what is no picture is told so, and has the others', () => {
  expect(names(picturesChosen([file('IMG_1.HEIC', 'image/heic'), file('b.png', 'image/png')]))).toEqual(['b.png']);
  picturesChosen([file('a.tif', 'image/tiff'), file('b.pdf', '')]);
  picturesChosen(['a.tif', 'b.tif', 'c.tif', 'd.tif'].map((name) => file(name, 'image/tiff')));
  picturesChosen([file('b.png', 'image/png')]);
  picturesChosen(null);
  const saveAs = 'Spara som JPEG, PNG, WebP, AVIF eller GIF och försök igen.';
  expect(shown).toEqual([
    `IMG_1.HEIC går inte att lägga in. ${saveAs}`,
    `a.tif, b.pdf går inte att lägga in. ${saveAs}`,
    `a.tif, b.tif, c.tif med flera går inte att lägga in. ${saveAs}`,
  ]);
});

test('a place takes files of any kind, and no words', () => {
  const dragged = (...types: string[]) => pictureDrop(new Set(types));
  expect([dragged('image/jpeg'), dragged('image/heic'), dragged('application/pdf', 'image/png')]).toEqual(['copy', 'copy', 'copy']);
  // A picture of a page that is dragged from there has its address beside it.
  expect(dragged('image/png', 'text/uri-list', 'text/html')).toBe('copy');
  expect([dragged('text/plain'), dragged('text/html', 'text/plain')]).toEqual(['cancel', 'cancel']);
});

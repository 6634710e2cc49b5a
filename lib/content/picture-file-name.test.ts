import { expect, test } from 'vitest';
import { pictureFileName } from '#lib/content/picture-file-name.ts';

test.each([
  ['Å bilden.jpeg', 'Å bilden.jpeg'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Windows\\x.jpg', 'x.jpg'],
  ['faktura\u202Egpj.exe', 'faktura gpj.exe'],
  ['..', 'bild'],
  ['mapp/', 'bild'],
  ['', 'bild'],
])('%j is called %j', (given, name) => {
  expect(pictureFileName(given)).toBe(name);
});

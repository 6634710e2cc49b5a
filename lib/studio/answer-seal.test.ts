import { expect, test } from 'vitest';
import { answerSeal } from '#lib/studio/answer-seal.ts';

const seal = answerSeal('en hemlighet');
const TEXT = '{"ok":true,"nyckel":"studio_abc","text":"Å 😀"}';

test('what was closed is opened as it was', () => {
  expect(seal.open(seal.close(TEXT))).toBe(TEXT);
  expect(answerSeal('en hemlighet').open(seal.close(TEXT))).toBe(TEXT);
});

test('closed twice it looks different, and never shows its text', () => {
  const [one, two] = [seal.close(TEXT), seal.close(TEXT)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64').includes('studio_abc')).toBe(false);
});

test('another secret does not open it, nor does anybody who has changed it', () => {
  const closed = seal.close(TEXT);
  expect(() => answerSeal('en annan').open(closed)).toThrow();
  const bytes = Buffer.from(closed, 'base64');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  expect(() => seal.open(bytes.toString('base64'))).toThrow();
  expect(() => seal.open('')).toThrow();
});

import { expect, test } from 'vitest';
import { answerSeal, callFingerprint, secondFactorSeal } from '#lib/studio/answer-seal.ts';

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

test('what is closed for one purpose is not opened for another', () => {
  expect(() => secondFactorSeal('en hemlighet').open(seal.close(TEXT))).toThrow();
});

test('a call has one fingerprint, which nobody makes without the secret', () => {
  const [one, other] = [callFingerprint('en hemlighet'), callFingerprint('en annan')];
  expect(one('bytLosenord {}')).toBe(callFingerprint('en hemlighet')('bytLosenord {}'));
  expect(new Set([one('bytLosenord {}'), one('bytLosenord {} '), other('bytLosenord {}')]).size).toBe(3);
});

import { expect, test } from 'vitest';
import type { Asked } from '#lib/http/asked.ts';
import { readForm } from '#lib/http/read-form.ts';
import { leastOf } from '#lib/machine/least-of.ts';
import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

const BOUNDARY = 'mellan-delarna-av-formularet-1';

/** A form as it comes, with a file of so many bytes after its fields. */
function asked(fields: number, fileBytes: number, boundary = BOUNDARY): Asked {
  const part = (nr: number) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a${nr}"\r\n\r\nx\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="fil"; filename="b"\r\nContent-Type: image/png\r\n\r\n`;
  const texts = Array.from({ length: fields }, (_, nr) => part(nr)).join('');
  const body = Buffer.concat([Buffer.from(texts + file), Buffer.alloc(fileBytes, 45), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers: Record<string, string> = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  async function* chunks() {
    yield body;
  }
  // The rest of a request has nothing to do with its form.
  return { header: (name: string) => headers[name.toLowerCase()], body: chunks() } as unknown as Asked;
}

test('a form has its fields and its file', async () => {
  const { a0, fil, ...rest } = await readForm(asked(1, 3));
  expect([a0, Object(fil).bytes?.length, rest]).toEqual(['x', 3, {}]);
});

test('twenty parts are read and more are refused, however many', async () => {
  expect(Object.keys(await readForm(asked(19, 1)))).toHaveLength(20);
  for (const fields of [20, 500_000]) {
    const slow = pace();
    const least = await leastOf(6, 100, async () => {
      const form = asked(fields, 1);
      const before = workedMs();
      await expect(readForm(form)).rejects.toThrow('for_lang');
      return (workedMs() - before) / slow;
    });
    expect(least).toBeLessThan(100);
  }
});

test('a type without a mark between parts is no form', async () => {
  await expect(readForm(asked(1, 1, ''))).rejects.toThrow('formular_ogiltigt');
});

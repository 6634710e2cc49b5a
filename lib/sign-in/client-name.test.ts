import { expect, test } from 'vitest';
import { clientName } from '#lib/sign-in/client-name.ts';
import { workedMs } from '#lib/turns/worked.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0',
    'Edge på Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36', 'Chrome på Linux'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Mobile Safari/537.36',
    'Chrome på Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari på iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari på macOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox på macOS'],
  ['curl/8.9.1', 'curl'],
  ['python-requests/2.32', 'python-requests'],
  ['node', 'node'],
  ['', 'Okänt program'],
  [undefined, 'Okänt program'],
  ['<script>alert(1)</script>', 'Okänt program'],
  ['x'.repeat(500), 'x'.repeat(40)],
])('%s is told as %s', (told, namn) => {
  expect(clientName(told)).toBe(namn);
});

test('a header made to be slow is not', () => {
  const before = workedMs();
  for (const hostile of ['Version/1 '.repeat(1_600), '. '.repeat(8_000), 'Mozilla/'.repeat(2_000)]) clientName(hostile);
  expect(workedMs() - before).toBeLessThan(100);
});

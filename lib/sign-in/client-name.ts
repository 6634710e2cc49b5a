// The first that fits counts: every browser says that it is also those further down.
const BROWSERS: ReadonlyArray<[mark: RegExp, namn: string]> = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];
const SYSTEMS: ReadonlyArray<[mark: RegExp, namn: string]> = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const LONGEST_PROGRAM = 40;
/** Longer than any browser’s: what comes after is not looked at. */
const LONGEST_READ = 400;

/**
 * What a person recognises of the User-Agent header that a login came with: «Firefox på Windows», a program by its own name.
 * Anybody may write anything into that header: it is told, and nothing is decided by it.
 */
export function clientName(userAgent: string | undefined): string {
  const told = userAgent?.slice(0, LONGEST_READ).trim() ?? '';
  const browser = BROWSERS.find(([mark]) => mark.test(told))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(told))?.[1];
  if (browser !== undefined) return system === undefined ? browser : `${browser} på ${system}`;
  const program = /^[\w.+ -]+/.exec(told)?.[0].trim() ?? '';
  return program === '' ? 'Okänt program' : program.slice(0, LONGEST_PROGRAM);
}

import { expect, test } from 'vitest';
import { filledAddress } from '#lib/reader/ads/frame-address.ts';

test('whoever delivers ads is told of consent where the address asks for it, and nowhere else', () => {
  const address = `https://annons.exempel.se/ram?zon=1&gdpr=\${GDPR}&gdpr_consent=\${GDPR_CONSENT_755}&igen=\${GDPR_CONSENT}&annat=\${ANNAT}`;
  expect(filledAddress(address, { gdpr: true, tcString: 'CPx.YA&b' })).toBe(
    `https://annons.exempel.se/ram?zon=1&gdpr=1&gdpr_consent=CPx.YA%26b&igen=CPx.YA%26b&annat=\${ANNAT}`,
  );
  expect(filledAddress(`https://a.se/?g=\${GDPR}&c=\${GDPR_CONSENT}`, { gdpr: false, tcString: '' })).toBe('https://a.se/?g=0&c=');
  expect(filledAddress('https://a.se/?zon=1', { gdpr: true, tcString: 'C' })).toBe('https://a.se/?zon=1');
});

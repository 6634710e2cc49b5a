import { expect, test } from 'vitest';
import { refuseForeignOrigin } from '#lib/http/origin.ts';

const isForeign = (studioUrl: string, headers: Record<string, string>) => {
  try {
    refuseForeignOrigin({ header: (name) => headers[name] }, studioUrl);
    return false;
  } catch {
    return true;
  }
};

const STUDIO = 'https://studio.example';

test.each([
  [STUDIO, { origin: 'https://studio.example' }],
  ['https://studio.example:443', { origin: 'https://studio.example' }],
  ['http://studio.example:8080', { origin: 'http://studio.example:8080' }],
  // A proxy calls by another name than the person does.
  [STUDIO, { origin: 'https://studio.example', host: 'studio-internt:3000' }],
  [STUDIO, { origin: 'https://studio.example', 'sec-fetch-site': 'same-origin' }],
  [STUDIO, { 'sec-fetch-site': 'same-origin' }],
  [STUDIO, { 'sec-fetch-site': 'none' }],
  [STUDIO, {}],
  ['http://localhost:3000', { origin: 'http://127.0.0.1:3000' }],
  ['http://127.0.0.1:3000', { origin: 'http://localhost:3000' }],
  ['http://localhost:3000', { origin: 'http://[::1]:3000' }],
])('Studio at %s takes a call with %j for its own', (url, headers) => {
  expect(isForeign(url, headers)).toBe(false);
});

test.each([
  [STUDIO, { origin: 'http://studio.example' }],
  [STUDIO, { origin: 'https://studio.example:8443' }],
  [STUDIO, { origin: 'https://studio.example.ond.example' }],
  [STUDIO, { origin: 'https://ond.example', host: 'ond.example' }],
  [STUDIO, { origin: 'null' }],
  [STUDIO, { origin: '' }],
  [STUDIO, { origin: 'https://studio.example https://ond.example' }],
  [STUDIO, { origin: 'https://localhost' }],
  [STUDIO, { origin: 'https://studio.example', 'sec-fetch-site': 'cross-site' }],
  [STUDIO, { 'sec-fetch-site': 'same-site' }],
  ['http://localhost:3000', { origin: 'http://localhost:3001' }],
  ['http://localhost:3000', { origin: 'http://127.0.0.1:3001' }],
  ['http://localhost:3000', { origin: 'https://localhost:3000' }],
  ['http://localhost:3000', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
])('Studio at %s takes a call with %j for another’s', (url, headers) => {
  expect(isForeign(url, headers)).toBe(true);
});

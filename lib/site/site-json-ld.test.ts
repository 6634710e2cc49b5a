import { expect, test } from 'vitest';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { missingProperties } from '#lib/render/search-properties.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { listingJsonLd, siteJsonLd } from '#lib/site/site-json-ld.ts';
import { siteUnderTest } from '#lib/site/site-under-test.ts';

/** What lists and the front page tell, against the table of what their types are to tell (lib/render/search-properties.ts). */

const listed = ['https://kvallsro.example/nyheter/soppa'];
const missing = (text: string) =>
  JSON.parse(text)['@graph'].map((node: Record<string, unknown>) => [node['@type'], missingProperties(node)]);

test.each(LANGUAGES)('a front page in %s tells all of the site and what it lists', async (sprak) => {
  const { facts } = await siteUnderTest();
  const site: SiteFacts = { ...facts, identitet: { ...facts.identitet, logotyp: '/media/logga' } };
  expect(missing(siteJsonLd(site, sprak, listed))).toEqual([
    ['WebSite', []],
    ['ItemList', []],
  ]);
});

test('a list tells where it lies, what it lists and whom it is about', () => {
  const stig = [{ namn: 'Kvällsro', lank: 'https://kvallsro.example/' }];
  const fakta = { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Siv Ek', sameAs: ['https://social.example/@siv'] } };
  expect(missing(listingJsonLd({ stig, listed, fakta }))).toEqual([
    ['ProfilePage', []],
    ['BreadcrumbList', []],
    ['ItemList', []],
  ]);
  expect(missing(listingJsonLd({ stig, listed: [] }))).toEqual([['BreadcrumbList', []]]);
});

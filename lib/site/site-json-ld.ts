import type { Language } from '#lib/contract/languages.ts';
import { serialise } from '#lib/render/json-ld.ts';
import { siteDescription } from '#lib/site/pages/site-words.ts';
import { frontPath, searchPath } from '#lib/site/site-addresses.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';

/** What search engines are told of the site on its front page: what it is, who is behind it and how it is searched. */
export function siteJsonLd({ url, identitet }: SiteFacts, sprak: Language): string {
  const { namn, logotyp, utgivare, sociala } = identitet;
  return serialise({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: namn,
    url: url + frontPath(sprak),
    description: siteDescription(identitet, sprak),
    inLanguage: sprak,
    publisher: {
      '@type': 'Organization',
      name: namn,
      url,
      ...(logotyp === '' ? {} : { logo: { '@type': 'ImageObject', url: logotyp.startsWith('/') ? url + logotyp : logotyp } }),
      ...(utgivare === '' ? {} : { legalName: utgivare }),
      ...(sociala.length === 0 ? {} : { sameAs: [...sociala] }),
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}${searchPath(sprak)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

/** Where a page lies within the site, from its front page on. */
export function breadcrumbsJsonLd(steps: ReadonlyArray<{ namn: string; lank: string }>): string {
  return serialise({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ namn, lank }, nr) => ({ '@type': 'ListItem', position: nr + 1, name: namn, item: lank })),
  });
}

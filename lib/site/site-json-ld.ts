import type { Language } from '#lib/contract/languages.ts';
import { breadcrumbs, type Step } from '#lib/render/breadcrumbs.ts';
import { serialise } from '#lib/render/json-ld.ts';
import { siteDescription } from '#lib/site/pages/site-words.ts';
import { frontPath, searchPath } from '#lib/site/site-addresses.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';

/** What search engines are told of the site on its front page: what it is, who is behind it, how it is searched, and what leads on from it. */
export function siteJsonLd(site: SiteFacts, sprak: Language, listed: readonly string[]): string {
  return inGraph([siteNode(site, sprak), ...listNodes(listed)]);
}

/** What they are told of a page that lists articles: where it lies, what it lists, and what is known besides of what it is about. */
export function listingJsonLd({ stig, listed, fakta }: { stig: readonly Step[]; listed: readonly string[]; fakta?: object }): string {
  return inGraph([...(fakta === undefined ? [] : [fakta]), breadcrumbs(stig), ...listNodes(listed)]);
}

function inGraph(nodes: readonly object[]): string {
  return serialise({ '@context': 'https://schema.org', '@graph': nodes });
}

/** By their addresses alone: each of them tells what it is, and who has paid for it. */
function listNodes(listed: readonly string[]): object[] {
  if (listed.length === 0) return [];
  const itemListElement = listed.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url }));
  return [{ '@type': 'ItemList', numberOfItems: listed.length, itemListElement }];
}

function siteNode({ url, identitet }: SiteFacts, sprak: Language): object {
  const { namn, logotyp, utgivare, sociala } = identitet;
  return {
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
  };
}

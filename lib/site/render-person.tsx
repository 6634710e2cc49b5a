import { dayInWords } from '#lib/content/day.ts';
import type { Language } from '#lib/contract/languages.ts';
import { PersonFacts, type PersonFactsProps } from '#lib/site/pages/person-facts.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { type ListingOf, listWindow, renderListing } from '#lib/site/render-listing.tsx';
import { personPath } from '#lib/site/site-addresses.ts';
import { isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import type { PublicPerson } from '#lib/store/readers/public-people.ts';

/** One page of what is public that is about somebody, the first with what is known of them; `undefined` when there is nothing on it. */
export async function renderPerson(
  site: SiteFacts,
  source: SiteSource,
  { sprak, person, sida }: { sprak: Language; person: PublicPerson; sida: number },
): Promise<string | undefined> {
  const found = await source.latestOfPerson(sprak, person.id, ...listWindow(sida));
  if (found.length === 0) return undefined;
  const other = OTHER_LANGUAGE[sprak];
  const [sections, inOther] = await Promise.all([
    source.sections(),
    isServed(site, other) ? source.latestOfPerson(other, person.id, 1) : [],
  ]);
  const { namn, slug } = person;
  const articles = SITE_WORDS[sprak].taggBesk(namn);
  // What the newsroom has written of them is in Swedish.
  const om = sprak === 'sv' ? person.kandFor : '';
  const listing: ListingOf = {
    ...{ sprak, namn, om, beskrivning: om === '' ? articles : `${namn}: ${om}. ${articles}`, sida },
    path: (language) => personPath(language, slug),
    flode: null,
    isInOther: inOther.length > 0,
    fakta: { visas: <PersonFacts {...factsOf(person, sprak)} />, nod: profileOf(person, site.url + personPath(sprak, slug), om) },
  };
  return renderListing(site, source, listing, { sections, found });
}

function factsOf({ namn, fodd, foddIso, rader, lankar }: PublicPerson, sprak: Language): PersonFactsProps {
  const { fodd: label, kanalerTill } = SITE_WORDS[sprak];
  const born = sprak === 'sv' ? fodd : foddIso.length === 10 ? dayInWords(foddIso, sprak) : foddIso.slice(0, 4);
  const rows = [...(born === '' ? [] : [{ k: label, v: born }]), ...(sprak === 'sv' ? rader : [])];
  return { rader: rows.map(({ k, v }) => ({ k, v })), lankar, etikett: kanalerTill(namn) };
}

/** What search engines are told: the page is about a person, and that is who it is. */
function profileOf({ namn, foddIso, lankar }: PublicPerson, lank: string, om: string): object {
  return {
    '@type': 'ProfilePage',
    url: lank,
    mainEntity: {
      '@type': 'Person',
      name: namn,
      ...(om === '' ? {} : { description: om }),
      ...(foddIso === '' ? {} : { birthDate: foddIso }),
      ...(lankar.length === 0 ? {} : { sameAs: lankar.map(({ adress }) => adress) }),
    },
  };
}

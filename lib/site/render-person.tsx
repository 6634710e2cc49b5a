import { dayInWords } from '#lib/content/day.ts';
import type { Language } from '#lib/contract/languages.ts';
import { serialise } from '#lib/render/json-ld.ts';
import { htmlDocument } from '#lib/site/document.ts';
import type { HeadData } from '#lib/site/pages/page-head.tsx';
import { PersonFacts, type PersonFactsProps } from '#lib/site/pages/person-facts.tsx';
import { SectionPage } from '#lib/site/pages/section-page.tsx';
import { SITE_WORDS } from '#lib/site/pages/site-words.ts';
import { LAST_LIST_PAGE, ON_LIST_PAGE } from '#lib/site/render-lists.tsx';
import { personPath } from '#lib/site/site-addresses.ts';
import { frameData, isServed, OTHER_LANGUAGE, type SiteFacts } from '#lib/site/site-context.ts';
import type { SiteSource } from '#lib/site/site-source.ts';
import { teasersOf } from '#lib/site/teasers.ts';
import type { PublicPerson } from '#lib/store/readers/public-people.ts';

/** One page of what is public that is about somebody, the first with what is known of them; `undefined` when there is nothing on it. */
export async function renderPerson(
  site: SiteFacts,
  source: SiteSource,
  { sprak, person, sida }: { sprak: Language; person: PublicPerson; sida: number },
): Promise<string | undefined> {
  const found = await source.latestOfPerson(sprak, person.id, ON_LIST_PAGE + 1, (sida - 1) * ON_LIST_PAGE);
  if (found.length === 0) return undefined;
  const other = OTHER_LANGUAGE[sprak];
  const [sections, inOther] = await Promise.all([
    source.sections(),
    isServed(site, other) ? source.latestOfPerson(other, person.id, 1) : [],
  ]);
  const words = SITE_WORDS[sprak];
  const { namn, slug } = person;
  const address = (nummer: number) => `${personPath(sprak, slug)}${nummer > 1 ? `?sida=${nummer}` : ''}`;
  const lank = site.url + address(sida);
  const isInOther = inOther.length > 0;
  // What the newsroom has written of them is in Swedish.
  const om = sprak === 'sv' ? person.kandFor : '';
  const beskrivning = om === '' ? words.taggBesk(namn) : `${namn}: ${om}. ${words.taggBesk(namn)}`;
  const head: HeadData = {
    titel: `${namn}${sida > 1 ? `, ${words.sida(sida).toLowerCase()}` : ''} – ${site.identitet.namn}`,
    beskrivning,
    floden: [],
    publik: {
      kanonisk: lank,
      sprakversioner: [{ sprak, lank }, ...(isInOther && sida === 1 ? [{ sprak: other, lank: site.url + personPath(other, slug) }] : [])],
      typ: 'website',
      delning: { rubrik: `${namn} – ${site.identitet.namn}`, text: beskrivning, bild: null },
      jsonLd: sida === 1 ? profileOf(person, lank, om) : null,
    },
  };
  return htmlDocument(
    <SectionPage
      frame={frameData(site, {
        sprak,
        sections,
        annan: isInOther ? { lank: personPath(other, slug), text: words.annatSprak } : undefined,
      })}
      head={head}
      namn={namn}
      beskrivning={om}
      om={sida === 1 ? <PersonFacts {...factsOf(person, sprak)} /> : undefined}
      visaSektion
      sida={sida}
      teasers={await teasersOf(source, sections, found.slice(0, ON_LIST_PAGE))}
      nyare={sida > 1 ? address(sida - 1) : null}
      aldre={found.length > ON_LIST_PAGE && sida < LAST_LIST_PAGE ? address(sida + 1) : null}
    />,
  );
}

function factsOf({ namn, fodd, foddIso, rader, lankar }: PublicPerson, sprak: Language): PersonFactsProps {
  const { fodd: label, kanalerTill } = SITE_WORDS[sprak];
  const born = sprak === 'sv' ? fodd : foddIso.length === 10 ? dayInWords(foddIso, sprak) : foddIso.slice(0, 4);
  const rows = [...(born === '' ? [] : [{ k: label, v: born }]), ...(sprak === 'sv' ? rader : [])];
  return { rader: rows.map(({ k, v }) => ({ k, v })), lankar, etikett: kanalerTill(namn) };
}

/** What search engines are told: the page is about a person, and that is who it is. */
function profileOf({ namn, foddIso, lankar }: PublicPerson, lank: string, om: string): string {
  return serialise({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: lank,
    mainEntity: {
      '@type': 'Person',
      name: namn,
      ...(om === '' ? {} : { description: om }),
      ...(foddIso === '' ? {} : { birthDate: foddIso }),
      ...(lankar.length === 0 ? {} : { sameAs: lankar.map(({ adress }) => adress) }),
    },
  });
}

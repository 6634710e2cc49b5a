import { readFileSync } from 'node:fs';
import Validator from '@adobe/structured-data-validator';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { jsonLd } from '#lib/render/json-ld.ts';
import { TEMPLATES_WITH_EXAMPLES, type TemplateWithExample } from '#lib/templates/examples.ts';

/** Each template's example as a search engine meets it: every type and property is schema.org's, and what rich results require is there. */

type Node = Record<string, unknown> & { '@type': string };

/** The vocabulary of schema.org, in the form the validator reads: its classes and properties, and where each belongs. */
function vocabulary(): object {
  const file = new URL(import.meta.resolve('@vocabulary/schema/schema.nq'));
  const entities = new Map<string, Record<string, unknown[] | string>>();
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(/^<([^>]*)> <([^>]*)> <([^>]*)>/gm)) {
    const name = PREDICATES.get(predicate);
    if (name === undefined || !subject.startsWith('http://schema.org/')) continue;
    const entity = entities.get(subject) ?? { '@id': subject };
    entities.set(subject, entity);
    if (name === '@type') entity['@type'] = TYPES.get(object) ?? entity['@type'] ?? object;
    else entity[name] = [...(entity[name] ?? []), { '@id': object }];
  }
  return { '@graph': [...entities.values()] };
}

const PREDICATES: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#type', '@type'],
  ['http://www.w3.org/2000/01/rdf-schema#subClassOf', 'rdfs:subClassOf'],
  ['http://schema.org/domainIncludes', 'schema:domainIncludes'],
]);
const TYPES: ReadonlyMap<string, string> = new Map([
  ['http://www.w3.org/2000/01/rdf-schema#Class', 'rdfs:Class'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns#Property', 'rdf:Property'],
]);

const schemaOrg = vocabulary();

function page(mall: string, sprak: Language, other: Partial<PublishedPage> = {}): PublishedPage {
  return {
    sprak,
    mall,
    absolute: (address) => (address.startsWith('/') ? `https://tidningen.example${address}` : address),
    sektion: { namn: 'Mat', lank: 'https://tidningen.example/mat' },
    forfattare: [{ namn: 'Elsa Norén' }],
    publicerad: '2026-11-20T08:30:00.000Z',
    andrad: '2026-11-20T09:30:00.000Z',
    sponsrad: null,
    lank: 'https://tidningen.example/mat/rubrik',
    sajt: { namn: 'Tidningen', lank: 'https://tidningen.example', logotyp: 'https://tidningen.example/logga.png' },
    taggar: ['bröd'],
    live: false,
    innehall: '0198f3a0-0000-7000-8000-000000000001',
    ...other,
  };
}

const graphOf = ({ id, exempel }: TemplateWithExample, sprak: Language, other: Partial<PublishedPage> = {}): Node[] =>
  JSON.parse(jsonLd(exempel[sprak], page(id, sprak, other)))['@graph'];

/** What would keep a rich result from being shown, or is no word of schema.org; advice about what could be added is left out. */
async function faults(graph: readonly Node[]): Promise<string[]> {
  const jsonld: Record<string, Node[]> = {};
  for (const node of structuredClone(graph)) jsonld[node['@type']] = [...(jsonld[node['@type']] ?? []), node];
  const issues = await new Validator(schemaOrg).validate({ jsonld, errors: [] });
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(
      ({ rootType, path, issueMessage }) =>
        `${[rootType, ...path.slice(1).map(({ property = '' }) => property)].join('.')}: ${issueMessage}`,
    );
}

describe.each([...TEMPLATES_WITH_EXAMPLES.values()])('template $id', (template) => {
  test.each(LANGUAGES)('its example in %s is valid', async (sprak) => {
    expect(await faults(graphOf(template, sprak))).toEqual([]);
  });

  test('that programs have written it is told in words of schema.org, where readers are told of it', async () => {
    const aiNot = { text: 'Skriven med AI.', kalla: 'TrainedAlgorithmicMediaDigitalSource' as const };
    const graph = graphOf(template, 'sv', { aiNot });
    expect(graph[0]?.digitalSourceType).toBe('https://schema.org/TrainedAlgorithmicMediaDigitalSource');
    expect(await faults(graph)).toEqual([]);
    expect(JSON.stringify(graphOf(template, 'sv'))).not.toContain('digitalSourceType');
  });

  test('its example says the same things in both languages', () => {
    const shape = (sprak: Language) => graphOf(template, sprak).map((node) => Object.keys(node).sort());
    expect(shape('en')).toEqual(shape('sv'));
  });
});

describe('what a page is', () => {
  const node = (mall: string, sprak: Language = 'sv', place = 0) => {
    const template = TEMPLATES_WITH_EXAMPLES.get(mall);
    if (template === undefined) throw new Error(`There is no template ${mall}.`);
    return graphOf(template, sprak)[place];
  };

  test('the comparison of a test is a list of products, each with the site’s rating', () => {
    expect(node('basttest')).toMatchObject({ '@type': 'Article' });
    expect(node('basttest', 'sv', 1)).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 4,
      itemListElement: [
        {
          position: 1,
          item: {
            '@type': 'Product',
            name: 'Moka Norr',
            review: { reviewRating: { ratingValue: 4.5, bestRating: 5, worstRating: 1 }, author: { name: 'Tidningen' } },
            offers: { price: '649', priceCurrency: 'SEK', url: 'https://www.kokshuset.example.com/moka-norr' },
          },
        },
        {},
        {},
        {},
      ],
    });
  });

  test('a description is one HowTo with its time and steps, and the article’s author and date', () => {
    const howto = node('howto');
    expect(howto).toMatchObject({
      '@type': 'HowTo',
      totalTime: 'PT30M',
      author: [{ name: 'Elsa Norén' }],
      datePublished: '2026-11-20T09:30:00+01:00',
    });
    expect(howto?.step).toHaveLength(7);
    expect(howto?.step).toMatchObject([{ url: 'https://tidningen.example/mat/rubrik#bhowto0003-steg-1' }, {}, {}, {}, {}, {}, {}]);
    expect(node('howto', 'en')).toMatchObject({ totalTime: 'PT30M' });
  });

  test('an event page is an article about the event, in Stockholm’s time', () => {
    const id = 'https://tidningen.example/mat/rubrik#bevenemang1';
    expect(node('evenemang')).toMatchObject({ '@type': 'Article', about: [{ '@id': id }] });
    expect(node('evenemang', 'sv', 1)).toMatchObject({
      '@type': 'Event',
      '@id': id,
      startDate: '2029-02-03T16:00:00+01:00',
      endDate: '2029-02-03T21:00:00+01:00',
      image: ['https://bilder.example.com/ljus-i-hamnen.jpg'],
      location: { '@type': 'Place', name: 'Norra kajen', address: { addressLocality: 'Oskarshamn' } },
      offers: { price: '80', priceCurrency: 'SEK' },
    });
  });

  test('an interview is about the person that its facts name, in either language', () => {
    for (const sprak of LANGUAGES)
      expect(node('intervju', sprak)).toMatchObject({
        '@type': 'Article',
        about: { '@type': 'Person', name: 'Maria Sundelin', birthDate: '1979-04-14' },
      });
  });

  test('a profile’s person is the same as on her channels, and has a site of her own', () => {
    for (const sprak of LANGUAGES)
      expect(node('profil', sprak)).toMatchObject({
        '@type': 'ProfilePage',
        mainEntity: {
          '@type': 'Person',
          name: 'Nora Lindqvist',
          birthDate: '1987-09-03',
          url: 'https://djurovarv.example.com/',
          sameAs: ['https://www.instagram.com/noralindqvist.bat/', 'https://www.youtube.com/@djurovarv'],
        },
      });
  });

  test('an ended report covers the time from its first entry to its last; one that goes on has no end', () => {
    const report = node('liverapport');
    expect(report).toMatchObject({
      '@type': 'LiveBlogPosting',
      coverageStartTime: '2026-05-09T03:34:00+02:00',
      coverageEndTime: '2026-05-09T18:10:00+02:00',
    });
    expect(report?.liveBlogUpdate).toHaveLength(9);
    const { liverapport } = Object.fromEntries(TEMPLATES_WITH_EXAMPLES);
    if (liverapport === undefined) throw new Error('There is no template liverapport.');
    const ongoing = JSON.parse(jsonLd(liverapport.exempel.sv, page('liverapport', 'sv', { live: true })))['@graph'][0];
    expect(ongoing).not.toHaveProperty('coverageEndTime');
  });

  test('a quiz tells its questions with right and wrong answers', () => {
    const quiz = node('quiz');
    expect(quiz).toMatchObject({ '@type': 'Quiz', name: 'Järnvägsquizet' });
    expect(quiz?.hasPart).toHaveLength(7);
    expect(quiz?.hasPart).toMatchObject([
      { '@type': 'Question', acceptedAnswer: { text: 'Stockholm och Göteborg' }, suggestedAnswer: [{}, {}] },
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  test('without somebody named, nobody is told of', () => {
    const { profil, intervju } = Object.fromEntries(TEMPLATES_WITH_EXAMPLES);
    if (profil === undefined || intervju === undefined) throw new Error('A template is missing.');
    const without = ({ id, exempel: { sv } }: TemplateWithExample) =>
      JSON.parse(jsonLd({ ...sv, block: sv.block.filter(({ type }) => type !== 'snabbfakta') }, page(id, 'sv')))['@graph'][0];
    expect(without(profil)).not.toHaveProperty('mainEntity');
    expect(without(intervju)).not.toHaveProperty('about');
  });
});

test('the validator finds what is wrong', async () => {
  const rating = { '@type': 'Rating', ratingValue: 6, bestRating: 5 };
  const review = { '@type': 'Review', author: { '@type': 'Person', nam: 'Elsa' }, itemReviewed: { '@type': 'Film', name: 'X' } };
  expect(await faults([{ ...review, reviewRating: rating }])).toEqual([
    'Review.author: Required attribute "name" is missing',
    'Review.author: Property "nam" for type "Person" is not supported by the schema.org specification',
    'Review.itemReviewed: Type "Film" is not a valid schema.org type',
    'Review.reviewRating: Rating is outside the specified or default range',
  ]);
});

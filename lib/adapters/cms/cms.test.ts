import { describe, expect, it } from 'vitest';
import { cmsContract } from '#lib/adapters/cms/contract-test.ts';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { fakeCms } from '#lib/adapters/cms/fake.ts';
import { builtInCms } from '#lib/adapters/cms/inbyggd.ts';

const sektion = { id: 'nyheter', namn: 'Nyheter', kategori: 4 };
const stop = async () => {};

cmsContract('inbyggd', async () => ({
  cms: builtInCms('http://localhost:3000/'),
  sektion,
  held: null,
  isPublic: null,
  faults: null,
  stop,
}));

cmsContract('the fake', async () => {
  const cms = fakeCms();
  const fail = (retryable: boolean) => cms.refuseNext(new CmsFailure({ retryable, orsak: 'Det gick inte.', atgard: 'Vänta.' }));
  return {
    cms,
    sektion,
    held: {
      articles: async (id) => (cms.articles.has(id) ? 1 : 0),
      pictures: async (id) => (cms.pictures.has(id) ? 1 : 0),
      texts: async (id) => {
        const { html = '', jsonLd = '' } = cms.articles.get(id) ?? {};
        return { html, jsonLd };
      },
      throwAway: async (id) => cms.throwAway(id),
    },
    isPublic: async (lank) => [...cms.articles.values()].some(({ article, status }) => status === 'publish' && lank.endsWith(article.slug)),
    faults: { loseAnswer: (step) => cms.loseAnswerAfter(step), unavailable: () => fail(true), refused: () => fail(false) },
    stop,
  };
});

describe('the built-in CMS', () => {
  it('has the application’s own addresses, also for what must be encoded', () => {
    const cms = builtInCms('https://tidningen.example/');
    expect(cms.link({ externalId: 'a', sektion, slug: 'hej' })).toBe('https://tidningen.example/nyheter/hej');
    expect(cms.link({ externalId: 'a', sektion: { ...sektion, id: 'mat & dryck' }, slug: 'hej' })).toBe(
      'https://tidningen.example/mat%20%26%20dryck/hej',
    );
  });

  it('sends readers of a taken-down article to its section', async () => {
    const cms = builtInCms('https://tidningen.example');
    const down = await cms.takeDown({ externalId: 'a', sektion, slug: 'hej' }, { sektionslank: null, onStep: () => {} });
    expect(down).toEqual({
      id: 'a',
      status: 'draft',
      lank: 'https://tidningen.example/nyheter/hej',
      lederTill: 'https://tidningen.example/nyheter',
      varningar: [],
    });
  });
});

import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsAddress, CmsArticle, CmsHero, CmsPort, CmsStep } from '#lib/adapters/cms/port.ts';

interface KeptArticle {
  id: string;
  article: CmsArticle;
  status: 'publish' | 'draft';
}

/** A CMS in memory that can be told to fail. Obeys the same contract test as the real ones. */
export interface FakeCms extends CmsPort {
  /** What it holds, by external id. */
  readonly articles: ReadonlyMap<string, KeptArticle>;
  readonly pictures: ReadonlyMap<string, CmsHero>;
  /** The next call rejects with this before it has done anything. */
  refuseNext(failure: CmsFailure): void;
  /** The next call carries `step` out and then rejects as if the answer had been lost. */
  loseAnswerAfter(step: CmsStep): void;
}

/** `namn` is the adapter it stands in for: the operations treat the two differently. */
export function fakeCms(namn: CmsPort['namn'] = 'wordpress', base = 'https://cms.example'): FakeCms {
  const articles = new Map<string, KeptArticle>();
  const pictures = new Map<string, CmsHero>();
  let refusal: CmsFailure | undefined;
  let lost: CmsStep | undefined;

  const section = (address: CmsAddress) => `${base}/${address.sektion.id}`;
  const link = (address: CmsAddress) => `${section(address)}/${address.slug}`;

  function refuse(): void {
    const failure = refusal;
    refusal = undefined;
    if (failure !== undefined) throw failure;
  }

  function lose(step: CmsStep): void {
    if (lost !== step) return;
    lost = undefined;
    throw new CmsFailure({ retryable: true, orsak: 'Svaret kom inte fram.', atgard: 'Studio försöker igen.' });
  }

  return {
    namn,
    kraverKategori: namn === 'wordpress',
    articles,
    pictures,
    refuseNext(failure) {
      refusal = failure;
    },
    loseAnswerAfter(step) {
      lost = step;
    },
    check: async () => [],
    async deliver(article) {
      refuse();
      if (article.hero !== null) {
        pictures.set(article.hero.externalId, article.hero);
        lose('bild');
        await article.onStep('bild', { id: article.hero.externalId });
      }
      const id = articles.get(article.externalId)?.id ?? String(articles.size + 1);
      const status = article.lage === 'publicera' ? 'publish' : 'draft';
      articles.set(article.externalId, { id, article, status });
      lose('artikel');
      const receipt = { id, status, lank: link(article), varningar: [] };
      await article.onStep('artikel', { id, status, lank: receipt.lank });
      return receipt;
    },
    async takeDown(address, { sektionslank, onStep }) {
      refuse();
      const kept = articles.get(address.externalId);
      if (kept !== undefined) articles.set(address.externalId, { ...kept, status: 'draft' });
      lose('nedtagning');
      const receipt = {
        id: kept?.id ?? '',
        status: 'draft',
        lank: link(address),
        lederTill: sektionslank ?? section(address),
        varningar: [],
      };
      await onStep('nedtagning', { id: receipt.id, lank: receipt.lank, leder_till: receipt.lederTill });
      return receipt;
    },
    link: (address) => (namn === 'inbyggd' ? link(address) : null),
  };
}

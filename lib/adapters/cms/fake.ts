import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { notThere, publicInTestMode, superseded, thrownAway } from '#lib/adapters/cms/left-alone.ts';
import type { CmsAddress, CmsArticle, CmsPicture, CmsPlace, CmsPort, CmsReceipt, CmsStep } from '#lib/adapters/cms/port.ts';

interface KeptArticle {
  id: string;
  article: CmsArticle;
  html: string;
  jsonLd: string;
  version: string;
  terms: readonly number[];
  status: 'publish' | 'draft' | 'trash';
}

/** A CMS in memory that can be told to fail. Obeys the same contract test as the real ones. */
export interface FakeCms extends CmsPort {
  /** What it holds, by external id. */
  readonly articles: ReadonlyMap<string, KeptArticle>;
  readonly pictures: ReadonlyMap<string, CmsPicture>;
  /** The next call rejects with this before it has done anything. */
  refuseNext(failure: CmsFailure): void;
  /** Somebody throws the article away in it. */
  throwAway(externalId: string): void;
  /** The next call carries `step` out and then rejects as if the answer had been lost. */
  loseAnswerAfter(step: CmsStep): void;
}

/** `namn` is the adapter it stands in for: the operations treat the two differently. */
export function fakeCms(namn: CmsPort['namn'] = 'wordpress', base = 'https://cms.example'): FakeCms {
  const articles = new Map<string, KeptArticle>();
  const pictures = new Map<string, CmsPicture>();
  const terms = new Map<number, string>();
  const replaced = new Set<number>();
  /** Which tag was renamed, and what it was called, in order. */
  const renamings: Array<{ id: number; former: string }> = [];
  let newestTerm = 0;
  let refusal: CmsFailure | undefined;
  let lost: CmsStep | undefined;

  const section = (address: CmsAddress) => `${base}/${address.sektion.id}`;
  const link = (address: CmsAddress) => `${section(address)}/${address.slug}`;
  const receiptOf = ({ id, status, article }: KeptArticle): CmsReceipt => ({ id, status, lank: link(article), varningar: [] });

  const termOf = (name: string) => [...terms].find(([, kept]) => kept.toLowerCase() === name.toLowerCase())?.[0];

  const formerly = (name: string) => renamings.findLast(({ former }) => former.toLowerCase() === name.toLowerCase())?.id;

  function termKept(name: string): number {
    const known = termOf(name) ?? formerly(name);
    if (known === undefined) terms.set(++newestTerm, name);
    return known ?? newestTerm;
  }

  function removeReplaced(): void {
    const used = new Set([...articles.values()].flatMap(({ terms }) => terms));
    for (const id of replaced) if (!used.has(id)) terms.delete(id);
  }

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

  async function keepPictures({ hero, bilder, onStep }: CmsArticle): Promise<void> {
    const wanted = [...(hero !== null && 'externalId' in hero ? [hero] : []), ...bilder];
    if (wanted.length === 0) return;
    for (const picture of wanted) {
      if (!pictures.has(picture.externalId)) await picture.fil();
      pictures.set(picture.externalId, picture);
    }
    lose('bild');
    await onStep('bild', { id: wanted.map(({ externalId }) => externalId) });
  }

  function leftAlone({ externalId, version, endastBefintlig, rorEjPublik }: CmsArticle): CmsReceipt | undefined {
    const kept = articles.get(externalId);
    if (kept === undefined) return endastBefintlig ? { id: '', status: 'draft', lank: '', varningar: [notThere()] } : undefined;
    if (rorEjPublik && kept.status === 'publish') return { ...receiptOf(kept), varningar: [publicInTestMode()] };
    const isThrownAway = kept.status === 'trash' && (endastBefintlig || kept.version === version);
    return isThrownAway ? { ...receiptOf(kept), varningar: [thrownAway()] } : undefined;
  }

  return {
    namn,
    adress: base,
    kraverKategori: namn === 'wordpress',
    articles,
    pictures,
    refuseNext(failure) {
      refusal = failure;
    },
    throwAway(externalId) {
      const kept = articles.get(externalId);
      if (kept !== undefined) articles.set(externalId, { ...kept, status: 'trash' });
    },
    loseAnswerAfter(step) {
      lost = step;
    },
    check: async () => [],
    categories: async () => [],
    async tags(after) {
      return [...terms].filter(([id]) => id > after).map(([id, name]) => ({ id, namn: name }));
    },
    async renamedTags(after) {
      const taggar = renamings.slice(after).flatMap(({ id }) => ({ id, namn: terms.get(id) ?? '' }));
      return { taggar, sista: renamings.length, fler: false };
    },
    async renameTag(former, name) {
      const wanted = termOf(name);
      const others = former.map(termOf).filter((id) => id !== undefined && id !== wanted);
      const [renamed, ...left] = wanted === undefined ? others : [wanted, ...others];
      if (renamed === undefined) return false;
      const called = terms.get(renamed) ?? '';
      if (called.toLowerCase() !== name.toLowerCase()) renamings.push({ id: renamed, former: called });
      terms.set(renamed, name);
      for (const id of left) if (id !== undefined) replaced.add(id);
      removeReplaced();
      return left.length > 0;
    },
    async deliver(article) {
      refuse();
      const left = leftAlone(article);
      if (left !== undefined) return left;
      await keepPictures(article);
      const tags = article.taggar.map(termKept);
      const place: CmsPlace = {
        lank: link(article),
        tema: '',
        bild: (id) => (pictures.has(id) ? { src: `${base}/bilder/${id}.jpg`, varianter: [] } : undefined),
      };
      const [html, told] = [await article.html(place), await article.jsonLd(place)];
      // Another delivery may have come first meanwhile.
      const kept = articles.get(article.externalId);
      if (kept !== undefined && kept.version > article.version) return { ...receiptOf(kept), varningar: [superseded()] };
      const now: KeptArticle = {
        id: kept?.id ?? String(articles.size + 1),
        article,
        html,
        jsonLd: told,
        version: article.version,
        terms: tags,
        status: article.lage === 'publicera' ? 'publish' : 'draft',
      };
      articles.set(article.externalId, now);
      removeReplaced();
      lose('artikel');
      const receipt = receiptOf(now);
      await article.onStep('artikel', { id: receipt.id, status: receipt.status, lank: receipt.lank });
      return receipt;
    },
    async takeDown(address, { sektionslank, version = new Date().toISOString(), onStep }) {
      refuse();
      const kept = articles.get(address.externalId);
      const late = kept !== undefined && kept.version > version;
      const status = kept?.status === 'trash' ? 'trash' : 'draft';
      if (kept !== undefined && !late) articles.set(address.externalId, { ...kept, status, version });
      lose('nedtagning');
      const receipt = {
        id: kept?.id ?? '',
        status: late ? kept.status : 'draft',
        lank: link(address),
        lederTill: sektionslank ?? section(address),
        varningar: late ? [superseded()] : [],
      };
      await onStep('nedtagning', { id: receipt.id, lank: receipt.lank, leder_till: receipt.lederTill });
      return receipt;
    },
    link: (address) => (namn === 'inbyggd' ? link(address) : null),
    tillagg: async () => ({ bytes: new Uint8Array(), typ: 'application/zip', filnamn: 'studio-companion.zip' }),
  };
}

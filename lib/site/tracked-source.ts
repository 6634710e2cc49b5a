import { hash } from 'node:crypto';
import type { Dependencies, Question, RenderedPage } from '#lib/site/ready-page.ts';
import type { SiteSource } from '#lib/site/site-source.ts';

/** A page with what it was made from. */
export type DependentPage = RenderedPage & { beror: Dependencies };

/**
 * Makes a page from `source`, and notes what it depends on: the articles and pictures it asked for by their ids, and the
 * answer to each question that any article may change the answer to.
 */
export async function withDependencies(
  source: SiteSource,
  make: (source: SiteSource) => Promise<RenderedPage | undefined>,
): Promise<DependentPage | undefined> {
  const { tracked, beror } = track(source);
  const page = await make(tracked);
  return page && { ...page, beror };
}

/** The source, and what has been asked of it so far. */
export function track(source: SiteSource): { tracked: SiteSource; beror: Dependencies } {
  const ids = new Set<string>();
  const fragor = new Map<string, Question>();

  const noted = async <Answer extends object>(question: readonly unknown[], ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await ask();
    fragor.set(JSON.stringify(question), { svar: digestOf(answer), fraga: async () => digestOf(await ask()), namner: 'okant' });
    return answer;
  };
  /** The same, where each answer says which article it tells of. */
  const listed = async <Answer extends ReadonlyArray<{ id: string }>>(
    question: readonly unknown[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    const answer = await ask();
    const namner = new Set(answer.map(({ id }) => id));
    fragor.set(JSON.stringify(question), { svar: digestOf(answer), fraga: async () => digestOf(await ask()), namner });
    return answer;
  };

  const tracked: SiteSource = {
    // Kept until they change, and then no page is.
    sections: source.sections,
    tagLabels: source.tagLabels,
    authorLabels: source.authorLabels,
    // One that there is not yet comes with an article.
    async tag(slug) {
      const { tagg } = await noted(['tag', slug], async () => ({ tagg: await source.tag(slug) }));
      return tagg;
    },
    latestOfTag: (...asked) => listed(['latestOfTag', ...asked], () => source.latestOfTag(...asked)),
    async person(slug) {
      const { person } = await noted(['person', slug], async () => ({ person: await source.person(slug) }));
      return person;
    },
    latestOfPerson: (...asked) => listed(['latestOfPerson', ...asked], () => source.latestOfPerson(...asked)),
    async author(slug) {
      const { author } = await noted(['author', slug], async () => ({ author: await source.author(slug) }));
      return author;
    },
    latestOfAuthor: (...asked) => listed(['latestOfAuthor', ...asked], () => source.latestOfAuthor(...asked)),
    tagsWithPages: (...asked) => noted(['tagsWithPages', ...asked], () => source.tagsWithPages(...asked)),
    authorsWithPages: (...asked) => noted(['authorsWithPages', ...asked], () => source.authorsWithPages(...asked)),
    peopleWithPages: (...asked) => noted(['peopleWithPages', ...asked], () => source.peopleWithPages(...asked)),
    // An address that serves an article does so until that article changes; any other answer is not kept.
    async address(...asked) {
      const target = await source.address(...asked);
      if (target?.typ === 'artikel') ids.add(target.artikel.innehall);
      if (target?.typ === 'hallen') for (const id of [target.stand.innehall, ...target.hallen.bilder]) ids.add(id);
      return target;
    },
    article(innehall, sprak) {
      ids.add(innehall);
      return source.article(innehall, sprak);
    },
    // A revision never changes.
    translatedFrom: source.translatedFrom,
    // Of the article that the page shows.
    earlier: source.earlier,
    media(wanted) {
      for (const id of wanted) ids.add(id);
      return source.media(wanted);
    },
    latest: (...asked) => listed(['latest', ...asked], () => source.latest(...asked)),
    listings: (...asked) => listed(['listings', ...asked], () => source.listings(...asked)),
    places: (...asked) => noted(['places', ...asked], () => source.places(...asked)),
    latestOfMonth: (...asked) => listed(['latestOfMonth', ...asked], () => source.latestOfMonth(...asked)),
    months: (...asked) => noted(['months', ...asked], () => source.months(...asked)),
    // What is found is not kept.
    search: source.search,
    latestTagged: (...asked) => noted(['latestTagged', ...asked], () => source.latestTagged(...asked)),
    mapParts: (...asked) => noted(['mapParts', ...asked], () => source.mapParts(...asked)),
    mapPart: (...asked) => noted(['mapPart', ...asked], () => source.mapPart(...asked)),
    news: (...asked) => listed(['news', ...asked], () => source.news(...asked)),
  };
  return { tracked, beror: { ids, fragor } };
}

/** Of answers that several pages share. */
const digests = new WeakMap<object, string>();

function digestOf(answer: object): string {
  const known = digests.get(answer);
  if (known !== undefined) return known;
  const digest = hash('sha256', JSON.stringify(answer), 'base64url');
  digests.set(answer, digest);
  return digest;
}

import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { isSameSite } from '#lib/content/same-site.ts';
import { withoutUndefined } from '#lib/content/without-undefined.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { ImportLine } from '#lib/contract/imported-articles.ts';
import type { Section } from '#lib/contract/section.ts';
import { withoutControlsIn } from '#lib/contract/without-controls.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { ImportedArticle } from '#lib/import/imported-article.ts';
import { importedId } from '#lib/import/imported-id.ts';
import type { Answer } from '#lib/operations/call.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { originThere } from '#lib/operations/release/delivery/origin-there.ts';
import type { Store } from '#lib/store/store.ts';
import type { ArticleFiles } from '#lib/studio/article-import/article-files.ts';
import { BroughtPictures } from '#lib/studio/article-import/brought-pictures.ts';
import type { SourceArticle } from '#lib/studio/article-import/source-articles.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

export interface ImportOptions {
  /** Nothing is kept: what is told is what would happen. */
  provkor: boolean;
  /** Where an article goes whose own section there is not. */
  sektion?: string;
  /** The same of its template; the simplest one when absent. */
  mall?: string;
}

const UNDATED = { publicerad: null, gammal_adress: null };
const PLAIN_TEMPLATE = 'nyhet';

/**
 * Reads articles in one after the other, each by the operation that makes drafts, with its checks and in the importer's name: an article
 * is there with all its languages or not at all, and one that is refused stops none of the others. Tells of each as it has gone.
 */
export async function* importArticles(
  machinery: Machinery,
  importer: Actor,
  source: { articles: AsyncIterable<SourceArticle>; files: ArticleFiles },
  options: ImportOptions,
): AsyncGenerator<ImportLine, void> {
  const sections = await machinery.sections();
  const { cms } = machinery;
  const pictures = new BroughtPictures(machinery, importer, source.files, options.provkor);
  for await (const one of source.articles) {
    const { plats } = one;
    if ('fault' in one) {
      const { orsak, atgard } = one.fault;
      yield { ...UNDATED, plats, rubrik: '', utfall: 'vagras', fel: [{ orsak, atgard }], anmarkningar: [] };
      continue;
    }
    yield await importOne(
      machinery,
      importer,
      placed(inCategories(one.article, sections, cms), sections, options),
      pictures,
      options.provkor,
    );
  }
}

async function importOne(
  machinery: Machinery,
  importer: Actor,
  article: ImportedArticle,
  pictures: BroughtPictures,
  provkor: boolean,
): Promise<ImportLine> {
  const { plats } = article.origin;
  const rubrik = article.versioner[0]?.rubrik ?? '';
  const call = (given: ImportedArticle, tried: boolean) =>
    callOperation(machinery, 'importeraArtikel', importer, { ...bodyOf(given), ...(tried ? { provkor: true } : {}) }, machinery.newId());
  const id = importedId(article.origin);
  const store = machinery.storeFor(importer, machinery.database);
  const before = await store.items.outline(id);
  if (before !== undefined) {
    const params = { rubrik: before.head.rubrik, var: before.head.raderad ? 'bland det raderade' : 'i Studio' };
    const { orsak, atgard } = faultEntry('redan_inlast', { falt: 'ursprung' }, params);
    const line: ImportLine = { ...UNDATED, plats, rubrik, utfall: 'finns', fel: [{ orsak, atgard }], anmarkningar: [] };
    if (provkor || before.head.raderad) return line;
    // Read in before it was kept where articles come from.
    if (article.origin.inlagg !== undefined && (await store.origins.of(id)) === undefined) await call(article, false);
    return { ...line, anmarkningar: await tied(machinery, store, id) };
  }
  try {
    // Tried first where pictures come along, so that none is taken in for an article that is refused or there already.
    const tried = provkor || pictures.isNeededBy(article) ? await call(article, true) : undefined;
    const brought = await pictures.bring(article);
    const anmarkningar = brought.article.anmarkningar;
    if (provkor) return { plats, rubrik, utfall: 'skapas', ...toldOf(tried?.body), fel: [], anmarkningar };
    const made = await call(brought.article, false);
    return {
      plats,
      rubrik,
      utfall: 'skapas',
      ...toldOf(made.body),
      fel: [],
      anmarkningar: [...anmarkningar, ...(await tied(machinery, store, id))],
    };
  } catch (error) {
    if (!(error instanceof Fault) || error.status >= 500) throw error;
    const isThere = error.fel.some(({ kod }) => kod === 'redan_inlast');
    const fel = error.fel.map(({ orsak, atgard, falt }) => ({ orsak: falt === '' || isThere ? orsak : `${falt}: ${orsak}`, atgard }));
    return { ...UNDATED, plats, rubrik, utfall: isThere ? 'finns' : 'vagras', fel, anmarkningar: isThere ? [] : article.anmarkningar };
  }
}

/**
 * Has the publishing system know its post as the article that was read in from it, so that what is changed there from now on is noticed. Where it
 * cannot just now, the release does. What there is to be told of it.
 */
async function tied({ cms }: Machinery, { origins }: Pick<Store, 'origins'>, id: string): Promise<string[]> {
  const origin = originThere(cms, await origins.of(id));
  if (origin === undefined || cms.respekt === undefined) return [];
  try {
    if (await cms.respekt.tie(id, origin)) return [];
    return [
      'Inlägget kunde inte knytas till artikeln: det är borttaget i WordPress, eller så har Studio redan lagt artikeln där som ett annat inlägg',
    ];
  } catch (failure) {
    if (!(failure instanceof CmsFailure)) throw failure;
    return [`Inlägget är inte knutet till artikeln än. ${failure.orsak} Det knyts när artikeln publiceras, eller när den läses in igen`];
  }
}

const madeSchema = z.object({ id: z.string(), publicerad: z.string().nullable(), gammal_adress: z.string().nullable() });

/** What the operation tells of the article that it has made, or would have. */
function toldOf(body: Answer['body'] | undefined): z.infer<typeof madeSchema> {
  return madeSchema.parse(body);
}

/** From the publishing system itself it is in the section of its category there, and keeps its other categories; from elsewhere it has the first one. */
function inCategories(article: ImportedArticle, sections: readonly Section[], cms: Machinery['cms']): ImportedArticle {
  const { kategorier = [], fakta } = article;
  const { inlagg } = article.origin;
  if (inlagg === undefined || cms.namn !== 'wordpress' || !isSameSite(inlagg.webbplats, cms.adress)) {
    const [, ...others] = kategorier;
    if (others.length === 0) return article;
    const told = `Artikeln har fler kategorier, som är utelämnade: ${others.map(({ name }) => name).join(', ')}`;
    return { ...article, anmarkningar: [...article.anmarkningar, told] };
  }
  const ids = kategorier.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const section = ids.flatMap((id) => sections.filter(({ kategori, arkiverad }) => kategori === id && !arkiverad)).at(0);
  const others = ids.filter((id) => id !== section?.kategori);
  return { ...article, fakta: { ...fakta, ...(section === undefined ? {} : { sektion: section.id }), kategorier: others } };
}

/** The article in a section and of a template that there are, when its own are none and others were named for that. */
function placed(article: ImportedArticle, sections: readonly Section[], { sektion, mall }: ImportOptions): ImportedArticle {
  const { fakta } = article;
  const told: string[] = [];
  const known = sections.find(({ id, namn }) => id === fakta.sektion || namn === fakta.sektion)?.id;
  const inSection = known ?? sektion ?? fakta.sektion;
  if (known === undefined && sektion !== undefined && fakta.sektion !== undefined)
    told.push(`Sektionen «${fakta.sektion.slice(0, 60)}» finns inte: artikeln står i ${sektion}`);
  const isForeign = article.origin.system !== 'studio';
  const isKnown = fakta.mall !== undefined && TEMPLATES.has(fakta.mall);
  const template = isKnown || !isForeign ? fakta.mall : (mall ?? PLAIN_TEMPLATE);
  if (isForeign && fakta.mall !== undefined && !isKnown)
    told.push(`Mallen «${fakta.mall.slice(0, 60)}» finns inte: artikeln har ${template}`);
  return {
    ...article,
    fakta: { ...fakta, ...(inSection === undefined ? {} : { sektion: inSection }), ...(template === undefined ? {} : { mall: template }) },
    anmarkningar: [...article.anmarkningar, ...told],
  };
}

function bodyOf({
  origin: { system, id, inlagg },
  datum,
  publicerad,
  adress,
  fakta,
  versioner: [source, ...others],
}: ImportedArticle): Record<string, unknown> {
  // Whoever reads it in has not written them, and could take them out of nothing.
  return withoutControlsIn({
    ...fakta,
    ...source,
    ursprung: withoutUndefined({ system, id, datum, publicerad, adress, inlagg }),
    oversattningar: others,
  });
}

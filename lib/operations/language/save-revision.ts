import { z } from 'zod';
import { pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import { changedBlocks } from '#lib/content/block-changes.ts';
import { contentHashSteps } from '#lib/content/canonical-hash.ts';
import { type MergeResult, mergeSteps } from '#lib/content/merge.ts';
import type { ArticleContent, Author, Revision, RevisionType } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { MadeWith } from '#lib/contract/provenance.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import { followComments } from '#lib/operations/comment/follow-comments.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { writersOf } from '#lib/operations/inbox/writers-of.ts';
import { freeSlug } from '#lib/operations/item/free-slug.ts';
import { numberedContent } from '#lib/operations/language/numbered-content.ts';
import { refuseOverwriting } from '#lib/operations/language/refuse-overwriting.ts';
import { refreshStaleness } from '#lib/operations/language/staleness.ts';
import { withCorrections } from '#lib/operations/live/corrections.ts';
import type { ItemOutline, LanguageState, NewRevision } from '#lib/store/items.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What every operation that saves a revision answers. */
export const savedRevisionOutput = z.object({ ok: z.literal(true), id: z.string(), nr: z.int(), hash: z.string() });
export type SavedRevision = Omit<z.infer<typeof savedRevisionOutput>, 'ok'>;

export interface SaveOptions {
  bas: string | undefined;
  tvinga: boolean;
  typ: RevisionType;
  kommentar: string;
  kall_revision: string | undefined;
  /** What it was made with, as far as its writer says. */
  gjord_med?: MadeWith | undefined;
  /** Who has written in it besides whoever saves it, where several wrote one text. */
  medskrivare?: readonly Author[];
  /** The ids of those who are told of it in words of their own: they are not told that the text has been changed besides. */
  berattat?: readonly string[];
}

/**
 * Saves `content` as the next revision of one language version. Throws 409 with the current revision and a proposal for
 * merging when `bas` is not the current one, unless `tvinga` (decisions.md §4), and refuses an agent that may not write over others' text. Used by every operation that saves.
 */
export async function saveRevision(
  context: OperationContext,
  item: ItemOutline,
  sprak: Language,
  content: ArticleContent,
  options: SaveOptions,
): Promise<SavedRevision> {
  const { head } = item;
  const state = item.sprak.get(sprak);
  if (state !== undefined) await refuseOverwriting(context, head.id, sprak, state.arbetsrevision.id);
  const numbered = await contentToSave(context, item, sprak, content);
  const kept = await withMarkedCorrections(context, state, numbered);
  const forced = options.tvinga && state !== undefined;
  const revision: NewRevision = {
    ...kept,
    id: context.newId(),
    sprak,
    hash: await inTurns(contentHashSteps(kept)),
    bas: await baseOf(context, item, sprak, options),
    kall_revision: await sourceRevision(context, item, sprak, options.kall_revision),
    kommentar: options.kommentar,
    av: authorOf(context.actor),
    typ: forced ? 'tvingad' : options.typ,
    skapad: context.now,
    ...madeWith(options),
    bilder: await inTurns(pictureUseSteps(kept)),
  };
  const [saved, comments] = await Promise.all([
    state === undefined ? firstOf(context, head.id, revision) : context.store.items.save(head.id, revision, options.tvinga),
    state === undefined ? [] : context.store.articleComments.anchors(head.id, sprak),
  ]);
  if (saved === undefined) throw await conflict(context, item, sprak, options.bas, numbered);
  const { nr, fore } = saved;
  const about = { nyckel: `text:${head.id}:${sprak}`, innehall: head.id, sprak };
  // Those who have written in it with the saver have changed it themselves.
  const told = new Set<string | undefined>([...(options.medskrivare ?? []).map(({ id }) => id), ...(options.berattat ?? [])]);
  const others = writersOf(head, fore?.av, fore?.tillsammans_med ?? []).filter((person) => !told.has(person));
  context.concerns(others, { handelse: 'text_andrad', ...about });
  if (state !== undefined)
    await followComments(context, comments, { innehall: head.id, sprak, before: state.arbetsrevision.id, after: kept });
  await refreshStaleness(context, item, sprak, revision);
  context.note({
    innehall: head.id,
    detalj: { sprak, revision: revision.id, nr, bas: revision.bas, ...(forced ? { tvingad: true } : {}) },
  });
  return { id: revision.id, nr, hash: revision.hash };
}

/** What is kept of how it was made: whose words it has is known by nothing else, once several have written one text. */
function madeWith({ gjord_med, medskrivare = [] }: SaveOptions): Pick<NewRevision, 'gjord_med'> {
  if (medskrivare.length === 0) return gjord_med === undefined ? {} : { gjord_med };
  return { gjord_med: { ...gjord_med, tillsammans_med: medskrivare.map(({ id }) => id) } };
}

/** The content as a save would keep it: with an address, its sections counted, and without what the release alone writes. */
export async function contentToSave(
  context: OperationContext,
  item: ItemOutline,
  sprak: Language,
  content: ArticleContent,
): Promise<ArticleContent> {
  // The release alone writes `uppdaterad`, beside the revision; what a caller sends of it is what it once read.
  const { uppdaterad: _, ...meta } = content.meta;
  const slug = content.slug !== '' ? content.slug : item.sprak.get(sprak)?.slug || (await freeSlug(context, sprak, content.rubrik));
  return numberedContent({ ...content, meta, slug }, await swedishMeta(context, item, sprak, content));
}

/** What the Swedish version says of the whole article; `undefined` when it is the one that is saved, there is none, or nothing asks. */
async function swedishMeta(context: OperationContext, { head, sprak: languages }: ItemOutline, sprak: Language, { block }: ArticleContent) {
  const swedish = sprak === 'sv' ? undefined : languages.get('sv')?.arbetsrevision.id;
  if (swedish === undefined || !block.some(({ type }) => type === 'avsnitt')) return undefined;
  return (await context.store.revisions.get(head.id, 'sv', swedish))?.meta;
}

/** The content with what is corrected in it of a live report marked as that: whichever way an entry is changed, readers are told. */
async function withMarkedCorrections(context: OperationContext, state: LanguageState | undefined, content: ArticleContent) {
  if (!content.block.some(({ type }) => type === 'liveinlagg')) return content;
  const { arbetsrevision, publicerad } = state ?? {};
  const ids = [arbetsrevision, publicerad].flatMap((revision) => revision?.id ?? []);
  const before = await context.store.liveReports.read(ids);
  const of = (revision: { id: string } | null | undefined) => (revision == null ? undefined : before.get(revision.id));
  return withCorrections(content, { arbets: of(arbetsrevision), publik: of(publicerad) }, context.now);
}

/** The first revision of a language, which nobody has written in before. */
async function firstOf({ store }: OperationContext, id: string, revision: NewRevision) {
  const nr = await store.items.addLanguage(id, revision);
  return nr === undefined ? undefined : { nr, fore: undefined };
}

/**
 * What the new revision goes on from: the one named, when it can be a revision at all; by force the current one also when the
 * one named was never saved.
 */
async function baseOf(
  { store }: OperationContext,
  { head, sprak: languages }: ItemOutline,
  sprak: Language,
  { bas, tvinga }: SaveOptions,
): Promise<string | null> {
  const current = languages.get(sprak)?.arbetsrevision.id;
  if (current === undefined) return null;
  const named = bas !== undefined && isId(bas) ? bas : null;
  if (!tvinga || named === current) return named;
  const found = named === null ? undefined : await store.revisions.get(head.id, sprak, named);
  return found?.id ?? current;
}

/**
 * The revision that a translation is made from: the one named, which must exist; at the first save the source's current
 * one; later none, which keeps the one already known.
 */
async function sourceRevision(
  context: OperationContext,
  { head, sprak: languages }: ItemOutline,
  sprak: Language,
  named: string | undefined,
): Promise<string | null> {
  if (sprak === head.kallsprak) return null;
  if (named === undefined) return languages.has(sprak) ? null : (languages.get(head.kallsprak)?.arbetsrevision.id ?? null);
  const found = await context.store.revisions.get(head.id, head.kallsprak, named);
  if (found === undefined) {
    throw fault('revision_okand', { falt: 'kall_revision', sprak }, { revision: named.slice(0, 60), sprak: head.kallsprak });
  }
  return found.id;
}

async function conflict(
  context: OperationContext,
  { head: { id }, sprak: known }: ItemOutline,
  sprak: Language,
  named: string | undefined,
  mine: ArticleContent,
): Promise<Fault> {
  const current = (await context.store.items.get(id))?.sprak[sprak]?.arbetsrevision;
  if (current === undefined) throw new Error(`language version ${sprak} of ${id} vanished during a save`);
  const base = named === undefined || !isId(named) ? undefined : await context.store.revisions.get(id, sprak, named);
  // A language that somebody else has just begun is overtaken, whatever base was named.
  const kod = base !== undefined || !known.has(sprak) ? 'konflikt' : named === undefined || named === '' ? 'bas_saknas' : 'bas_okand';
  const vem = current.av.id === context.actor.id ? 'Du själv' : current.av.namn;
  return fault(
    kod,
    { falt: 'bas', sprak },
    { vem, nr: current.nr, id: current.id, bas: (named ?? '').slice(0, 60) },
    {
      extra: {
        senaste: current,
        andrade_block:
          base === undefined ? current.block.map((block) => String(block.attrs?.id)) : changedBlocks(base.block, current.block),
        sammanslagning: await merge(base, mine, current),
      },
    },
  );
}

async function merge(base: Revision | undefined, mine: ArticleContent, theirs: Revision): Promise<MergeResult> {
  if (base === undefined) return { mojlig: false, forslag: null, konflikter: [] };
  return inTurns(mergeSteps(contentOf(base), mine, contentOf(theirs)));
}

/** The content fields of a revision, without what the save recorded about it. */
export function contentOf({ rubrik, ingress, block, meta, hero, slug }: Revision): ArticleContent {
  return { rubrik, ingress, block, meta, hero, slug };
}

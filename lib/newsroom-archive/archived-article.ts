import { z } from 'zod';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { contentHashSteps } from '#lib/content/canonical-hash.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { ArchiveRecord, NewsroomPart, Rad } from '#lib/newsroom-archive/read-parts.ts';
import { ARTICLE_RECORDS, type ArticleRecordName } from '#lib/store/newsroom-tables.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const row = z.record(z.string(), z.unknown());
const id = z.uuid();

/** An article before its revisions: all of it that may change, and which revisions and publications there are. */
const headSchema = z.object({
  innehall: z.looseObject({
    id,
    sektion: z.string(),
    rubrik: z.string(),
    andrad: z.string(),
    mall: z.string(),
    taggar: z.array(z.string()),
    // An archive from before there were confidential articles says nothing of it.
    konfidentiell: z.boolean().optional(),
  }),
  sprakversioner: z.array(row),
  publicerat: z.array(z.looseObject({ kartnr: z.int().min(1) })),
  adresser: z.array(z.looseObject({ sprak: z.string(), sektion: z.string(), slug: z.string(), innehall_id: id })),
  bildbruk: z.array(z.looseObject({ media_id: id })),
  revisioner: z.array(z.tuple([id, z.string()])),
  publiceringar: z.array(id),
});

export type ArticleHead = z.infer<typeof headSchema>;

export interface ArchivedArticle {
  head: ArticleHead;
  plats: string;
  /** Its revisions, releases, publications and translations; read to their end before the next article. */
  records: AsyncGenerator<{ post: ArticleRecordName; rad: Rad; plats: string }, void>;
}

export interface Reader {
  /** The next part, which stays the next. */
  peek(): Promise<NewsroomPart | undefined>;
  take(): Promise<NewsroomPart | undefined>;
}

/** The parts of an archive for whoever has to see what comes next before taking it. */
export function readerOf(parts: AsyncGenerator<NewsroomPart, void>): Reader {
  let ahead: Promise<NewsroomPart | undefined> | undefined;
  const next = async () => {
    const { value, done } = await parts.next();
    return done === true ? undefined : (value ?? undefined);
  };
  return {
    peek: () => (ahead ??= next()),
    take() {
      const taken = ahead ?? next();
      ahead = undefined;
      return taken;
    },
  };
}

/** Throws BackupFault for a record that Studio has not written. */
export function wrong({ plats }: Pick<ArchiveRecord, 'plats'>, what: string): BackupFault {
  return new BackupFault(`Arkivet är ändrat: ${plats} ${what}. Ingenting mer har lästs in; ta ut redaktionen igen.`);
}

/**
 * The article that the record begins, held against what it tells of itself: each revision that it names comes, hashes to what it says, and
 * nothing comes that is another’s.
 */
export function articleAt(record: ArchiveRecord, reader: Reader, hashed: boolean): ArchivedArticle {
  const head = headSchema.safeParse(record.rad);
  if (record.rad.post !== 'artikel' || !head.success) throw wrong(record, 'är ingen artikel');
  const { innehall, revisioner, publiceringar } = head.data;
  if (ownRows(head.data).some(({ innehall_id }) => innehall_id !== innehall.id)) throw wrong(record, 'hör till en annan artikel');
  return {
    head: head.data,
    plats: record.plats,
    records: recordsOf(innehall.id, new Map(revisioner), new Set(publiceringar), record, reader, hashed),
  };
}

function ownRows({ sprakversioner, publicerat, adresser, bildbruk }: ArticleHead): Rad[] {
  return [...sprakversioner, ...publicerat, ...adresser, ...bildbruk];
}

async function* recordsOf(
  innehall: string,
  revisions: Map<string, string>,
  publications: Set<string>,
  begun: ArchiveRecord,
  reader: Reader,
  hashed: boolean,
): ArchivedArticle['records'] {
  for (let part = await reader.peek(); part !== undefined && 'record' in part; part = await reader.peek()) {
    const { record } = part;
    const { post, ...rad } = record.rad;
    if (record.stracka !== 'artiklar' || post === 'artikel') break;
    if (typeof post !== 'string' || !isRecordName(post)) throw wrong(record, 'är av ett slag som ingen artikel har');
    await reader.take();
    if (rad.innehall_id !== innehall) throw wrong(record, 'hör till en annan artikel');
    if (post === 'revision') {
      if (revisions.get(String(rad.id)) !== rad.hash) throw wrong(record, 'är en revision som artikeln inte har');
      revisions.delete(String(rad.id));
      if (hashed) await refuseOtherWords(record, rad);
    }
    if (post === 'publicering' && !publications.delete(String(rad.id))) throw wrong(record, 'är en publicering som artikeln inte har');
    yield { post, rad, plats: record.plats };
  }
  if (revisions.size > 0 || publications.size > 0) throw wrong(begun, 'saknar revisioner eller publiceringar som den räknar upp');
}

function isRecordName(post: string): post is ArticleRecordName {
  return Object.hasOwn(ARTICLE_RECORDS, post);
}

const contentSchema = z.looseObject({
  rubrik: z.string(),
  ingress: z.string(),
  slug: z.string(),
  block: z.array(z.looseObject({ type: z.string() })),
});

/** Of a live revision that keeps only its change, the words are known with all that it goes on from: the check of history sees to them. */
async function refuseOtherWords(record: ArchiveRecord, rad: Rad): Promise<void> {
  if (rad.live_grund !== null && rad.live_grund !== undefined) return;
  const content = contentSchema.safeParse(rad);
  // What a revision is made of beside its words and blocks may be anything that JSON can hold: the hash says whether it is as it was.
  if (!content.success || (await inTurns(contentHashSteps(content.data as unknown as ArticleContent))) !== rad.hash)
    throw wrong(record, 'har ett innehåll som inte stämmer med revisionens hash');
}

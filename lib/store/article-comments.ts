import type { Author } from '#lib/contract/article.ts';
import type { ArticleComment, SaidOfArticle } from '#lib/contract/article-comment.ts';
import { COMMENT_EVENTS } from '#lib/contract/closed/inbox.ts';
import type { Language } from '#lib/contract/languages.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** The words that a comment quotes, as they stand now, and what stands around them. */
export interface KeptQuote {
  text: string;
  fran: number;
  till: number;
  fore: string;
  efter: string;
  langd: number;
}

/** Where a comment is anchored. */
export interface KeptAnchor {
  block: string;
  falt: string;
  citat: KeptQuote | null;
}

export interface FollowedComment {
  id: string;
  anchor: KeptAnchor;
  fast: boolean;
}

interface NewArticleComment {
  id: string;
  innehall: string;
  sprak: Language;
  /** The thread that it answers; `null` for a new one. */
  svar_pa: string | null;
  anchor: KeptAnchor;
  fast: boolean;
  /** The words as they are quoted. */
  citat: string | null;
  galler: readonly Language[];
  text: string;
  av: Author;
  tid: string;
}

interface Row extends Omit<SaidOfArticle, 'citat' | 'lost'> {
  citat: string | null;
  ankare: KeptQuote | null;
  lost: string | null;
  lost_av: Author | null;
}

const COLUMNS = `k.id, k.innehall_id AS innehall, k.sprak, k.svar_pa, nullif(k.block, '') AS block, k.falt, k.citat, k.ankare, k.galler, k.text,
  ${named('k.av')} AS av, k.skapad, k.andrad, k.fast, k.lost, ${named('k.lost_av')} AS lost_av, ${named('k.tilldelad')} AS tilldelad,
  ARRAY(SELECT n.person_id FROM kommentarnamn n WHERE n.kommentar_id = k.id ORDER BY n.person_id) AS namn`;
/** As they were said. */
const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'k.skapad', type: 'timestamptz' },
    { sql: 'k.id', type: 'uuid' },
  ],
};
const THREADS = `FROM artikelkommentar k WHERE k.innehall_id = $1 AND k.svar_pa IS NULL
  AND ($2::text IS NULL OR k.sprak = $2 OR $2 = ANY(k.galler)) AND ($3::boolean IS NULL OR (k.lost IS NOT NULL) = $3)
  AND ($4::text IS NULL OR k.tilldelad ->> 'id' = $4)`;
const COUNT: Statement = { name: 'article_comments_count', text: boundedCount(THREADS) };
const ANSWERS: Statement = {
  name: 'article_comments_answers',
  text: `SELECT ${COLUMNS} FROM artikelkommentar k WHERE k.svar_pa = ANY($1::uuid[]) ORDER BY k.skapad, k.id`,
};
const BY_ID: Statement = { name: 'article_comment_by_id', text: `SELECT ${COLUMNS} FROM artikelkommentar k WHERE k.id = $1` };
const HOLD: Statement = { name: 'article_comment_hold', text: `${BY_ID.text} FOR UPDATE OF k` };
const HOW_MANY: Statement = {
  name: 'article_comments_how_many',
  text: `SELECT (SELECT count(*)::int FROM artikelkommentar WHERE innehall_id = $1 AND svar_pa IS NULL) AS tradar,
    (SELECT count(*)::int FROM artikelkommentar WHERE svar_pa = $2) AS svar`,
};
const CREATE: Statement = {
  name: 'article_comment_create',
  text: `INSERT INTO artikelkommentar (id, innehall_id, sprak, svar_pa, block, falt, citat, ankare, fast, galler, text, av, skapad, andrad)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12::jsonb, $13, $13)`,
};
// Once in a thread and an hour somebody is written to; the thread is held by whoever names them.
const NAME: Statement = {
  name: 'article_comment_name',
  text: `INSERT INTO kommentarnamn (kommentar_id, person_id, trad_id, tid, brev)
    SELECT $1, p.id, $2, $3, p.id <> $5::uuid AND NOT EXISTS (SELECT FROM kommentarnamn n
      WHERE n.trad_id = $2 AND n.person_id = p.id AND n.brev AND n.tid > $3::timestamptz - interval '1 hour')
    FROM person p WHERE p.id = ANY($4::uuid[]) AND p.aktiv RETURNING person_id AS person, brev`,
};
const CHANGE: Statement = {
  name: 'article_comment_change',
  text: `UPDATE artikelkommentar SET text = coalesce($2, text), andrad = CASE WHEN $2::text IS NULL THEN andrad ELSE $3 END,
    galler = coalesce($4, galler) WHERE id = $1`,
};
const SETTLE: Statement = {
  name: 'article_comment_settle',
  text: 'UPDATE artikelkommentar SET lost = $2, lost_av = $3::jsonb WHERE id = $1',
};
const ASSIGN: Statement = {
  name: 'article_comment_assign',
  text: 'UPDATE artikelkommentar SET tilldelad = $2::jsonb WHERE id = $1',
};
const REMOVE: Statement = {
  name: 'article_comment_remove',
  text: `WITH bort AS (DELETE FROM artikelkommentar WHERE id = $1 OR svar_pa = $1 RETURNING id)
    DELETE FROM inkorg WHERE kommentar_id IN (SELECT id FROM bort) AND handelse = ANY($2)`,
};
const ANCHORS: Statement = {
  name: 'article_comments_anchors',
  text: `SELECT id, block, falt, ankare AS citat, fast FROM artikelkommentar WHERE innehall_id = $1 AND sprak = $2 AND svar_pa IS NULL
    AND (block <> '' OR falt <> '' OR ankare IS NOT NULL)`,
};
const MOVE: Statement = {
  name: 'article_comments_move',
  text: `UPDATE artikelkommentar k SET block = m.block, falt = m.falt, ankare = m.citat, fast = m.fast
    FROM jsonb_to_recordset($1::jsonb) AS m(id uuid, block text, falt text, citat jsonb, fast boolean) WHERE k.id = m.id`,
};

/** What is said about articles. */
export class ArticleComments extends Aggregate {
  /** Threads about the article, as they were begun, each with its answers. A thread that is about another language too is one of that one’s. */
  async threads(
    innehall: string,
    { sprak, lost, tilldelad }: { sprak?: Language | undefined; lost?: boolean | undefined; tilldelad?: string | undefined },
    window: Window,
  ): Promise<Stretch<ArticleComment>> {
    const wanted = [innehall, sprak ?? null, lost ?? null, tilldelad ?? null];
    const { name, further, place, values } = windowText(ORDER, window, wanted);
    // Who said it, and whom it names, is asked of the threads of the page alone.
    const list = {
      name: `article_comments_${name}`,
      text: `SELECT ${COLUMNS} FROM (SELECT * ${THREADS} ${further} ${place}) k ORDER BY ${orderOf(ORDER)}`,
    };
    const [rows, [counted]] = await Promise.all([this.db.query<Row>(list, values), this.db.query<{ antal: number }>(COUNT, wanted)]);
    const found = stretchOf(rows, countedOf(counted), window, ({ skapad, id }) => [skapad, id]);
    return { ...found, rader: await this.withAnswers(found.rader) };
  }

  /** The comment with its answers, held against others until the transaction ends. */
  async hold(id: string): Promise<ArticleComment | undefined> {
    const [row] = await this.withAnswers(await this.db.query<Row>(HOLD, [id]));
    return row;
  }

  async get(id: string): Promise<ArticleComment> {
    const [row] = await this.withAnswers(await this.db.query<Row>(BY_ID, [id]));
    if (row === undefined) throw new Error(`the comment ${id} is gone`);
    return row;
  }

  /** How many threads the article has, and how many answers that thread. */
  async howMany(innehall: string, thread: string | null): Promise<{ tradar: number; svar: number }> {
    const [row] = await this.db.query<{ tradar: number; svar: number }>(HOW_MANY, [innehall, thread]);
    return row ?? { tradar: 0, svar: 0 };
  }

  async create({ id, innehall, sprak, svar_pa, anchor, fast, citat, galler, text, av, tid }: NewArticleComment): Promise<void> {
    const { block, falt } = anchor;
    const ankare = anchor.citat === null ? null : JSON.stringify(anchor.citat);
    await this.db.query(CREATE, [id, innehall, sprak, svar_pa, block, falt, citat, ankare, fast, galler, text, JSON.stringify(av), tid]);
  }

  /** Notes whom a comment names. Returns those who are to be written to: nobody twice of one thread in an hour, and not whoever says it. */
  async name(kommentar: string, thread: string, people: readonly string[], by: string, now: string): Promise<string[]> {
    if (people.length === 0) return [];
    const rows = await this.db.query<{ person: string; brev: boolean }>(NAME, [kommentar, thread, now, people, by]);
    return rows.filter(({ brev }) => brev).map(({ person }) => person);
  }

  async change(id: string, { text, galler }: { text?: string | undefined; galler?: readonly Language[] | undefined }, now: string) {
    await this.db.query(CHANGE, [id, text ?? null, now, galler ?? null]);
  }

  async settle(id: string, lost: { av: Author; tid: string } | null): Promise<void> {
    await this.db.query(SETTLE, [id, lost?.tid ?? null, lost === null ? null : JSON.stringify(lost.av)]);
  }

  /** Has somebody see to the thread, or nobody any more. */
  async assign(id: string, till: Author | null): Promise<void> {
    await this.db.query(ASSIGN, [id, till === null ? null : JSON.stringify(till)]);
  }

  /** Takes it away, and what it was answered; from the inboxes too, but for what it only goes with: a review is still asked for. */
  async remove(id: string): Promise<void> {
    await this.db.query(REMOVE, [id, COMMENT_EVENTS]);
  }

  /** What of the language version is commented on. */
  async anchors(innehall: string, sprak: Language): Promise<FollowedComment[]> {
    const rows = await this.db.query<KeptAnchor & { id: string; fast: boolean }>(ANCHORS, [innehall, sprak]);
    return rows.map(({ id, fast, ...anchor }) => ({ id, anchor, fast }));
  }

  async move(moved: readonly FollowedComment[]): Promise<void> {
    if (moved.length > 0) await this.db.query(MOVE, [JSON.stringify(moved.map(({ id, anchor, fast }) => ({ id, ...anchor, fast })))]);
  }

  private async withAnswers(rows: readonly Row[]): Promise<ArticleComment[]> {
    const threads = rows.filter(({ svar_pa }) => svar_pa === null).map(({ id }) => id);
    const answers = threads.length === 0 ? [] : await this.db.query<Row>(ANSWERS, [threads]);
    const of = Map.groupBy(answers, ({ svar_pa }) => svar_pa);
    return rows.map((row) => ({ ...saidIn(row), svar: (of.get(row.id) ?? []).map(saidIn) }));
  }
}

function saidIn({ ankare, lost, lost_av, citat, ...row }: Row): SaidOfArticle {
  return {
    ...row,
    citat: citat === null || ankare === null ? null : { text: citat, fran: ankare.fran, till: ankare.till },
    lost: lost === null || lost_av === null ? null : { av: lost_av, tid: lost },
  };
}

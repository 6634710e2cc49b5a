import type { Author } from '#lib/contract/article.ts';
import type { LinkCause } from '#lib/contract/link.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** An article with links that somebody has to see to. */
export interface ArticleToMend {
  innehall: string;
  rubrik: string;
  sektion: string;
}

/** One of them. */
export interface BrokenLink {
  adress: string;
  orsak: LinkCause;
  svar: number | null;
}

/** Those that Studio has asked somebody to see to. */
const ASKED = `typ = 'lank' AND av ->> 'typ' = 'system'`;
/** Of a link: that it leads nowhere, and that nobody has said it may. $1 is the time. */
const BROKEN = `l.tillstand = 'trasig' AND (l.ignorerad_till IS NULL OR l.ignorerad_till <= $1)`;

const TURN: Statement = { name: 'link_tasks_turn', text: `SELECT pg_try_advisory_xact_lock(hashtextextended('lankuppgifter', 0)) AS fick` };
const CLOSE: Statement = {
  name: 'link_tasks_close',
  text: `UPDATE ko SET klar_av = $2::jsonb, tagen_av = NULL, tagen_till = NULL, andrad = $1 WHERE ${ASKED} AND klar_av IS NULL AND innehall_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM lankplats p JOIN lank l ON l.id = p.lank_id WHERE p.innehall_id = ko.innehall_id AND ${BROKEN})`,
};
const OPEN: Statement = { name: 'link_tasks_open', text: `SELECT count(*)::int AS antal FROM ko WHERE ${ASKED} AND klar_av IS NULL` };
// What somebody has called done since the link broke is not asked for again: they know.
const WANTED: Statement = {
  name: 'link_tasks_wanted',
  text: `WITH trasiga AS MATERIALIZED (SELECT l.id, l.andrad FROM lank l WHERE ${BROKEN} ORDER BY l.andrad DESC, l.id DESC LIMIT 1000),
    artiklar AS MATERIALIZED (SELECT DISTINCT p.innehall_id FROM trasiga t CROSS JOIN LATERAL (
        SELECT p.innehall_id FROM lankplats p WHERE p.lank_id = t.id ORDER BY p.innehall_id LIMIT 100) p
      WHERE NOT EXISTS (SELECT FROM ko WHERE ${ASKED} AND ko.innehall_id = p.innehall_id AND (ko.klar_av IS NULL OR (ko.andrad >= t.andrad AND ko.klar_av ->> 'typ' <> 'system'))) LIMIT $2)
    SELECT i.id AS innehall, i.rubrik, i.sektion FROM artiklar a JOIN innehall i ON i.id = a.innehall_id`,
};
const OF_ARTICLE: Statement = {
  name: 'link_tasks_of_article',
  text: `SELECT DISTINCT l.adress, l.orsak, l.svar FROM lankplats p JOIN lank l ON l.id = p.lank_id WHERE p.innehall_id = $2 AND ${BROKEN} ORDER BY l.adress LIMIT 100`,
};

/** Which articles somebody is asked to mend links in (docs/decisions/link-monitor.md); all within the caller's transaction. */
export class LinkTasks extends Aggregate {
  /** Whether it is the caller that sees to them now: one instance at a time does. */
  async turn(): Promise<boolean> {
    const [row] = await this.db.query<{ fick: boolean }>(TURN, []);
    return row?.fick === true;
  }

  /** Says that what has been mended is done. */
  async close(now: string, av: Author): Promise<void> {
    await this.db.query(CLOSE, [now, JSON.stringify(av)]);
  }

  async open(): Promise<number> {
    const [row] = await this.db.query<{ antal: number }>(OPEN, []);
    return row?.antal ?? 0;
  }

  /** Articles with links that have broken lately and that nobody has been asked to see to since, so many at most. */
  wanted(now: string, most: number): Promise<ArticleToMend[]> {
    return this.db.query(WANTED, [now, most]);
  }

  /** The broken links of an article, a hundred at most. */
  brokenIn(innehall: string, now: string): Promise<BrokenLink[]> {
    return this.db.query(OF_ARTICLE, [now, innehall]);
  }
}
